/** The least of the values that this part of them does not exceed. */
export declare function percentile(values: readonly number[], part: number): number;
