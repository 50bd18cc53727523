import { type Bits, size } from '@pepite/kernel';
import { type Heap, VALUES } from '@pepite/games/aurum/pieces';
import { countBelow, power } from './odds.ts';

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
  /** How likely they have a metal at least as high as a value, no other metal, a lower one. */
  readonly above = rowOfValues();
  readonly forced = rowOfValues();
  readonly under = rowOfValues().fill(1);
  /** Who goes below a value: the points of gold they may expect, and the value they play. */
  readonly lowPoints = rowOfValues();
  readonly lowValue = rowOfValues();
  readonly #holds = rowOfValues();

  /**
   * `choice`: how many metals that fit they may have; `free`: the unseen metals that fit;
   * `pointsAt`: the points of the gold to be gained with a value.
   */
  expect(choice: number, freeLow: Bits, freeHigh: Bits, pointsAt: (value: number) => number): void {
    const free = Math.max(1, size(freeLow) + size(freeHigh));
    let below = 0;
    for (let value = 1; value <= VALUES; value++) {
      const upTo = countBelow(freeLow, freeHigh, value + 1) / free;
      this.above[value] = 1 - power(below, choice);
      this.forced[value] = power(1 - below, choice);
      this.under[value - 1] = 1 - this.forced[value];
      this.#holds[value] = 1 - power(1 - (upTo - below), choice);
      below = upTo;
    }
    for (let low = 1; low <= VALUES; low++) this.#expectBelow(low, pointsAt);
  }

  /** Who goes below takes the highest value that is low enough. */
  #expectBelow(low: number, pointsAt: (value: number) => number): void {
    let left = 1;
    let points = 0;
    let mean = 0;
    for (let value = low; value >= 1; value--) {
      const taken = left * this.#holds[value];
      points += taken * pointsAt(value);
      mean += taken * value;
      left -= taken;
    }
    this.lowPoints[low] = left < 1 ? points / (1 - left) : 0;
    this.lowValue[low] = left < 1 ? mean / (1 - left) : low;
  }
}
