import { type Bits, type WideView } from '@pepite/kernel';
import { type Seal } from './data/cards.ts';
/**
 * The pieces of Silver & Gold as numbers.
 *
 *   card      1 … 47 as in `cards.ts`, 0 for none
 *   cell      4 × row + column, from the top left of a grid of four by four
 *   cells     a set of them: sixteen bits
 *   pattern   1 … 6 an expedition card in the order of `EXPEDITIONS`, 0 for a single cell
 */
export type Card = number;
export type Cell = number;
export type Cells = Bits;
export type Pattern = number;
export declare const NO_CARD: Card;
export declare const CARDS: number;
export declare const SIDE = 4;
export declare const SLOTS = 2;
export declare const DEALT = 4;
export declare const MARKET = 4;
export declare const CUPS: readonly number[];
export declare const COIN_ROWS = 3;
export declare const COINS_PER_ROW = 4;
export declare const PALM_BOXES = 4;
export declare const TURNS_PER_ROUND = 7;
export declare const ROUNDS = 4;
export declare const TURNS: number;
export declare const cellAt: (column: number, row: number) => Cell;
export declare const columnOf: (cell: Cell) => number;
export declare const rowOf: (cell: Cell) => number;
/** What a cell may show. */
declare const SIGNS: {
    readonly plain: "#";
    readonly cross: "X";
    readonly coin: "C";
    readonly palm: "P";
};
export type Sign = keyof typeof SIGNS;
/** The cells of a card: all of them, and those with a cross, a coin or a palm. */
export declare const CELLS: Int32Array<ArrayBufferLike>;
export declare const CROSSES: Int32Array<ArrayBufferLike>;
export declare const COINS: Int32Array<ArrayBufferLike>;
export declare const PALMS: Int32Array<ArrayBufferLike>;
/** S1: a card is worth as many points as it has cells. */
export declare const POINTS: Int32Array<ArrayBufferLike>;
/** The place of a card's colour among `COLOURS`. */
export declare const colourOf: (card: Card) => number;
export declare const sealOf: (card: Card) => Seal | undefined;
/** S20: what a card's seal adds for each full card of its colour; 0 without one. */
export declare const SEAL_BONUS: Int32Array<ArrayBufferLike>;
export declare const SEAL_COLOUR: Int32Array<ArrayBufferLike>;
export declare const ALL_CARDS: readonly Card[];
/** A set of cards as two words of bits. */
export declare const setOf: (cards: readonly Card[]) => WideView;
export declare const DECK: WideView;
/** By colour: the cards of that colour, as a set. */
export declare const OF_COLOUR: readonly WideView[];
/** A cell of a card with what is printed on it: what a board draws. */
export interface PrintedCell {
    readonly cell: Cell;
    readonly column: number;
    readonly row: number;
    readonly sign: Sign;
}
/** The cells of a set, in reading order. */
export declare const cellsIn: (cells: Cells) => readonly Cell[];
/** The cells of a card, in reading order. */
export declare const printedCells: (card: Card) => readonly PrintedCell[];
export {};
