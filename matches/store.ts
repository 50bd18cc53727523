import type { ChanceSource } from '@pepite/chance';
import type { DatedEnding, Ending, MatchSetup, Status } from '@pepite/protocol';
import type { Opening } from './branch.ts';
import type { Lease } from './lease.ts';
import type { SeatClocks } from './seat-clocks.ts';
import type { KeptPlans, PlansChange } from './kept-plans.ts';

/** What a guest is known by: the hash of a token that only its browser has. */
export type Guest = string;

/**
 * Where guests are kept. Like all stores it answers later: it may be a thread, a database of
 * several processes or the storage of a page. A promise that is fulfilled means that what was asked
 * for is on disk.
 */
export interface GuestStore {
  nameOf(guest: Guest): Promise<string | undefined>;
  rename(guest: Guest, name: string, date: number): Promise<void>;
  /** Notes that a guest who has a name is still about. */
  noteVisit(guest: Guest, date: number): Promise<void>;
}

/** Who holds a seat, as it is kept: nobody, a guest or a bot. */
export interface StoredSeat {
  readonly guest: Guest | null;
  readonly bot: string | null;
  readonly name: string | null;
  /** The bot that plays in place of the guest. */
  readonly standIn: string | null;
  /** What else is so of the guest (`seat-marks.ts`); nothing for most. */
  readonly marks: string | null;
}

/** In place of how a match has ended: it was ended without a result. */
export interface Aborted {
  readonly aborted: true;
}

/** Clocks as they are kept, with the date at which the first runs out, if any runs. */
export type KeptClocks = SeatClocks & { readonly due: number | null };

/** How long each move took, in milliseconds, where that is known: chance takes no time. */
export type MoveTimes = readonly (number | null)[];

/** A match that is about to be kept. */
export interface NewMatch {
  readonly match: string;
  readonly setup: MatchSetup;
  readonly host: Guest;
  readonly seats: readonly StoredSeat[];
  /** What its chance follows from: a secret until the match is over. */
  readonly chance?: ChanceSource | null;
  /** The position of another match that it goes on from: it holds hidden cards. */
  readonly opening?: Opening | null;
}

/** A match without its moves, as lists need it: without anything that is secret. */
export interface MatchSummary extends Omit<NewMatch, 'chance' | 'opening'> {
  /** How often it has been changed: whoever changes it says which revision they know. */
  readonly revision: number;
  readonly status: Status;
  /** The rematch, once somebody has asked for it. */
  readonly next: string | null;
  /** Those whom the host has removed from the table. */
  readonly removed: readonly Guest[];
  /** The seats that have to decide; nothing where an earlier version did not keep it. */
  readonly deciding: number | undefined;
  /** The clocks after the last step; nothing where time is not kept. */
  readonly clocks: KeptClocks | null;
  /** What was planned after the last step that changed it; nothing where nobody ever has. */
  readonly plans: KeptPlans | null;
  /** By when a planned move should have been made; nothing where none is to be. */
  readonly planDue: number | null;
  /** How it has ended; nothing before, and where an earlier version did not keep it. */
  readonly ending: DatedEnding | (Aborted & { readonly date: number }) | null;
  /** The program that could not go on with the match: another version may. */
  readonly brokenIn: string | null;
}

export interface StoredMatch extends MatchSummary {
  /** Settled moves and sealed choices, in the notation of records with their actors. */
  readonly moves: readonly string[];
  readonly choices: readonly string[];
  /** Nothing where an earlier version has opened the match. */
  readonly chance: ChanceSource | null;
  readonly opening: Opening | null;
}

/**
 * What is to be kept of one step of a match, all of it or nothing; JSON, like all that is kept.
 * What all seats have planned now, and when that is due, come together where either has changed.
 */
export interface MatchChange extends Partial<PlansChange> {
  /** Moves that were settled, the first of them at `ply`. */
  readonly moves?: {
    readonly ply: number;
    readonly entries: readonly string[];
    /** Where time is kept. */
    readonly times?: MoveTimes;
  };
  /** The sealed choices that there are now; no others. */
  readonly choices?: readonly string[];
  /** The seats that have to decide after these moves and choices. */
  readonly deciding?: number;
  /** The clocks after this step, where time is kept. */
  readonly clocks?: KeptClocks;
  readonly status?: Status;
  /** How the match has ended: the store adds the date, by which people find it again. */
  readonly ending?: Ending | Aborted;
  readonly setup?: MatchSetup;
  readonly host?: Guest;
  /** What chance follows from, when somebody has added to it, or has got up who had. */
  readonly chance?: ChanceSource;
  readonly next?: string;
  readonly seats?: readonly (readonly [seat: number, occupant: StoredSeat])[];
  /** One more whom the host has removed from the table. */
  readonly removed?: Guest;
}

/** What has become of a step that was to be kept. */
export type Appended = 'kept' | 'conflict' | 'lease-lost';

export interface MatchStore {
  create(match: NewMatch, date: number): Promise<void>;
  /**
   * Keeps a step of a match that has been changed so often before. Where it has been changed since,
   * by another process or another tab, nothing is kept: a conflict. Nor is a step that only who has
   * a lease may make, if somebody else has taken that over.
   */
  append(
    match: string,
    revision: number,
    change: MatchChange,
    date: number,
    lease?: Lease,
  ): Promise<Appended>;
  /** Marks a match that a program could not go on with, whatever its revision. */
  markBroken(match: string, program: string): Promise<void>;
  load(match: string): Promise<StoredMatch | undefined>;
  /** How long the moves of a match took, as far as that was kept. */
  timesOf(match: string): Promise<MoveTimes>;
  /**
   * Some matches of which a clock runs out before a date, or a planned move should have been made,
   * those that are due first.
   */
  dueBefore(date: number): Promise<readonly string[]>;
  /** Which game it is of: all that the preview of a link needs. */
  gameOf(match: string): Promise<string | undefined>;
  /** Notes that somebody still cares about a match. */
  touch(match: string, date: number): Promise<void>;
  /** The latest matches that a guest sits at, those apart that the guest has taken off the list. */
  ofGuest(guest: Guest, most: number): Promise<readonly MatchSummary[]>;
  /** How many matches a guest has opened that are not over. */
  openedBy(guest: Guest): Promise<number>;
}
