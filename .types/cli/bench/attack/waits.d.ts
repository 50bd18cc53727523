/** How long others waited in one phase, in milliseconds, second by second. */
export interface Waits {
    readonly p50: readonly number[];
    readonly p99: readonly number[];
    readonly longest: number;
}
/** Seconds in which nothing was asked for say nothing. */
export declare function waitsOf(seconds: readonly (readonly number[])[]): Waits;
