import type { Rng } from '@pepite/kernel';

const STEP = 0x9e3779b9;
const MULTIPLIERS = [0x85ebca6b, 0xc2b2ae35] as const;

/** Spreads the bits of a number over all 32 (the finish of MurmurHash3). */
const mixed = (bits: number): number => {
  const half = Math.imul(bits ^ (bits >>> 16), MULTIPLIERS[0]);
  const whole = Math.imul(half ^ (half >>> 13), MULTIPLIERS[1]);
  return whole ^ (whole >>> 16);
};

/**
 * Chance in the mind: it can be set to the same luck again, so that choices are compared in the
 * same worlds with the same draws. Good enough to think with, not to deal at a table.
 */
export class Dice implements Rng {
  #state = 0;

  /** The luck of a place (`page`) in one of many stories (`volume`). */
  set(seed: number, volume: number, page: number): void {
    this.#state = mixed(mixed(mixed(seed) + volume) + page);
  }

  below(n: number): number {
    this.#state = (this.#state + STEP) | 0;
    return Math.floor(((mixed(this.#state) >>> 0) / 2 ** 32) * n);
  }
}
