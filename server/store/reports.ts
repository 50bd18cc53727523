import type { Guest } from '@pepite/matches';
import type { ReportReason, TableProblem } from '@pepite/protocol';

/** What a player has reported of another one at a match, for the host. */
export interface Report {
  readonly match: string;
  /** Nothing if the match is not there any more. */
  readonly game: string | null;
  readonly reporter: Guest;
  readonly reported: Guest;
  /** What the reported guest was called then. */
  readonly name: string;
  readonly reason: ReportReason;
  /** What the reported guest had written at that match, one line each; nothing if nothing. */
  readonly text: string | null;
  /** By the machine's clock. */
  readonly date: number;
}

/** A report that is about to be kept: who sits at a seat is found by that. */
export interface NewReport extends Pick<Report, 'match' | 'reporter' | 'reason' | 'date'> {
  readonly seat: number;
}

/** What has become of it. */
export type Reported =
  'kept' | 'too-many' | Extract<TableProblem['kind'], 'not-seated' | 'no-such-seat'>;

const DAY = 24 * 60 * 60 * 1000;
/** A guest may report so many within a day: whoever has more to tell writes to the host. */
export const MOST_REPORTS = 20;
export const REPORT_WINDOW = DAY;
/** Reports are kept for so long, in milliseconds. */
export const REPORTS_LAST = 90 * DAY;
/** So many are told, the latest first. */
export const MOST_TOLD = 100;

export interface ReportRow {
  readonly isSeated: boolean | number;
  readonly isThere: boolean | number;
  readonly isKept: boolean | number;
}

/** What has become of a report, by what the statement that keeps it has found. */
export function reportedBy(row: ReportRow | undefined): Reported {
  if (row === undefined || !row.isSeated) return 'not-seated';
  if (!row.isThere) return 'no-such-seat';
  return row.isKept ? 'kept' : 'too-many';
}
