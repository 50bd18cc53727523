/** Weights by name: numbers, or rows of them. */
type WeightsOf<W> = {
    readonly [K in keyof W]: number | readonly number[];
};
export interface Entries {
    readonly names: readonly string[];
    readonly values: readonly number[];
}
/** All numbers of some weights, in their order; those of a row have its name and a number. */
export declare function entriesOf<W extends WeightsOf<W>>(weights: W): Entries;
/** The same weights with other numbers, in the order of `entriesOf`. */
export declare function withValues<W extends WeightsOf<W>>(weights: W, values: readonly number[]): W;
export {};
