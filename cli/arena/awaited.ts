import { isBotName, seatBot } from '@pepite/bots';
import { itemAt, Referee, Seeded } from '@pepite/kernel';
import type { Program, Programs } from '@pepite/outside/programs';
import { commandOf, isProgram } from '../programs/contender.ts';
import { playAwaited } from '../programs/match.ts';
import { BotPlayer, type Player, ProgramPlayer } from '../programs/player.ts';
import { processorClock } from './clock.ts';
import { DuplicateDeals } from './duplicate-deals.ts';
import { gameIn, type Job, OWN_DICE, recordOf, type Task, type TaskDone, timed } from './job.ts';

/** How long a program has for a decision where nothing is said, in milliseconds. */
const PROGRAM_TIME = 1000;

type Failures = TaskDone['failures'][number][];

/** Plays matches with programs in them, so many at a time; throws when it is interrupted. */
export async function playAwaitedTasks(
  job: Job,
  tasks: Iterator<Task>,
  atOnce: number,
  programs: Programs,
  stop: AbortSignal,
  take: (done: TaskDone) => void,
): Promise<void> {
  const playOn = async (): Promise<void> => {
    for (let next = tasks.next(); next.done !== true; next = tasks.next()) {
      take(await playTask(job, next.value, programs, stop));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playOn));
}

async function playTask(
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
  const seated: Program[] = [];
  const players: Player[] = [];
  const chance = new DuplicateDeals(seed, task.deal);
  try {
    for (const [seat, bot] of task.lineup.entries()) {
      const program = await programFor(job, bot, programs);
      if (program !== undefined) seated.push(program);
      players.push(playerAt(job, { bot, seat, referee, program, times, failures }));
    }
    const dice = new Seeded(seed + OWN_DICE, task.number);
    const { result } = await playAwaited(referee, players, chance, dice, ({ table }) => {
      stop.throwIfAborted();
      chance.deal(game.rounds(table).ended);
    });
    const record = recordOf(game, job, task, referee);
    return { task, lineup: task.lineup, winners: result.winners, times, record, failures };
  } finally {
    for (const program of seated) programs.release(program);
  }
}

/** A process for a bot that is a program, if it can be started. */
async function programFor(
  { bots }: Job,
  bot: number,
  programs: Programs,
): Promise<Program | undefined> {
  const name = itemAt(bots, bot);
  if (!isProgram(name)) return undefined;
  const taken = await programs.take(commandOf(name));
  return 'value' in taken ? taken.value : undefined;
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
