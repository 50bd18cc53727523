import {
  type Bot,
  type BotName,
  type Contender,
  type Played,
  playMatch,
  type ReadClock,
  seatBot,
} from '@pepite/bots';
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
import type { Failure } from '@pepite/outside/programs';
import { DuplicateDeals } from './duplicate-deals.ts';
import type { Lineup } from './lineups.ts';
import type { Outcome } from './rating.ts';

/** What to play, as plain data that can be sent to a worker. */
export interface Job<B extends Contender = Contender> {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly B[];
  readonly seed: number;
  /** How long a bot that searches, or a program, thinks; without it, its level says how much. */
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
  /** Decisions that a stand-in has made in place of a program: of which bot, and why. */
  readonly failures: readonly { readonly bot: number; readonly failure: Failure }[];
}

/** The dice of the bots are not those of the deal. */
export const OWN_DICE = 2 ** 32;

/** Notes how long a bot thinks, when there is something to choose. */
export const timed = (bot: Bot, clock: ReadClock, times: number[]): Bot => ({
  see: (view) => bot.see?.(view),
  choose(view, moves, rng) {
    const start = clock();
    const move = bot.choose(view, moves, rng);
    if (moves.weight > 1) times.push(clock() - start);
    return move;
  },
});

/** The game of a job. */
export function gameIn({ game: id }: Job): Game {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** Plays a match among bots of ours. */
export function playTask(job: Job<BotName>, task: Task, clock: ReadClock): TaskDone {
  const game = gameIn(job);
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
  const record = recordOf(game, job, task, referee);
  return { task, lineup: task.lineup, winners: result.winners, times, record, failures: [] };
}

/** The record of a match that is over; nothing if the job keeps none. */
export function recordOf(
  game: Game,
  { seats, options, bots, keepsRecords }: Job,
  { lineup }: Task,
  { journal, result }: Played['referee'],
): string {
  if (!keepsRecords || result === undefined) return '';
  const played = { journal, result };
  const players = lineup.map((place, seat): Player => {
    const bot = itemAt(bots, place);
    return { name: `${bot} ${seat}`, bot };
  });
  return `${printRecord(makeRecord(game, { seats, options, players, ...played }))}\n`;
}
