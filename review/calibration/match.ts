import { type LevelName, playMatch, seatBot } from '@pepite/bots';
import { defaultOptions, itemAt, type Seat, Seeded, variantOf } from '@pepite/kernel';
import { accuracyOf } from '../accuracy.ts';
import { Reviewer } from '../reviewer.ts';
import { type KnownCalibration, levelsOf } from './order.ts';

/** How well a bot has decided in one match. */
export interface Sample {
  readonly seat: Seat;
  readonly level: LevelName;
  readonly decisions: number;
  /** Nothing where it hardly mattered what was decided. */
  readonly accuracy: number | null;
  readonly error: number | null;
  readonly isWinner: boolean;
}

const PLACES = 1e4;
const rounded = (value: number): number => Math.round(value * PLACES) / PLACES;

/** Plays match number `match`, and has every seat reviewed. It depends on the order alone. */
export function sampleMatch(order: KnownCalibration, match: number): readonly Sample[] {
  const { played: game, seats, iterations, effort, seed } = order;
  const options = defaultOptions(game.options, seats);
  const setting = { game: variantOf(game, options), seats, options };
  const levels = levelsOf(order, match);
  const bots = levels.map((level) => seatBot(level, setting, { iterations }));
  const { referee, result } = playMatch(game, options, bots, new Seeded(seed, match));
  const record = referee.record(levels.map((level) => ({ name: level, bot: level })));
  if (record === undefined) throw new Error('a match that was played to its end has a record');
  const all = [...levels.keys()];
  const reviewer = new Reviewer({ game: setting.game, record, seats: all, effort, seed });
  const judged = reviewer.judgeAll();
  return all.map((seat) => {
    const own = judged.filter((decision) => decision.seat === seat);
    const accuracy = accuracyOf(own);
    return {
      seat,
      level: itemAt(levels, seat),
      decisions: own.length,
      accuracy: accuracy === undefined ? null : rounded(accuracy.mean),
      error: accuracy === undefined ? null : rounded(accuracy.error),
      isWinner: result.winners.includes(seat),
    };
  });
}
