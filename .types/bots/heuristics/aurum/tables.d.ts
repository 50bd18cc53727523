/**
 * What things are worth in Aurum, in steps towards winning the round (see `chance` in odds):
 * fitted to the outcomes of matches that the bot played against itself. Columns: by how many cards
 * the shortest hand has; between them the values lie on a line.
 */
export declare const KNOTS: readonly [0, 1, 3, 5, 8, 11];
type Row = readonly number[];
export interface Tables {
    /** A trick won. */
    readonly trick: Row;
    /** A point the bid would bring now. */
    readonly now: Row;
    /** Tricks that lack for the bid: from −2, which is too many, to 8. */
    readonly need: readonly Row[];
    /** A gold card, by its points: 0 to 3. */
    readonly gold: readonly Row[];
    /** A metal in the hands of the side. */
    readonly cards: Row;
    /** To open the next trick. */
    readonly opener: Row;
    /** Tricks that lack for the lower bid of a team. */
    readonly floor: Row;
    /** To have more points now. */
    readonly ahead: Row;
    /** A metal in the own hand, by its value: 1 to 10. */
    readonly hand: readonly Row[];
    readonly bias: Row;
}
export declare const THREE: Tables;
export declare const FOUR: Tables;
export {};
