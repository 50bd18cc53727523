/** Many measurements of one thing, in three numbers: these machines are noisy. */
export interface Summary {
    readonly median: number;
    readonly least: number;
    readonly most: number;
}
export declare function summarise(values: readonly number[]): Summary;
/** The middle value, or halfway between the middle two. */
export declare function median(values: readonly number[]): number;
/** How far the values are from each other: half their range, as a part of the median. */
export declare const spread: ({ median, least, most }: Summary) => number;
/** How many times as much the one is as the other, by their medians. */
export declare const ratio: (one: Summary, other: Summary) => number;
/** The same by the fastest slices: what else runs on a machine only ever slows. */
export declare const ratioOfFastest: (one: Summary, other: Summary) => number;
