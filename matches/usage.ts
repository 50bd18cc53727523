import type { Surroundings } from './surroundings.ts';

/** How often it is noted that a match is in use, in milliseconds, and that it is not any more. */
const EVERY = 60 * 60 * 1000;
const LAST = 60 * 1000;

/** Notes on disk when a match was used: now and then, since it grows old in days. */
export class Usage {
  readonly #match: string;
  readonly #around: Pick<Surroundings, 'clock' | 'store'>;
  #noted = -Infinity;

  constructor(match: string, around: Pick<Surroundings, 'clock' | 'store'>) {
    this.#match = match;
    this.#around = around;
  }

  /** It is in use. */
  note(every = EVERY): void {
    const { clock, store } = this.#around;
    if (clock.now() - this.#noted < every) return;
    this.#noted = clock.now();
    store.touch(this.#match, clock.date());
  }

  /** The last one leaves it: it grows old from now on, however long it was in use. */
  end(): void {
    this.note(LAST);
  }
}
