import type { Clock } from './clock.ts';

/** So much at once, and so much more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Tokens that come back with time: what somebody does takes some, or is refused if too few. */
export class TokenBucket {
  readonly #rate: Rate;
  readonly #clock: Clock;
  #left: number;
  #counted: number;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#left = rate.burst;
    this.#counted = clock.now();
  }

  /** Whether so much is left; nothing is taken. */
  has(cost: number): boolean {
    this.#refill();
    // What costs more than a full bucket is allowed when the bucket is full.
    return this.#left >= Math.min(cost, this.#rate.burst);
  }

  /** Takes so much, or nothing if that much is not left. */
  take(cost = 1): boolean {
    if (!this.has(cost)) return false;
    this.#left -= cost;
    return true;
  }

  /** Takes what something turned out to cost, even if that is not left: it is owed then. */
  charge(cost: number): void {
    this.#refill();
    this.#left -= cost;
  }

  /** The milliseconds until so much is left, if nothing is taken until then. */
  wait(cost = 1): number {
    if (this.has(cost)) return 0;
    const { burst, perSecond } = this.#rate;
    return ((Math.min(cost, burst) - this.#left) / perSecond) * 1000;
  }

  #refill(): void {
    const now = this.#clock.now();
    // Without limits an instant gains nothing or everything; either way there is enough.
    if (this.#rate.burst === Infinity) return;
    const gained = ((now - this.#counted) / 1000) * this.#rate.perSecond;
    this.#left = Math.min(this.#rate.burst, this.#left + gained);
    this.#counted = now;
  }
}
