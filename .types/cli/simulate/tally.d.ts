import type { BotName } from '@pepite/bots';
import type { Result } from '@pepite/kernel';
/** How often each number came up. */
export type Counts = Map<number, number>;
/**
 * What is counted of many matches. Everything is a whole number, so that tallies add up to the same
 * whatever the order in which they are merged.
 */
export interface Tally {
    matches: number;
    /** Matches that all seats won. */
    drawn: number;
    /** Per seat: matches with the seat among the winners. */
    readonly seatWins: number[];
    /** Per bot: matches with at least one of its seats among the winners. */
    readonly botWins: Map<BotName, number>;
    /** Per seat. */
    readonly scores: readonly Counts[];
    readonly decisions: Counts;
    readonly moves: Counts;
    readonly rounds: Counts;
    /** By the game's key. */
    readonly endings: Map<string, number>;
}
/** What a tally takes note of in one match. */
export interface Outcome {
    readonly result: Result;
    readonly decisions: number;
    readonly moves: number;
    /** How each round ended. */
    readonly endings: readonly string[];
}
export declare const emptyTally: (seats: number) => Tally;
export declare function addOutcome(tally: Tally, bots: readonly BotName[], outcome: Outcome): void;
export declare function mergeCounts<K>(into: Map<K, number>, from: ReadonlyMap<K, number>): void;
export declare function mergeTally(into: Tally, from: Tally): void;
