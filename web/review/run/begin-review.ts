import type { MatchRecord, Seat } from '@pepite/kernel';
import type { ReviewOrder } from '@pepite/review';
import { type KeptReview, reviewId, type ReviewStore } from '../kept-reviews.ts';
import type { ReviewAnswer, StartReviewThread } from './thread.ts';

/** What a reader can see soon, always the same: other orders would find other worlds. */
export const quickOrder = (record: MatchRecord, seat: Seat): ReviewOrder => ({
  record,
  seats: [seat],
  effort: 'quick',
  seed: 1,
});

/** What a review needs of its page. */
export interface ReviewTools {
  readonly store: ReviewStore;
  readonly start: StartReviewThread;
  readonly now: () => number;
}

/** What whoever has something reviewed is told. */
export interface ReviewWatcher {
  /** Something more is known, or all: the report says so. */
  told(review: KeptReview): void;
  /** It stops there, with what was known before. */
  failed(why: string): void;
}

/** Has a match reviewed, from where it was left; returns what stops it. */
export function beginReview(
  order: ReviewOrder,
  { store, start, now }: ReviewTools,
  watcher: ReviewWatcher,
): () => void {
  const id = reviewId(order);
  let end: (() => void) | undefined;
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    end?.();
  };
  const hear = (answer: ReviewAnswer): void => {
    if (isStopped) return;
    if ('failure' in answer) {
      stop();
      watcher.failed(answer.failure);
      return;
    }
    const { report, done, total } = answer;
    const text = report.isFinished ? null : answer.text;
    const review = { id, changed: now(), report, done, total, text };
    if (report.isFinished) stop();
    // What a browser has no room for is there as long as the page.
    void store.keep(review).catch(() => undefined);
    watcher.told(review);
  };
  const begin = async (): Promise<void> => {
    const kept = await store.find(id).catch(() => undefined);
    if (isStopped) return;
    if (kept !== undefined) watcher.told(kept);
    if (kept?.report.isFinished === true) return;
    end = start({ order, kept: kept?.text ?? undefined }, hear);
  };
  void begin();
  return stop;
}
