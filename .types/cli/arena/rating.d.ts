import type { Rng } from '@pepite/kernel';
import type { Lineup } from './lineups.ts';
/** How a match came out: who sat where, and the seats that won it together. */
export interface Outcome {
    readonly lineup: Lineup;
    readonly winners: readonly number[];
}
export interface Rating {
    readonly points: number;
    /** With 95 % confidence. */
    readonly low: number;
    readonly high: number;
}
/**
 * How strong each of `bots` is: every seat wins in proportion to the strength of its bot
 * (Bradley–Terry, for more than two: Luce), fitted by minorisation–maximisation. A shared win
 * counts in parts. The strengths have a mean logarithm of 0.
 */
export declare function strengths(outcomes: readonly Outcome[], bots: number): Float64Array;
/**
 * Ratings with intervals from resampling. What is drawn again and again is whole deals: matches of
 * the same cards are no independent observations.
 */
export declare function rate(deals: readonly (readonly Outcome[])[], bots: number, rng: Rng): readonly Rating[];
