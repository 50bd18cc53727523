import { type Heap, VALUES } from '@pepite/games/aurum/pieces';
import { power } from './odds.ts';

const rowOfValues = (): Float64Array => new Float64Array(VALUES + 2);

/** A player who has yet to add to the trick, and by value what may be expected of their metals. */
export class Follower {
  seat = 0;
  side = 0;
  stock: Heap = 0;
  /** How likely they have no metal that fits. */
  stuck = 0;
  /** How likely they do not go for the trick; filled in while the trick is played on. */
  ducks = 0;
  /** What it is worth to them to go below the lowest metal. */
  duckWorth = 0;
  /** How likely they have a metal at least as high as a value, no other metal, a lower one. */
  readonly above = rowOfValues();
  readonly forced = rowOfValues();
  readonly under = rowOfValues().fill(1);
  /** Who goes below a value: the points of gold they may expect, and the value they play. */
  readonly lowPoints = rowOfValues();
  readonly lowValue = rowOfValues();

  /**
   * `choice`: how many metals that fit they may have; `upTo`: by value, the share of unseen metals
   * that are not higher; `points`: by value, the points of the gold to be gained with it.
   */
  expect(choice: number, upTo: Float64Array, points: Float64Array): void {
    let below = 0;
    // Who goes below a value takes the highest that is low enough: else it is as with the next.
    let left = 1;
    let pointsBelow = 0;
    let valueBelow = 0;
    for (let value = 1; value <= VALUES; value++) {
      const share = upTo[value];
      this.above[value] = 1 - power(below, choice);
      this.forced[value] = power(1 - below, choice);
      this.under[value - 1] = 1 - this.forced[value];
      const misses = power(1 - (share - below), choice);
      pointsBelow = (1 - misses) * points[value] + misses * pointsBelow;
      valueBelow = (1 - misses) * value + misses * valueBelow;
      left *= misses;
      this.lowPoints[value] = left < 1 ? pointsBelow / (1 - left) : 0;
      this.lowValue[value] = left < 1 ? valueBelow / (1 - left) : value;
      below = share;
    }
  }
}
