import type { Bits } from '@pepite/kernel';
import type { Reach } from './odds.ts';

/** A set of cards of a hand, by their places. */
export type Part = Bits;

/** What a throw is worth with a hand: the best card is laid that it allows. */
export class ThrowOdds {
  #whole: Part = 0;
  /** By part of the hand: the chance that a throw allows to lay nothing beside it. */
  readonly #within: Float64Array;
  /** The cards that are worth laying, as parts, and what they are worth: the best first. */
  readonly #bits: Int32Array;
  readonly #worths: Float64Array;
  #count = 0;

  constructor(mostCards: number) {
    this.#within = new Float64Array(1 << mostCards);
    this.#bits = new Int32Array(mostCards);
    this.#worths = new Float64Array(mostCards);
  }

  /** What throws may come to with these cards. */
  look({ hands }: Reach, cards: Int32Array, count: number): void {
    this.#whole = (1 << count) - 1;
    hands.copyTo(this.#within, cards, count);
  }

  /** Begins to weigh a throw. */
  begin(): void {
    this.#count = 0;
  }

  /** A card, as a part, may be laid, which is worth so much. */
  addLaying(bit: Part, worth: number): void {
    let place = this.#count++;
    for (; place > 0 && this.#worths[place - 1] < worth; place--) {
      this.#worths[place] = this.#worths[place - 1];
      this.#bits[place] = this.#bits[place - 1];
    }
    this.#worths[place] = worth;
    this.#bits[place] = bit;
  }

  /**
   * What is to be expected. `stay` is what it is worth to lay none, less than any card that was
   * added; `may` is the chance that `other` can be done instead.
   */
  expected(stay: number, may = 0, other = stay): number {
    let better: Part = 0;
    let left = this.#within[this.#whole];
    let sum = 0;
    for (let place = 0; place < this.#count; place++) {
      better |= this.#bits[place];
      const without = this.#within[this.#whole & ~better];
      const worth = this.#worths[place];
      sum += (left - without) * (other > worth ? worth + may * (other - worth) : worth);
      left = without;
    }
    return sum + left * (other > stay ? stay + may * (other - stay) : stay);
  }
}
