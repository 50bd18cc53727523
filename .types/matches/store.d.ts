import type { Options } from '@pepite/kernel';
import type { Access, Pace, Status } from '@pepite/protocol';
/** What a guest is known by: the hash of a token that only its browser has. */
export type Guest = string;
export interface Guests {
    nameOf(guest: Guest): string | undefined;
    rename(guest: Guest, name: string, date: number): void;
    /** Notes that a guest who has a name is still about. */
    noteVisit(guest: Guest, date: number): void;
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
    /** The bot that stands in for a player who is away. */
    readonly standIn: string;
    readonly status: Status;
    readonly host: Guest;
    readonly next: string | null;
    readonly seats: readonly StoredSeat[];
    /** Those whom the host has taken away from the table. */
    readonly unwelcome: readonly Guest[];
}
/** A match as a list shows it. */
export interface StoredOutline extends Outline {
    /** The seats that have to decide; nothing where it was not kept. */
    readonly deciding: number | undefined;
    /** The program that could not go on with the match: another version may. */
    readonly brokenIn: string | null;
}
export interface StoredMatch extends StoredOutline {
    /** Settled moves and sealed choices, in the notation of records with their actors. */
    readonly moves: readonly string[];
    readonly choices: readonly string[];
}
export interface Matches {
    create(setup: Outline, date: number): void;
    outline(match: string): StoredOutline | undefined;
    load(match: string): StoredMatch | undefined;
    setStatus(match: string, status: Status, date: number): void;
    /** Notes that somebody still cares about a match. */
    touch(match: string, date: number): void;
    addUnwelcome(match: string, guest: Guest): void;
    /** Marks a match that a program could not go on with. */
    setBroken(match: string, program: string): void;
    setHost(match: string, host: Guest): void;
    setNext(match: string, next: string): void;
    setSeat(match: string, seat: number, holder: StoredSeat): void;
    /** Keeps moves that were settled at once, the first of them at `ply`. */
    addMoves(match: string, ply: number, entries: readonly string[], deciding: number): void;
    /** Keeps these sealed choices and no others. */
    setChoices(match: string, entries: readonly string[], deciding: number): void;
    /** The latest matches that a guest sits at. */
    ofGuest(guest: Guest, most: number): readonly string[];
    /** How many matches a guest has opened that are not over. */
    openedBy(guest: Guest): number;
}
