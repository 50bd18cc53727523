import type {
  Appended,
  AttendedMatch,
  Guest,
  Lease,
  MatchAttendance,
  MatchChange,
  MatchTail,
  ProgramThere,
} from '@pepite/matches';

/** What a process that has a match in memory has to know of the others, as a row. */
interface NewsRow {
  readonly match: string;
  readonly revision: number;
  readonly talk: number;
  readonly guests: readonly Guest[];
  readonly spectators: number;
}

/** What came of asking for leases. */
export interface Held {
  readonly leases: readonly Lease[];
  /** Whether the others may have taken this process for gone since it was last heard of. */
  readonly wasMissed: boolean;
}

/** What processes that share a database ask of it besides: none of it is asked of a data folder. */
export interface ProcessCalls {
  append(
    match: string,
    revision: number,
    change: MatchChange,
    date: number,
    lease?: Lease,
  ): Appended;
  loadSince(match: string, revision: number, ply: number): MatchTail | undefined;
  look(process: string, matches: readonly string[]): readonly NewsRow[];
  lobby(most: number): readonly AttendedMatch[];
  /** The programs that are connected to other processes, the latest last. */
  programsElsewhere(process: string): readonly ProgramThere[];
  guestsAt(matches: readonly string[], guests: readonly Guest[]): readonly Guest[];
  attend(process: string, attendances: readonly MatchAttendance[]): void;
  /** Takes leases that are free, among these, and checks others that it should hold. */
  hold(process: string, wanted: readonly string[], checked: readonly string[]): Held;
  release(process: string, names: readonly string[]): void;
  /** The process ends; the matches that somebody was at there. */
  leave(process: string): readonly string[];
  /** Forgets processes that ended without a word, and notes the date that all of them share. */
  tidyUp(date: number): void;
}
