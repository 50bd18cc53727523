import type { Options, Seat } from '@pepite/kernel';
import type { SeatState } from '@pepite/protocol';
import type { Clock } from './clock.ts';
import type { Viewer } from './memory.ts';
import type { Play } from './play.ts';
import { type StateHead } from './state-printer.ts';
import type { Guest } from './store.ts';
import { Watchers } from './watchers.ts';
/** What an audience is told about. */
export interface Subject {
    readonly match: string;
    readonly options: Options;
    readonly seatOf: (guest: Guest) => Viewer;
    readonly seats: () => readonly SeatState[];
    readonly headFor: (guest: Guest) => StateHead;
    readonly play: () => Play | undefined;
}
/** All who watch one match, and what they are told: a text is printed once for all who get it. */
export declare class Audience {
    #private;
    readonly watchers: Watchers;
    constructor(subject: Subject, clock: Clock);
    /** How many guests watch without a seat. */
    get spectators(): number;
    /**
     * The address of those who matter most among the watchers: of the host, if here, else of any
     * other player, else of anybody.
     */
    originOf(host: Guest): string | undefined;
    /** Everything that a guest may know of the match, as it is sent. */
    printState(guest: Guest): string;
    /** Tells everybody everything. */
    tellState(): void;
    /** Something has happened in the play: what was printed of it is told no more. */
    playChanged(): void;
    /** Tells each viewer, or only one, what has happened. */
    tellMoved(print: (viewer: Viewer) => string, only: Seat | undefined): void;
    /** Somebody has come or gone. */
    presenceChanged(): void;
    /** Tells all that the match can't go on. */
    tellBroken(): void;
    close(): void;
}
