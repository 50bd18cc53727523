import { FairQueue, type Waiting } from './fair-queue.ts';

/** Milliseconds from a question until it is to be answered, unless it says so itself. */
const WITHIN = 900;
/** However long others took, whoever is asked may think for so long. */
const LEAST = 30;

/** A question that waits for a thread. */
export interface Queued extends Waiting {
  /** When it is to be answered. */
  readonly deadline: number;
  /** Whether it was asked before, and failed: then any answer will do that comes soon. */
  readonly isRetry: boolean;
}

/**
 * What all threads of a pool are asked, in a fair order. A question has a deadline from when it is
 * asked. Whoever comes next is given what is left until then, shared among what waits for the same
 * guest, the guests of its origin and the origins, as far as there are not threads for all: the
 * busier the pool, the shorter the thoughts, but nobody's get shorter because somebody else asks a
 * lot.
 */
export class ThinkQueue<T extends Queued> {
  readonly #queue = new FairQueue<T>();
  readonly #threads: number;
  readonly #now: () => number;

  constructor(threads: number, now: () => number) {
    this.#threads = threads;
    this.#now = now;
  }

  /** When a question is to be answered that is asked now. */
  deadline(milliseconds = WITHIN): number {
    return this.#now() + milliseconds;
  }

  add(entry: T): void {
    this.#queue.add(entry);
  }

  remove(isGone: (entry: T) => boolean): void {
    this.#queue.remove(isGone);
  }

  count(isCounted: (entry: T) => boolean): number {
    return this.#queue.count(isCounted);
  }

  /** Takes out what is to be asked next, with how long may be thought about it. */
  take(): { readonly entry: T; readonly milliseconds: number } | undefined {
    const entry = this.#queue.take();
    if (entry === undefined) return undefined;
    const shared = Math.max(1, this.#queue.sharing(entry) / this.#threads);
    const left = entry.isRetry ? 0 : (entry.deadline - this.#now()) / shared;
    return { entry, milliseconds: Math.max(LEAST, left) };
  }
}
