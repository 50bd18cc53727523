import type { Cancel, Clock } from './clock.ts';

/** How long the first card waits for what pages add, once somebody is there, and before. */
const WAIT_FOR_PAGES = 5000;
const WAIT_FOR_ANYBODY = 15_000;

/** What is waited for. */
interface Awaited {
  /** Whether somebody may still be about to add something. */
  readonly isAwaiting: () => boolean;
  readonly isAttended: () => boolean;
  /** Called when there is nothing to wait for any more. */
  readonly over: () => void;
}

/**
 * The time for which the first card waits: whoever is away, plays with an earlier version of the
 * page, or does not want to add anything can't hold it up for longer.
 */
export class ContributionWait {
  readonly #clock: Clock;
  readonly #awaited: Awaited;
  #cancel: Cancel | undefined;
  #isAttended = false;
  #isOver = false;

  constructor(clock: Clock, awaited: Awaited) {
    this.#clock = clock;
    this.#awaited = awaited;
  }

  /** Whether the first card may be drawn; if not, it is called when it may. */
  get isOver(): boolean {
    if (this.#isOver || !this.#awaited.isAwaiting()) return true;
    const isAttended = this.#awaited.isAttended();
    if (this.#cancel === undefined || isAttended !== this.#isAttended) this.#begin(isAttended);
    return false;
  }

  /** Whether a timer runs. */
  get isBusy(): boolean {
    return this.#cancel !== undefined;
  }

  #begin(isAttended: boolean): void {
    // Those who come and go again and again must not put it off.
    if (this.#isAttended) return;
    this.close();
    this.#isAttended = isAttended;
    this.#cancel = this.#clock.after(isAttended ? WAIT_FOR_PAGES : WAIT_FOR_ANYBODY, () => {
      this.#cancel = undefined;
      this.#isOver = true;
      this.#awaited.over();
    });
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
