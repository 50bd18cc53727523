import type { Cancel, Clock } from './clock.ts';

/** How often those who watch are told who else is there, in milliseconds. */
const PAUSE = 1000;

/**
 * Tells who is there: at once when it has not been told for a while, else when that while is over.
 * People may come and go as they like; those who stay are told once a second at the most.
 */
export class Presence {
  readonly #clock: Clock;
  readonly #tell: () => void;
  #told = -Infinity;
  #timer: Cancel | undefined;

  constructor(clock: Clock, tell: () => void) {
    this.#clock = clock;
    this.#tell = tell;
  }

  changed(): void {
    const wait = this.#told + PAUSE - this.#clock.now();
    if (wait <= 0) this.#tellNow();
    else this.#timer ??= this.#clock.after(wait, () => this.#tellNow());
  }

  /** What was told just now says it, too. */
  forget(): void {
    this.#timer?.();
    this.#timer = undefined;
  }

  #tellNow(): void {
    this.forget();
    this.#told = this.#clock.now();
    this.#tell();
  }
}
