import { type Bits } from '@pepite/kernel';
import { type Cells, type Pattern } from '../pieces.ts';
/** A place of a grid, from its top left corner. */
export interface Spot {
    readonly row: number;
    readonly column: number;
}
/** An expedition card (S2): its name in records, how many there are, and its shape as rows. */
interface Expedition {
    readonly id: string;
    readonly copies: number;
    readonly shape: readonly string[];
}
export declare const EXPEDITIONS: readonly Expedition[];
export declare const NO_PATTERN: Pattern;
export declare const ONE_CELL: Pattern;
export declare const PATTERNS: number;
export declare const ALL_PATTERNS: readonly Pattern[];
/** The expedition card of a pattern. */
export declare const expeditionOf: (pattern: Pattern) => Expedition;
/** S7: every way a pattern may lie, turned and mirrored; the same looks are listed once. */
export declare function orientationsOf(pattern: Pattern): readonly (readonly Spot[])[];
/** How many bits the number of a place takes; a pattern has at most 48 places. */
export declare const PLACE_BITS = 6;
/** The cells of place number n of a pattern, at (pattern << 6) + n. */
export declare const PLACES: Int32Array<ArrayBuffer>;
/** Where the cells lie in `PLACES`, if they make a pattern. */
export declare const placeOf: (cells: Cells) => number | undefined;
/** The places of a pattern that lie wholly in the free cells: numbers 0 to 29, and 30 and up. */
export declare const lowPlaces: (pattern: Pattern, free: Cells) => Bits;
export declare const highPlaces: (pattern: Pattern, free: Cells) => Bits;
export {};
