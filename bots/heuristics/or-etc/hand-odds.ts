import type { Bits } from '@pepite/kernel';

/** How many hands are remembered: a power of two. */
const KEPT = 1024;
const CARD_BITS = 5;
const PRIME = 0x9e3779b1;

/**
 * By part of a hand: the chance that a throw allows to lay nothing beside it. It depends on the
 * cards alone and takes hundreds of steps, so that it is remembered of many hands: the same ones
 * come back from throw to throw, and from match to match.
 */
export class HandOdds {
  /** What a throw may come to: kinds of card that can then be laid, and how likely that is. */
  readonly #kinds: Int32Array;
  readonly #chances: Float64Array;
  readonly #keys = new Int32Array(KEPT).fill(-1);
  readonly #lists: Float64Array[] = [];

  constructor(kinds: Int32Array, chances: Float64Array) {
    this.#kinds = kinds;
    this.#chances = chances;
  }

  /** Fills in all parts of the first `count` cards, six at the most. */
  copyTo(within: Float64Array, cards: Int32Array, count: number): void {
    let key = 0;
    for (let place = 0; place < count; place++) key = (key << CARD_BITS) | cards[place];
    const place = (Math.imul(key, PRIME) >>> 16) & (KEPT - 1);
    const list = (this.#lists[place] ??= new Float64Array(within.length));
    if (this.#keys[place] !== key) {
      this.#keys[place] = key;
      this.#workOut(list, cards, count);
    }
    within.set(list);
  }

  #workOut(within: Float64Array, cards: Int32Array, count: number): void {
    const whole: Bits = (1 << count) - 1;
    within.fill(0);
    for (let place = 0; place < this.#kinds.length; place++) {
      const shown = this.#kinds[place];
      let part = 0;
      for (let index = 0; index < count; index++) part |= ((shown >> cards[index]) & 1) << index;
      within[part] += this.#chances[place];
    }
    // Each part gets the sum over all parts of it, one card after the other.
    for (let bit = 1; bit <= whole; bit <<= 1) {
      for (let part = 0; part <= whole; part++) {
        if ((part & bit) !== 0) within[part] += within[part ^ bit];
      }
    }
  }
}
