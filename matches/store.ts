import type { Options } from '@pepite/kernel';
import type { Access, Pace, Status } from '@pepite/protocol';

/** What a guest is known by: the hash of a token that only its browser has. */
export type Guest = string;

export interface Guests {
  nameOf(guest: Guest): string | undefined;
  rename(guest: Guest, name: string, now: number): void;
}

/** Keeps the promise that nobody is told of a change before it is kept. */
export interface Telling {
  /** Runs `tell` once everything written so far is kept: now, if it already is. */
  afterwards(tell: () => void): void;
}

/** Who holds a seat, as it is kept: nobody, a guest or a bot. */
export interface StoredSeat {
  readonly guest: Guest | null;
  readonly bot: string | null;
  readonly name: string | null;
  /** The bot that plays in place of the guest. */
  readonly standIn: string | null;
}

/** A match without what has happened in it. */
export interface Outline {
  readonly match: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly access: Access;
  readonly hints: boolean;
  readonly pace: Pace;
  readonly status: Status;
  readonly host: Guest;
  readonly next: string | null;
  readonly seats: readonly StoredSeat[];
}

export interface StoredMatch extends Outline {
  /** Settled moves and sealed choices, in the notation of records with their actors. */
  readonly moves: readonly string[];
  readonly choices: readonly string[];
}

export interface Matches {
  create(setup: Outline, now: number): void;
  outline(match: string): Outline | undefined;
  load(match: string): StoredMatch | undefined;
  setStatus(match: string, status: Status, now: number): void;
  setHost(match: string, host: Guest): void;
  setNext(match: string, next: string): void;
  setSeat(match: string, seat: number, holder: StoredSeat): void;
  /** Keeps moves that were settled at once, the first of them at `ply`. */
  addMoves(match: string, ply: number, entries: readonly string[]): void;
  /** Keeps these sealed choices and no others. */
  setChoices(match: string, entries: readonly string[]): void;
  /** The latest matches that a guest sits at. */
  ofGuest(guest: Guest, most: number): readonly string[];
  /** How many matches a guest has opened that are not over. */
  openedBy(guest: Guest): number;
}
