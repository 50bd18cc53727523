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

/** What has come of the reader's own matches of one game with so many seats. */
export interface OwnResults {
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  readonly won: number;
  /** How often the reader's side came first, second and so on. */
  readonly places: readonly number[];
  /** The mean of the reader's scores, and the best and the worst of them. */
  readonly meanScore: number;
  readonly highest: number;
  readonly lowest: number;
}

/** The same of all games, most played first. */
export interface OwnStatistics {
  readonly games: readonly OwnResults[];
}
