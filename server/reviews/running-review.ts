import type { BotPool, JobClient, JobResult } from '@pepite/bots/host';
import type { Found, ReviewOrder } from '@pepite/review';
import { doneIn, printOrder, printPortion } from './work.ts';

/** For whom something is reviewed: people of one network, one of them, about one match. */
interface Owner {
  readonly origin: string;
  readonly guest: string;
  readonly match: string;
}

/** What becomes of a review: nothing is told of one that was stopped. */
interface Ending {
  readonly finished: () => void;
  readonly failed: (error: Error) => void;
}

/** A review that threads of bots are at work on, one portion after the other. */
export class RunningReview {
  readonly found: Found[];
  total: number;
  readonly #job: JobClient;
  readonly #ending: Ending;

  /** `before` is what was found before it was stopped, of so many pieces. */
  constructor(
    bots: Pick<BotPool, 'openJob'>,
    order: ReviewOrder,
    owner: Owner,
    before: { readonly found: readonly Found[]; readonly total: number },
    ending: Ending,
  ) {
    this.found = [...before.found];
    this.total = before.total;
    this.#ending = ending;
    this.#job = bots.openJob({ ...owner, setup: printOrder(order) });
    this.#goOn();
  }

  stop(): void {
    this.#job.close();
  }

  #goOn(): void {
    this.#job.do(printPortion(this.found.length), (result) => this.#take(result));
  }

  #take(result: JobResult): void {
    if ('problem' in result) {
      this.stop();
      this.#ending.failed(result.problem);
      return;
    }
    const { total, found } = doneIn(result.value);
    this.total = total;
    this.found.push(...found);
    if (this.found.length < total) this.#goOn();
    else {
      this.stop();
      this.#ending.finished();
    }
  }
}
