import { goldPoints, sideBid, sideGold, sideTricks } from '../score.ts';
import { type Heap, NO_GOLD, oneGold, topLevel, valueOf, type Card } from '../pieces.ts';
import { sidesOf, type Table } from '../world.ts';
import { has, type Immutable } from '@pepite/kernel';

type Shown = Immutable<Table>;

/** The table as it was when the round in the report ended. */
const atTheEnd = (table: Shown): Shown => ({
  ...table,
  bids: table.report.bids,
  tricks: table.report.tricks,
  stocks: table.report.stocks,
});

export const bidOf = (table: Shown, side: number): number => sideBid(atTheEnd(table), side);
export const tricksOf = (table: Shown, side: number): number => sideTricks(atTheEnd(table), side);
export const goldOf = (table: Shown, side: number): Heap => sideGold(atTheEnd(table), side);

/** Whether a side has made fewer tricks than it has bid, just as many, or more (A19). */
export function bidMetBy(table: Shown, side: number): 'less' | 'exact' | 'more' {
  const missing = bidOf(table, side) - tricksOf(table, side);
  if (missing === 0) return 'exact';
  return missing > 0 ? 'less' : 'more';
}

/** What one gold card is worth (A20). */
export const worthOf = (card: Card): number => goldPoints(oneGold(valueOf(card)));

/** What parted the side with the nugget from the next best one (A21). */
export type Reason = 'points' | 'exact' | 'topGold' | 'nextGold' | 'bid' | 'tied';

/** The side that got the nugget, and what parted it from the others (A21). */
export interface Verdict {
  readonly winner: number | undefined;
  readonly reason: Reason;
}

const NONE = -1;

/** What sides are compared by, first things first. */
const CRITERIA: readonly (readonly [Reason, (table: Shown, side: number) => number])[] = [
  ['points', ({ report }, side) => report.points[side]],
  ['exact', (table, side) => (bidMetBy(table, side) === 'exact' ? 1 : 0)],
  ['topGold', (table, side) => highestOf(goldOf(table, side))],
  ['nextGold', goldOf],
  ['bid', bidOf],
];

const highestOf = (heap: Heap): number => (heap === NO_GOLD ? NONE : topLevel(heap));

export function verdictOn(table: Shown): Verdict {
  const sides = Array.from({ length: sidesOf(table.seats) }, (_, side) => side);
  const winner = sides.find((side) => has(table.report.nugget, side));
  if (winner === undefined) return { winner, reason: 'tied' };
  let rivals = sides.filter((side) => side !== winner);
  for (const [reason, of] of CRITERIA) {
    rivals = rivals.filter((side) => of(table, side) === of(table, winner));
    if (rivals.length === 0) return { winner, reason };
  }
  return { winner, reason: 'tied' };
}
