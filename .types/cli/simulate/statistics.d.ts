import type { Counts } from './tally.ts';
/** Some numbers in short. */
export interface Spread {
    readonly mean: number;
    /** Standard deviation. */
    readonly deviation: number;
    readonly least: number;
    readonly percentile5: number;
    readonly median: number;
    readonly percentile95: number;
    readonly most: number;
}
export declare function spreadOf(counts: Counts): Spread;
/** The smallest number that at least this share of all numbers does not exceed. */
export declare function quantile(sorted: readonly (readonly [value: number, count: number])[], total: number, share: number): number;
/** A share with its Wilson interval, which is honest near 0 and 1 and for few matches too. */
export interface Share {
    readonly share: number;
    readonly low: number;
    readonly high: number;
}
export declare function shareOf(successes: number, trials: number): Share;
