import type { Coach } from '@pepite/kernel';
import {
  type KnownOrder,
  readKeptReview,
  type Report,
  reportOf,
  Reviewer,
  ReviewRun,
} from '@pepite/review';

/** How a review stands. */
export interface ReviewNews {
  readonly report: Report;
  /** How many pieces are done, of all. */
  readonly done: number;
  readonly total: number;
  /** What it can be gone on with. */
  readonly text: string;
}

/** Milliseconds from one piece of news to the next: so much is lost when a page is closed. */
const OFTEN = 400;

const newsOf = (order: KnownOrder, run: ReviewRun): ReviewNews => ({
  report: reportOf(order, run.result),
  done: run.done,
  total: run.total,
  text: run.print(),
});

/** Does what is left of a review, and tells every now and then how it stands. */
export function* workOff(
  order: KnownOrder,
  coach: Coach | undefined,
  kept: string | undefined,
  now: () => number,
): Generator<ReviewNews, undefined> {
  const read = kept === undefined ? undefined : readKeptReview(kept, order);
  // What can't be gone on with is begun anew.
  const run = new ReviewRun(order, read !== undefined && 'value' in read ? read.value : undefined);
  yield newsOf(order, run);
  const reviewer = new Reviewer(order, coach);
  let told = now();
  for (const slice of run.toDo()) {
    run.take(reviewer.review(slice));
    if (!run.isFinished && now() - told < OFTEN) continue;
    yield newsOf(order, run);
    told = now();
  }
}
