import type { Read, Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { ReviewStanding } from '@pepite/review';

/** Who asks: the guest of a cookie, if there is one, and the network that it comes from. */
export interface Asker {
  readonly guest: string | undefined;
  readonly origin: string;
}

/** Why a review is refused, and after how many seconds it may be asked for again. */
export type ReviewProblem = Problem & { readonly retryAfter?: number };

export type Standing = Read<ReviewStanding, ReviewProblem>;

/** Reviews of matches that are over, made by the server. */
export interface ReviewService {
  /** How the review of a seat stands. */
  standing(match: string, seat: Seat): Promise<Standing>;
  /** Has a seat reviewed, unless it is already; how that stands. */
  ask(match: string, seat: Seat, asker: Asker): Promise<Standing>;
  /** Somebody does not want it any more; it is stopped when nobody does. */
  stop(match: string, seat: Seat, asker: Asker): Promise<Standing>;
}

const REFUSED: Standing = { problem: { kind: 'no-reviews' } };
const refuse = (): Promise<Standing> => Promise.resolve(REFUSED);

/** A server whose host does not want it to review anything. */
export const NO_REVIEWS: ReviewService = { standing: refuse, ask: refuse, stop: refuse };
