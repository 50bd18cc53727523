import { type Audience, type Entry, type Options, type Referee, type Rng, type Seat } from '@pepite/kernel';
import { House, type Matches, type Thinking } from '@pepite/matches';
import type { Pace, Setup } from '@pepite/protocol';
import { Visit } from '../../door/visit.ts';
import type { Metrics } from '../../metrics.ts';
import { TestClock } from './clock.ts';
import type { Pair } from './twin-pair.ts';
export declare const MATCH = "twins";
/** What a page was sent, and when. */
export interface Told {
    readonly at: number;
    readonly text: string;
}
/** Somebody with a page: at a seat, looking on, or in the lobby. */
export interface Onlooker {
    readonly name: string;
    readonly seat: Seat | undefined;
    readonly visit: Visit;
    readonly told: readonly Told[];
}
/** Who plays where, and how quickly. */
export interface Table {
    readonly bots: Setup['bots'];
    readonly pace: Pace;
    readonly seed: number;
}
/** Something wrong that is built in, to see whether it is noticed. */
export interface Plant {
    readonly botPause?: number;
    /** Who learns a move, in place of those who should. */
    readonly learns?: (learners: Audience, table: unknown) => Audience;
    readonly store?: (store: Matches, metrics: Metrics) => Matches;
}
interface Parts {
    readonly thinking: (stage: Stage) => Thinking;
    readonly chance: (stage: Stage) => Rng;
    readonly metrics: Metrics;
    readonly plant: Plant;
}
/** One of two matches: all that is behind the sockets, in memory, from a journal on. */
export declare class Stage {
    #private;
    readonly clock: TestClock;
    readonly onlookers: readonly Onlooker[];
    readonly reports: unknown[];
    /** When each move was settled, and when rounds have ended. */
    readonly settledAt: number[];
    readonly roundsEndedAt: number[];
    readonly lines: string[];
    readonly house: House;
    constructor(pair: Pair, lines: readonly string[], table: Table, parts: Parts);
    /** Everybody comes, the last one to the lobby. */
    open(): void;
    /** What is so: not for anybody who plays. */
    get referee(): Referee<unknown, unknown, unknown, Options>;
    /** The settled moves, once somebody has come. */
    get journal(): readonly Entry[] | undefined;
    say(name: string, message: object): void;
    /** Lets time pass; what is told is told when it happens. */
    pass(milliseconds: number): void;
    /** Ends the turn of the event loop: what was written is committed, what waits is said. */
    settle(): void;
    close(): void;
}
export {};
