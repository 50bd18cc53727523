import type { Found, ReviewOrder } from '@pepite/review';

/** What a thread is told of a review, as text. */
export const printOrder = ({ record, seats, effort, seed }: ReviewOrder): string =>
  JSON.stringify({ record, seats, effort, seed } satisfies ReviewOrder);

export const orderIn = (text: string): ReviewOrder => JSON.parse(text) as ReviewOrder;

/** A portion of a review is what comes from a piece on, as much as there is time for. */
export const printPortion = (from: number): string => String(from);

/** What a thread has found: at least one piece, unless there are none. */
export interface PortionDone {
  /** How many pieces the review has. */
  readonly total: number;
  readonly found: readonly Found[];
}

export const printDone = (done: PortionDone): string => JSON.stringify(done);

/** Only our own threads say it. */
export const doneIn = (text: string): PortionDone => JSON.parse(text) as PortionDone;
