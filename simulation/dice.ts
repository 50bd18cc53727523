import { Seeded } from '@pepite/kernel';

const FINE = 1_000_000;

/** Everything that is drawn in a simulation, from one seed: by stream, so that parts don't mix. */
export class Dice {
  readonly #seeded: Seeded;

  constructor(seed: number, stream: number) {
    this.#seeded = new Seeded(seed, stream);
  }

  below(n: number): number {
    return this.#seeded.below(n);
  }

  /** From 0 to 1. */
  fraction(): number {
    return this.#seeded.below(FINE) / FINE;
  }

  between(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least));
  }

  happens(probability: number): boolean {
    return probability > 0 && this.fraction() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  }
}
