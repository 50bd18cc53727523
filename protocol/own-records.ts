import type { MatchRecord } from '@pepite/kernel';

/** One of the reader's own finished matches, with all that happened in it. */
export interface OwnRecord {
  readonly match: string;
  /** Where the reader sat. */
  readonly seat: number;
  /** When it ended, in milliseconds; nothing where an earlier version did not keep it. */
  readonly date: number | null;
  readonly record: MatchRecord;
}

/** Some of them, the latest first. */
export interface OwnRecords {
  readonly matches: readonly OwnRecord[];
  /** How many there are in all, as far as they are counted. */
  readonly total: number;
  /** Where to go on; nothing after the last. */
  readonly next: number | null;
}
