import { type Immutable, itemAt, type Seat } from '@pepite/kernel';
import { GOLDEN_BONUS, PASS_POINTS } from '../score.ts';
import { inPoints, type Table } from '../world.ts';

/** How the points of a seat in the last round came about (X28–X30). */
export interface Reckoning {
  readonly seat: Seat;
  readonly cards: number;
  readonly passes: number;
  readonly passPoints: number;
  /** Golden twelves that the round was won with, and what they take off. */
  readonly goldens: number;
  readonly goldenPoints: number;
  /** What the figure takes off. */
  readonly halved: number;
  readonly points: number;
}

function reckon({ report }: Immutable<Table>, seat: Seat): Reckoning {
  const cards = itemAt(report.cardPoints, seat);
  const passes = itemAt(report.passes, seat);
  const goldens = seat === report.winner ? report.goldens : 0;
  const passPoints = PASS_POINTS * passes;
  const goldenPoints = goldens === 0 ? 0 : -GOLDEN_BONUS * goldens;
  const points = inPoints(itemAt(report.halves, seat));
  const halved = points - (cards + passPoints + goldenPoints);
  return { seat, cards, passes, passPoints, goldens, goldenPoints, halved, points };
}

/** All seats, the fewest points of the round first. */
export const reckonAll = (table: Immutable<Table>): readonly Reckoning[] =>
  Array.from({ length: table.seats }, (_, seat) => reckon(table, seat)).sort(
    (one, other) => one.points - other.points,
  );
