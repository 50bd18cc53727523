/** The four colours of treasure cards, in the order of their points. */
export declare const COLOURS: readonly ["purple", "orange", "green", "grey"];
export type Colour = (typeof COLOURS)[number];
/** S20: so many points for each full card of a colour. */
export interface Seal {
    readonly colour: Colour;
    readonly bonus: number;
}
/** A treasure card as it is printed. */
export interface Treasure {
    readonly colour: Colour;
    readonly seal?: Seal;
    /** Rows from the top: `.` no cell, `#` a plain one, `X` a cross, `C` a coin, `P` a palm. */
    readonly grid: readonly string[];
}
/** The 47 treasure cards (S1), in the order of their numbers, which begin with 1. */
export declare const TREASURES: readonly Treasure[];
