import { KNOTS, type Tables, THREE, FOUR } from './tables.ts';

/** A stage of a round for every size of the shortest hand. */
export const STAGES = 12;

/** Gold by what it scores: 0, 1, 2 or 3 points (A20). */
export const CLASSES = 4;
const CLASS = [0, 1, 1, 1, 2, 2, 2, 3, 3] as const;
export const classOf = (level: number): number => CLASS[level];

const LEAST_NEED = -2;
const MOST_NEED = 8;
export const NEEDS = MOST_NEED - LEAST_NEED + 1;

/** Tricks that a side lacks for its bid, as an index; far off is all the same. */
export const needOf = (lacking: number): number =>
  Math.min(MOST_NEED, Math.max(LEAST_NEED, lacking)) - LEAST_NEED;

/** What things are worth at every stage; where there are several, they stand together. */
export interface Rates {
  readonly trick: Float64Array;
  readonly now: Float64Array;
  readonly need: Float64Array;
  readonly gold: Float64Array;
  readonly cards: Float64Array;
  readonly opener: Float64Array;
  readonly floor: Float64Array;
  readonly ahead: Float64Array;
  readonly hand: Float64Array;
  readonly bias: Float64Array;
}

/** The values between two knots lie on a line. */
function atStage(knots: readonly number[], stage: number): number {
  const upper = KNOTS.findIndex((knot) => knot >= stage);
  if (KNOTS[upper] === stage) return knots[upper];
  const part = (stage - KNOTS[upper - 1]) / (KNOTS[upper] - KNOTS[upper - 1]);
  return knots[upper - 1] * (1 - part) + knots[upper] * part;
}

const rows = (...columns: readonly (readonly number[])[]): Float64Array =>
  Float64Array.from({ length: STAGES * columns.length }, (_, index) =>
    atStage(columns[index % columns.length], Math.floor(index / columns.length)),
  );

const ratesOf = (tables: Tables): Rates => ({
  trick: rows(tables.trick),
  now: rows(tables.now),
  need: rows(...tables.need),
  gold: rows(...tables.gold),
  cards: rows(tables.cards),
  opener: rows(tables.opener),
  floor: rows(tables.floor),
  ahead: rows(tables.ahead),
  // No metal has the value 0.
  hand: rows(
    KNOTS.map(() => 0),
    ...tables.hand,
  ),
  bias: rows(tables.bias),
});

/** For 3 and for 4 players. */
export const RATES: readonly Rates[] = [ratesOf(THREE), ratesOf(FOUR)];
