import { clockwise, type Entry, type Immutable, type Seat } from '@pepite/kernel';
import { NO_PATTERN } from '../data/patterns.ts';
import { BONUS, kindOf, MARK, REVEAL, TAKE, TAKE_PILE } from '../moves.ts';
import type { Table } from '../world.ts';

const isOf =
  (...kinds: readonly number[]) =>
  ({ move }: Entry): boolean =>
    kinds.includes(kindOf(move));

/**
 * The seats that some moves have let settle, by the table after them (S13): once all have marked it
 * goes on from the start player until somebody has to take a card, and from there when that one has
 * taken.
 */
export function settledBy(made: readonly Entry[], table: Immutable<Table>): readonly Seat[] {
  const { seats } = table;
  const isTurnOver = table.expedition === NO_PATTERN || made.some(isOf(REVEAL));
  // The start player has moved on with the turn (S16).
  const first = isTurnOver ? clockwise(table.first, seats - 1, seats) : table.first;
  const order = Array.from({ length: seats }, (_, place) => clockwise(first, place, seats));
  const taker = made.find(isOf(TAKE, TAKE_PILE));
  const isMarked = made.some(isOf(MARK, BONUS));
  if (!isMarked && taker === undefined) return [];
  const from = isMarked || taker === undefined ? 0 : order.indexOf(taker.actor) + 1;
  return order.slice(from, isTurnOver ? seats : table.settled + 1);
}

/** How many of the palm boxes some points are in: all palms of a turn score the same (S11). */
export const boxesFilled = (palms: readonly number[], points: number): number =>
  points === 0 ? 0 : points / (palms.findLast((box) => box > 0) ?? points);
