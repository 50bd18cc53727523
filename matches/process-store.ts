import type { Cancel } from './clock.ts';
import type { Lease } from './lease.ts';
import type { Guest, MatchSummary, StoredMatch } from './store.ts';

/**
 * What a process hears of the others that share its store. A notice only says where to look: it may
 * be missed, come twice, late or out of order, and may even be of one's own change.
 */
export interface NoticeListener {
  /** A match has been changed so often by now. */
  readonly changed: (match: string, revision: number) => void;
  /** So much has been said at a match by now. */
  readonly talked: (match: string, number: number) => void;
  /** Somebody has come to a match or gone from it. */
  readonly attended: (match: string) => void;
  /** Notices may have been missed: whatever is in memory may be behind. */
  readonly missed: () => void;
}

/** What has become of a match since somebody looked: its moves from a position on. */
export interface MatchTail extends StoredMatch {
  /** Which position the first of its moves was made at. */
  readonly ply: number;
}

/** Who is at a match, as one process knows it: nobody, if none of its pages watches. */
export interface MatchAttendance {
  readonly match: string;
  readonly isWatched: boolean;
  /** Whether the lobby shows it. */
  readonly isPublic: boolean;
  /** Those who are there: all players, and some who look on. */
  readonly guests: readonly Guest[];
  /** How many guests look on. */
  readonly spectators: number;
  /** The address that it is played from: a list of all tables is shared by that. */
  readonly origin: string;
}

/** What a process that has a match in memory has to know of the others. */
export interface MatchNews {
  readonly match: string;
  readonly revision: number;
  /** The number of what was said last. */
  readonly talk: number;
  /** Players and others who are there at other processes, and how many look on there. */
  readonly guests: readonly Guest[];
  readonly spectators: number;
}

/** A match that somebody watches, at whichever process. */
export interface AttendedMatch extends MatchSummary {
  /** The same for two matches if they are played from the same address. */
  readonly origin: string;
}

/** A program from outside that is connected to a process. */
export interface ProgramThere {
  readonly program: Guest;
  /** What others have to know of it; nothing if it is connected no more. */
  readonly text: string | null;
}

/** What a store that several processes share does for one of them. */
export interface SharedStore {
  /** Has a process hear of the others, until it cancels that. */
  subscribe(listener: NoticeListener): Cancel;
  /** A match with its moves from a position on; nothing if it still is at this revision. */
  loadSince(match: string, revision: number, ply: number): Promise<MatchTail | undefined>;
  /** How matches stand; those that are not there are left out. */
  look(matches: readonly string[]): Promise<readonly MatchNews[]>;
  /** Says who is at matches here; the others are told. */
  attend(attendances: readonly MatchAttendance[]): Promise<void>;
  /** Says which programs are connected here, or are no more. */
  sayPrograms(programs: readonly ProgramThere[]): Promise<void>;
  /** Those that are connected to other processes, the latest last. */
  programsElsewhere(): Promise<readonly ProgramThere[]>;
  /** The latest public matches that wait or are played, and that somebody watches, oldest first. */
  lobby(most: number): Promise<readonly AttendedMatch[]>;
  /** Which of these guests sit at one of these matches. */
  guestsAt(matches: readonly string[], guests: readonly Guest[]): Promise<readonly Guest[]>;
  /**
   * Says that this process is still there, and takes leases or goes on holding them, as far as no
   * process that is still there has them. A process that is not heard of for `LEASE_TIME` counts as
   * gone, with its leases and with those who are at matches there.
   */
  hold(names: readonly string[]): Promise<readonly Lease[]>;
  /** Gives leases back. */
  release(names: readonly string[]): Promise<void>;
  /** The process ends: nobody is at a match here any more, and its leases are free. */
  leave(): Promise<void>;
}

/** For how long a process that is not heard of still counts as there, in milliseconds. */
export const LEASE_TIME = 3000;
