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
 * The chance of playouts: it can be set to the same draws again, so that choices are compared in
 * the same worlds with the same luck. Good enough to think with, not to deal at a table.
 */
export class PlayoutRng implements Rng {
  #state = 0;

  /** The draws of one epoch of a playout, in one of many imagined worlds (`sample`). */
  set(seed: number, sample: number, epoch: number): void {
    this.#state = mixed(mixed(mixed(seed) + sample) + epoch);
  }

  below(n: number): number {
    this.#state = (this.#state + STEP) | 0;
    return Math.floor(((mixed(this.#state) >>> 0) / 2 ** 32) * n);
  }
}
