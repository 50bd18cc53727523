import { itemAt, type Rng } from '@pepite/kernel';

const GRAINS = 2 ** 16;
/** So many even chances, summed up, have a variance of 1 around half their number. */
const CHANCES = 12;
/** How much of a generation is taken over, and of how far its best lie apart. */
const STEP = 0.7;
const PATIENCE = 0.5;
/** It never becomes so sure that it stops to look around. */
const LEAST_SPREAD = 0.03;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where a search stands, as plain data: one that goes on from here finds the same. */
export interface CrossEntropyState {
  /** Of the logarithms. */
  readonly mean: readonly number[];
  readonly spread: readonly number[];
}

/**
 * Looks for numbers by the cross-entropy method: draws some around a guess and learns from those
 * that did best. They are above zero, and twice as much is as far from the guess as half of it: it
 * goes by their logarithms.
 */
export class CrossEntropy {
  readonly #mean: number[];
  readonly #spread: number[];

  constructor(start: readonly number[], spread: number) {
    this.#mean = start.map((value) => Math.log(value));
    this.#spread = start.map(() => spread);
  }

  static resume({ mean, spread }: CrossEntropyState): CrossEntropy {
    const search = new CrossEntropy(mean, 0);
    search.#mean.splice(0, mean.length, ...mean);
    search.#spread.splice(0, spread.length, ...spread);
    return search;
  }

  get state(): CrossEntropyState {
    return { mean: [...this.#mean], spread: [...this.#spread] };
  }

  get guess(): readonly number[] {
    return this.#mean.map((value) => Math.exp(value));
  }

  draw(rng: Rng): readonly number[] {
    return this.#mean.map((mean, place) =>
      Math.exp(mean + itemAt(this.#spread, place) * normal(rng)),
    );
  }

  /** What did best is where to look next. */
  learn(best: readonly (readonly number[])[]): void {
    for (const [place, mean] of this.#mean.entries()) {
      const logarithms = best.map((values) => Math.log(itemAt(values, place)));
      // From the old guess, not from the new one: while it is on its way it keeps looking far.
      const spread = Math.sqrt(meanOf(logarithms.map((value) => (value - mean) ** 2)));
      this.#mean[place] = mean + STEP * (meanOf(logarithms) - mean);
      const former = itemAt(this.#spread, place);
      this.#spread[place] = former + PATIENCE * (Math.max(spread, LEAST_SPREAD) - former);
    }
  }
}

/** A number as a bell curve has it. */
function normal(rng: Rng): number {
  let sum = -CHANCES / 2;
  for (let left = CHANCES; left > 0; left--) sum += rng.below(GRAINS) / GRAINS;
  return sum;
}
