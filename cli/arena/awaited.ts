import { isBotName, seatBot } from '@pepite/bots';
import { itemAt, Referee, Seeded } from '@pepite/kernel';
import type { Program, Programs } from '@pepite/outside/programs';
import { playAwaited } from '../programs/match.ts';
import { BotPlayer, type Player, ProgramPlayer } from '../programs/player.ts';
import { PROGRAM_TIME, withSeatedPrograms } from '../programs/seated.ts';
import { processorClock } from './clock.ts';
import { DuplicateDeals } from './duplicate-deals.ts';
import { gameIn, type Job, OWN_DICE, recordOf, type Task, type TaskDone, timed } from './job.ts';

type Failures = TaskDone['failures'][number][];

/** Plays a match with programs in it; throws when it is interrupted. */
export async function playAwaitedTask(
  job: Job,
  task: Task,
  programs: Programs,
  stop: AbortSignal,
): Promise<TaskDone> {
  const game = gameIn(job);
  const { seats, options, seed } = job;
  const times: number[][] = job.bots.map(() => []);
  const failures: Failures = [];
  const referee = new Referee(game, seats, options);
  const chance = new DuplicateDeals(seed, task.deal);
  const names = task.lineup.map((bot) => itemAt(job.bots, bot));
  return withSeatedPrograms(programs, names, async (seated) => {
    const players = task.lineup.map((bot, seat) =>
      playerAt(job, { bot, seat, referee, program: seated[seat], times, failures }),
    );
    const own = new Seeded(seed + OWN_DICE, task.number);
    const dice = players.map(() => own);
    const { result } = await playAwaited(referee, players, chance, dice, ({ table }) => {
      stop.throwIfAborted();
      chance.deal(game.rounds(table).ended);
    });
    const record = recordOf(game, job, task, referee);
    return { task, lineup: task.lineup, winners: result.winners, times, record, failures };
  });
}

interface Place {
  readonly bot: number;
  readonly seat: number;
  readonly referee: Referee<unknown, unknown, unknown, Job['options']>;
  readonly program: Program | undefined;
  readonly times: readonly number[][];
  readonly failures: Failures;
}

function playerAt(job: Job, { bot, seat, referee, program, times, failures }: Place): Player {
  const name = itemAt(job.bots, bot);
  const own = itemAt(times, bot);
  const { seats, options, milliseconds } = job;
  if (isBotName(name)) {
    const pace = milliseconds === undefined ? undefined : { clock: processorClock, milliseconds };
    const seated = seatBot(name, { game: referee.game, seats, options }, pace);
    return new BotPlayer(timed(seated, processorClock, own), referee, seat);
  }
  return new ProgramPlayer(program, referee, seat, milliseconds ?? PROGRAM_TIME, {
    failed: (failure) => void failures.push({ bot, failure }),
    took: (time) => void own.push(time),
  });
}
