import type { MatchRecord, Seat } from '@pepite/kernel';
import { quickOrder } from '@pepite/review/shown';
import { beginReview, type ReviewTold, type ReviewTools } from './run/begin-review.ts';

type Phase = 'idle' | 'running' | 'stopped' | 'done' | 'failed';

/** The review of one match, seat by seat: what is known of it, and whether it goes on. */
export class MatchReview {
  readonly #tools: ReviewTools;
  readonly #record: MatchRecord;
  readonly #match: string | undefined;
  #seat: Seat | undefined = $state();
  #known: ReviewTold | undefined = $state.raw();
  #phase = $state<Phase>('idle');
  #stop: (() => void) | undefined;
  /** How often it was begun or gone on with: what was begun before that tells nothing any more. */
  #times = 0;

  /** `match` is its match on the server, if it was played there. */
  constructor(tools: ReviewTools, record: MatchRecord, match?: string) {
    this.#tools = tools;
    this.#record = record;
    this.#match = match;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** What is known by now of that seat. */
  get known(): ReviewTold | undefined {
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
    const time = ++this.#times;
    const source = { order: quickOrder(this.#record, this.#seat), match: this.#match };
    this.#stop = beginReview(source, this.#tools, {
      told: (review) => {
        if (time !== this.#times) return;
        this.#known = review;
        if (review.report?.isFinished === true) this.#phase = 'done';
      },
      failed: () => (this.#phase = 'failed'),
    });
  }

  stop(): void {
    this.#stop?.();
    if (this.#phase === 'running') this.#phase = 'stopped';
  }
}
