import { type Bot, type BotName, playMatch, type ReadClock, seatBot } from '@pepite/bots';
import { gameOf } from '@pepite/games';
import {
  type Game,
  itemAt,
  makeRecord,
  type Options,
  type Player,
  printRecord,
  Seeded,
} from '@pepite/kernel';
import { DuplicateDeals } from './duplicate-deals.ts';
import type { Lineup } from './lineups.ts';
import type { Outcome } from './rating.ts';

/** What to play, as plain data that can be sent to a worker. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly BotName[];
  readonly seed: number;
  /** How long a bot that searches thinks; without it, its level says how much. */
  readonly milliseconds: number | undefined;
  readonly keepsRecords: boolean;
}

/** One match: which deal, and who sits where. */
export interface Task {
  readonly number: number;
  readonly pairing: number;
  readonly deal: number;
  readonly lineup: Lineup;
}

export interface TaskDone extends Outcome {
  readonly task: Task;
  /** By bot: how long each of its choices took, in milliseconds; where there was one. */
  readonly times: readonly (readonly number[])[];
  /** One line, if the job keeps records. */
  readonly record: string;
}

/** The dice of the bots are not those of the deal. */
const OWN_DICE = 2 ** 32;

/** Notes how long a bot thinks, when there is something to choose. */
const timed = (bot: Bot, clock: ReadClock, times: number[]): Bot => ({
  see: (view) => bot.see?.(view),
  choose(view, moves, rng) {
    const start = clock();
    const move = bot.choose(view, moves, rng);
    if (moves.weight > 1) times.push(clock() - start);
    return move;
  },
});

export function playTask(job: Job, task: Task, clock: ReadClock): TaskDone {
  const game = gameOf(job.game);
  if (game === undefined) throw new Error(`there is no game ${job.game}`);
  const { seats, options, seed, milliseconds } = job;
  const times: number[][] = job.bots.map(() => []);
  const pace = milliseconds === undefined ? undefined : { clock, milliseconds };
  const bots = task.lineup.map((bot) =>
    timed(
      seatBot(itemAt(job.bots, bot), { game, seats, options }, pace),
      clock,
      itemAt(times, bot),
    ),
  );
  const chance = new DuplicateDeals(seed, task.deal);
  const { referee, result } = playMatch(
    game,
    options,
    bots,
    chance,
    ({ table }) => chance.deal(game.rounds(table).ended),
    new Seeded(seed + OWN_DICE, task.number),
  );
  const { journal } = referee;
  const record = job.keepsRecords ? recordOf(game, job, task, { journal, result }) : '';
  return { task, lineup: task.lineup, winners: result.winners, times, record };
}

function recordOf(
  game: Game,
  { seats, options, bots }: Job,
  { lineup }: Task,
  played: Pick<Parameters<typeof makeRecord>[1], 'journal' | 'result'>,
): string {
  const players = lineup.map((place, seat): Player => {
    const bot = itemAt(bots, place);
    return { name: `${bot} ${seat}`, bot };
  });
  return `${printRecord(makeRecord(game, { seats, options, players, ...played }))}\n`;
}
