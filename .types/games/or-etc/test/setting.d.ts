import { Referee } from '@pepite/kernel';
import { type Box, type Hand, type OrEtcOptions, type Table } from '../world.ts';
export type OrEtcReferee = Referee<Table, Hand, Box, OrEtcOptions>;
interface Start {
    readonly first?: number;
    /** Each seat's tool, chosen at its value: pick and wagon leave 4 cards. */
    readonly tools: readonly string[];
    /** Cards of each hand, as far as they matter: the rest is filled up with XX---:1. */
    readonly hands?: readonly string[];
    /** The centre dice, one fewer than seats. */
    readonly beers?: string;
    readonly options?: Partial<OrEtcOptions>;
    /** An earlier version of the rules. */
    readonly rules?: 1;
}
export declare const wordsIn: (text: string) => readonly string[];
export declare const inOrder: (seats: number, first?: number) => readonly number[];
/** The rules as they were before who is asked was a matter of public facts. */
export declare const orEtc1: import("@pepite/kernel").Game<Table, Hand, Box, OrEtcOptions>;
export declare function fresh(seats: number, options?: Partial<OrEtcOptions>, game?: typeof orEtc1): OrEtcReferee;
/** Everyone refuses every tool once; then each chooses one. There are cards enough of all kinds. */
export declare function equipped({ first, tools, options, rules }: Start): OrEtcReferee;
/** A match before its first roll. */
export declare function started(start: Start): OrEtcReferee;
/**
 * Makes moves that must be legal. Whoever is asked but can only lay nothing, or let a claim go, is
 * answered for, as the server does.
 */
export declare function play(referee: OrEtcReferee, ...lines: readonly string[]): void;
/** Who takes part rolls: `3 11223` means that seat 3 rolls 1 1 2 2 3. */
export declare const rolls: (...texts: readonly string[]) => readonly string[];
/** Those of its legal moves that begin with a word. */
export declare const legalOf: (referee: OrEtcReferee, seat: number, word: string) => readonly string[];
/** Lets everybody who is asked pass, lay nothing and keep everything, until chance moves. */
export declare function idle(referee: OrEtcReferee): void;
/** Plays a turn in which everyone with throws rolls these dice in each phase and does nothing. */
export declare function idleTurn(referee: OrEtcReferee, dice?: string): void;
/** The cards of a hand, as texts. */
export declare const handOf: (referee: OrEtcReferee, seat: number) => readonly string[];
/** Counts by kind as names of the printed cards. */
export declare const namesOf: (counts: readonly number[]) => readonly string[];
export {};
