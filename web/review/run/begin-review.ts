import type { ReviewOrder } from '@pepite/review';
import type { Report, ReviewStanding } from '@pepite/review/shown';
import { type KeptReview, reviewId, type ReviewStore } from '../kept-reviews.ts';
import { followServer, type ServerReviews } from './server-review.ts';
import type { ReviewAnswer, StartReviewThread } from './thread.ts';

/** What a review needs of its page. */
export interface ReviewTools {
  readonly store: ReviewStore;
  readonly start: StartReviewThread;
  readonly server: ServerReviews;
  readonly now: () => number;
}

/** What is to be reviewed. */
export interface ReviewSource {
  readonly order: ReviewOrder;
  /** Its match on the server, if it was played there. */
  readonly match: string | undefined;
}

/** How a review stands. */
export interface ReviewTold {
  readonly done: number;
  readonly total: number;
  /** What is known by now, as far as that has been told. */
  readonly report: Report | undefined;
}

/** What whoever has something reviewed is told. */
export interface ReviewWatcher {
  /** Something more is known, or all: the report says so. */
  told(review: ReviewTold): void;
  /** It stops there, with what was known before. */
  failed(why: string): void;
}

/**
 * Has a match reviewed: by the server, if it was played there, else, or where the server does not
 * want to, by a thread of this page, from where it was left. Returns what stops it; what was found
 * until then may still be told.
 */
export function beginReview(
  source: ReviewSource,
  tools: ReviewTools,
  watcher: ReviewWatcher,
): () => void {
  const id = reviewId(source.order);
  let end: (() => void) | undefined;
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    end?.();
  };
  const keep = (review: Omit<KeptReview, 'id' | 'changed'>): void => {
    // What a browser has no room for is there as long as the page.
    void tools.store.keep({ id, changed: tools.now(), ...review }).catch(() => undefined);
    watcher.told(review);
  };
  const hear = (answer: ReviewAnswer): void => {
    if (isStopped) return;
    if ('failure' in answer) {
      stop();
      watcher.failed(answer.failure);
      return;
    }
    const { report, done, total } = answer;
    if (report.isFinished) stop();
    keep({ report, done, total, text: report.isFinished ? null : answer.text });
  };
  const doItself = (kept: KeptReview | undefined): void => {
    if (!isStopped) end = tools.start({ order: source.order, kept: kept?.text ?? undefined }, hear);
  };
  const begin = async (): Promise<void> => {
    const kept = await tools.store.find(id).catch(() => undefined);
    if (isStopped) return;
    if (kept !== undefined) watcher.told(kept);
    if (kept?.report.isFinished === true) return;
    const { match, order } = source;
    const [seat] = order.seats;
    if (match === undefined || seat === undefined) {
      doItself(kept);
      return;
    }
    const hearServer = hearingServer(kept?.done ?? 0, keep, watcher);
    const refused = (): void => doItself(kept);
    end = followServer(tools.server, { match, seat }, { told: hearServer, refused });
  };
  void begin();
  return stop;
}

/**
 * Takes what a server tells. Of servers that share a store only one is at work on a review, and any
 * may be asked: so it tells less than is known already, now and then.
 */
function hearingServer(
  known: number,
  keep: (review: Omit<KeptReview, 'id' | 'changed'>) => void,
  watcher: ReviewWatcher,
): (standing: ReviewStanding) => void {
  let most = known;
  return ({ done, total, report }) => {
    if (report?.isFinished === true) keep({ report, done, total, text: null });
    else if (done >= most && total > 0) {
      most = done;
      watcher.told({ done, total, report: report ?? undefined });
    }
  };
}
