import type { ReviewOrder } from '@pepite/review';
import type { ReviewNews } from './work-off.ts';

/** What a thread is told: what is to be reviewed, and what was found before. */
export interface ReviewQuestion {
  readonly order: ReviewOrder;
  readonly kept: string | undefined;
}

/** What it says, again and again: how the review stands, or why nothing will come of it. */
export type ReviewAnswer = ReviewNews | { readonly failure: string };

/** Starts a thread that reviews one match; returns what ends it. */
export type StartReviewThread = (
  question: ReviewQuestion,
  heard: (answer: ReviewAnswer) => void,
) => () => void;

/** Starts a worker of this page. */
export const startReviewThread: StartReviewThread = (question, heard) => {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
  const fail = (failure: string): void => heard({ failure });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => heard(data));
  worker.addEventListener('messageerror', () => fail('an answer was not readable'));
  worker.addEventListener('error', ({ message }) => fail(message));
  worker.postMessage(question, []);
  return () => worker.terminate();
};
