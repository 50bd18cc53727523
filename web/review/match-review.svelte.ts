import type { MatchRecord, Seat } from '@pepite/kernel';
import type { KeptReview } from './kept-reviews.ts';
import { beginReview, quickOrder, type ReviewTools } from './run/begin-review.ts';

type Phase = 'idle' | 'running' | 'stopped' | 'done' | 'failed';

/** The review of one match, seat by seat: what is known of it, and whether it goes on. */
export class MatchReview {
  readonly #tools: ReviewTools;
  readonly #record: MatchRecord;
  #seat: Seat | undefined = $state();
  #known: KeptReview | undefined = $state.raw();
  #phase = $state<Phase>('idle');
  #stop: (() => void) | undefined;

  constructor(tools: ReviewTools, record: MatchRecord) {
    this.#tools = tools;
    this.#record = record;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** What is known by now of that seat. */
  get known(): KeptReview | undefined {
    return this.#known;
  }

  /** Whose decisions are reviewed; nobody's before it has begun. */
  get seat(): Seat | undefined {
    return this.#seat;
  }

  /** Reviews this seat instead of another one; what was found of that is kept. */
  begin(seat: Seat): void {
    this.stop();
    this.#phase = 'idle';
    this.#seat = seat;
    this.#known = undefined;
    this.goOn();
  }

  goOn(): void {
    if (this.#seat === undefined || this.#phase === 'running' || this.#phase === 'done') return;
    this.#phase = 'running';
    this.#stop = beginReview(quickOrder(this.#record, this.#seat), this.#tools, {
      told: (review) => {
        this.#known = review;
        if (review.report.isFinished) this.#phase = 'done';
      },
      failed: () => (this.#phase = 'failed'),
    });
  }

  stop(): void {
    this.#stop?.();
    if (this.#phase === 'running') this.#phase = 'stopped';
  }
}
