import type { MatchServices } from './services.ts';

/** How often it is noted that a match is in use, in milliseconds, and that it is not any more. */
const EVERY = 60 * 60 * 1000;
const LAST = 60 * 1000;

/** Notes on disk when a match was used: now and then, since it grows old in days. */
export class Usage {
  readonly #match: string;
  readonly #services: Pick<MatchServices, 'clock' | 'store' | 'report'>;
  #noted = -Infinity;

  constructor(match: string, services: Pick<MatchServices, 'clock' | 'store' | 'report'>) {
    this.#match = match;
    this.#services = services;
  }

  /** It is in use. */
  note(every = EVERY): void {
    const { clock } = this.#services;
    if (clock.now() - this.#noted < every) return;
    this.#noted = clock.now();
    void this.#touch();
  }

  /** Nobody waits for it: if it fails, the match only seems older than it is. */
  async #touch(): Promise<void> {
    const { clock, store, report } = this.#services;
    try {
      await store.touch(this.#match, clock.date());
    } catch (error) {
      report(error);
    }
  }

  /** The last one leaves it: it grows old from now on, however long it was in use. */
  end(): void {
    this.note(LAST);
  }
}
