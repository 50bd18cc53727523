import type { Absence, PeerId, Start } from './contestant.ts';
/** How often each server has its turn at each load. */
export declare const ROUNDS = 5;
export declare const LONGEST_WARM_UP = 3;
/** What was seen of a server with so many matches, slice by slice. */
export interface LoadFigures {
    readonly matches: number;
    /** Moves per second. */
    readonly speeds: readonly number[];
    /** Moves per second of the server's processor time. */
    readonly efficiencies: readonly number[];
}
/** One move a second in each match, slice by slice; latencies in milliseconds. */
export interface PaceFigures {
    readonly matches: number;
    readonly speeds: readonly number[];
    readonly p50: readonly number[];
    readonly p99: readonly number[];
}
export interface Measurement {
    readonly loads: readonly LoadFigures[];
    readonly pace: PaceFigures;
    /** As the last load was opened. */
    readonly bytesPerMatch: number;
}
export type Entries = {
    readonly pepite: Start;
} & Readonly<Record<PeerId, Start | Absence>>;
export type Outcome = {
    readonly pepite: Measurement;
} & Readonly<Record<PeerId, Measurement | Absence>>;
export interface Schedule {
    /** So many matches, ascending. */
    readonly loads: readonly number[];
    /** For each server at each load, and for its pace. */
    readonly seconds: number;
}
/** How many turns all have in a contest. */
export declare const turnsOf: ({ loads }: Schedule) => number;
/** Who follows a contest. */
export interface Audience {
    /** All have had a turn. */
    readonly tick: () => void;
    /** A server is out. */
    readonly failed: (error: unknown) => void;
}
/**
 * Lets the servers take turns in short slices, so that a machine that is slow for a while is slow
 * for all of them; while one is played at, the others have nothing to do.
 */
export declare function compete(entries: Entries, schedule: Schedule, audience: Audience): Promise<Outcome>;
