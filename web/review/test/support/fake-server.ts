import type { Seat } from '@pepite/kernel';
import type { ReviewStanding } from '@pepite/review/shown';
import type { Answer } from '../../../site/api.ts';
import type { ServerReviews } from '../../run/server-review.ts';

type Said = Awaited<Answer<ReviewStanding>>;

export const standing = (more: Partial<ReviewStanding>): Said => ({
  value: {
    seat: 0,
    effort: 'quick',
    state: 'running',
    done: 0,
    total: 10,
    report: null,
    ...more,
  },
});

/** A server that says what it is told to, one after the other, and notes what it was asked. */
export class FakeServer implements ServerReviews {
  readonly asked: string[] = [];
  readonly #says: Said[];
  readonly #waiting: ((said: Said) => void)[] = [];

  constructor(...says: readonly Said[]) {
    this.#says = [...says];
  }

  /** Has more to say: to whoever waits for an answer, then to whoever asks next. */
  say(...says: readonly Said[]): void {
    for (const said of says) {
      const waiting = this.#waiting.shift();
      if (waiting === undefined) this.#says.push(said);
      else waiting(said);
    }
  }

  ask(match: string, seat: Seat): Answer<ReviewStanding> {
    return this.#say(`ask ${match} ${seat}`);
  }

  look(match: string, seat: Seat): Answer<ReviewStanding> {
    return this.#say(`look ${match} ${seat}`);
  }

  stop(match: string, seat: Seat): Answer<ReviewStanding> {
    return this.#say(`stop ${match} ${seat}`);
  }

  wait(): Promise<void> {
    return Promise.resolve();
  }

  /** Without anything more to say it does not answer. */
  #say(asked: string): Answer<ReviewStanding> {
    this.asked.push(asked);
    const next = this.#says.shift();
    if (next !== undefined) return Promise.resolve(next);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
