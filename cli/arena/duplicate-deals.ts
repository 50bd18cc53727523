import { type Rng, Seeded } from '@pepite/kernel';

/** More rounds than any match has. */
const ROUNDS = 64;

/**
 * The chance of a deal that is played several times by others: each round starts anew, so that its
 * cards are the same whatever was drawn in the rounds before.
 */
export class DuplicateDeals implements Rng {
  readonly #seed: number;
  readonly #deal: number;
  #round = 0;
  #rng: Rng;

  constructor(seed: number, deal: number) {
    this.#seed = seed;
    this.#deal = deal;
    this.#rng = new Seeded(seed, deal * ROUNDS);
  }

  /** Chance goes on for the round after so many. */
  deal(round: number): void {
    if (round === this.#round) return;
    this.#round = round;
    this.#rng = new Seeded(this.#seed, this.#deal * ROUNDS + round);
  }

  below(n: number): number {
    return this.#rng.below(n);
  }
}
