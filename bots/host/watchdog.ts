import type { Cancel, Timers } from './timers.ts';

/** How many milliseconds a thread may be late before it is given up. */
export interface Patience {
  /** While it starts. */
  readonly first: number;
  readonly later: number;
}

const PATIENCE: Patience = { first: 30_000, later: 5000 };

/** Notices that a thread does not answer: whoever waits for it would wait for ever. */
export class Watchdog {
  readonly #timers: Timers;
  readonly #isLate: (milliseconds: number) => void;
  readonly #patience: Patience;
  #isStarted = false;
  /** How long the question under way may be thought about. */
  #budget: number | undefined;
  #cancel: Cancel = () => {};

  constructor(
    timers: Timers,
    isLate: (milliseconds: number) => void,
    patience: Patience = PATIENCE,
  ) {
    this.#timers = timers;
    this.#isLate = isLate;
    this.#patience = patience;
  }

  /** The thread has started: from now on it answers in time. */
  started(): void {
    this.#isStarted = true;
    if (this.#budget !== undefined) this.asked(this.#budget);
  }

  asked(budget: number): void {
    this.#cancel();
    this.#budget = budget;
    const { first, later } = this.#patience;
    const most = budget + (this.#isStarted ? later : first);
    this.#cancel = this.#timers.after(most, () => this.#isLate(Math.round(most)));
  }

  answered(): void {
    this.#cancel();
    this.#budget = undefined;
  }
}
