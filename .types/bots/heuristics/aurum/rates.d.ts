/** A stage of a round for every size of the shortest hand. */
export declare const STAGES = 12;
/** Gold by what it scores: 0, 1, 2 or 3 points (A20). */
export declare const CLASSES = 4;
export declare const classOf: (level: number) => number;
export declare const NEEDS: number;
/** Tricks that a side lacks for its bid, as an index; far off is all the same. */
export declare const needOf: (lacking: number) => number;
/** What things are worth at every stage; where there are several, they stand together. */
export interface Rates {
    readonly trick: Float64Array;
    readonly now: Float64Array;
    readonly need: Float64Array;
    readonly gold: Float64Array;
    readonly cards: Float64Array;
    readonly opener: Float64Array;
    readonly floor: Float64Array;
    readonly ahead: Float64Array;
    readonly hand: Float64Array;
    readonly bias: Float64Array;
}
/** For 3 and for 4 players. */
export declare const RATES: readonly Rates[];
