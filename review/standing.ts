import type { Seat } from '@pepite/kernel';
import type { EffortName } from './effort.ts';
import type { Report } from './report-shape.ts';

/** What has become of a review that a server was asked for. */
export const REVIEW_STATES = [
  /** Nobody has asked for it, as far as this server knows. */
  'none',
  /** Others come first. */
  'waiting',
  'running',
  'stopped',
  'failed',
  'finished',
] as const;

/** How a review at a server stands. */
export interface ReviewStanding {
  readonly seat: Seat;
  readonly effort: EffortName;
  readonly state: (typeof REVIEW_STATES)[number];
  /** How many pieces are done, of how many; 0 of 0 as long as that is not known. */
  readonly done: number;
  readonly total: number;
  /** What was found, once it is finished, or up to where it was stopped. */
  readonly report: Report | null;
}
