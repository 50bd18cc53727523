import { type Bits } from '@pepite/kernel';
/**
 * The kinds of card of Auruxxx (X1) as numbers.
 *
 *   0            no card
 *   1            golden twelve
 *   2, 3, 4      the actions Profusion, Exchange, Draw-a-card
 *   5 … 79       coloured: 5 × row + colour; row n + 1 holds the numbers n, row 14 the 50s, row 15
 *                the Happy Men
 *
 * Six rows fill a word of bits exactly, so that a row of a hand is five bits of one word.
 */
export type Card = number;
export declare const NO_CARD: Card;
export declare const GOLDEN: Card;
export declare const PROFUSION: Card;
export declare const EXCHANGE: Card;
export declare const DRAW_ONE: Card;
export declare const COLOURS: readonly ["blue", "red", "yellow", "green", "violet"];
export type Colour = (typeof COLOURS)[number];
export declare const ACTIONS: readonly ["profusion", "exchange", "drawOne"];
export type Action = (typeof ACTIONS)[number];
export declare const CARDS = 160;
export declare const HAND = 12;
export declare const MOST_PASSES = 3;
export declare const MOST_DRAWS = 2;
export declare const ROUNDS = 3;
/** X26: a round ends with its thousandth turn. */
export declare const MOST_TURNS = 1000;
/** Nobody's seat: where the figure stands before anyone owns it, who won a round without winner. */
export declare const NOBODY = 6;
export declare const TOP_NUMBER = 12;
export declare const FIFTY_ROW: number;
export declare const HAPPY_ROW: number;
export declare const KINDS: number;
export declare const rowOfNumber: (number: number) => number;
export declare const firstOfRow: (row: number) => Card;
export declare const rowOf: (card: Card) => number;
export declare const colourOf: (card: Card) => number;
export declare const numberOf: (card: Card) => number;
export declare const isColoured: (card: Card) => boolean;
export declare const isAction: (card: Card) => boolean;
export declare const isNumber: (card: Card) => boolean;
export declare const isFifty: (card: Card) => boolean;
export declare const isHappyMan: (card: Card) => boolean;
export declare const isTwo: (card: Card) => boolean;
export declare const ALL_KINDS: readonly Card[];
/** How many of each there are (X1). */
export declare const COPIES: Int32Array<ArrayBufferLike>;
/** What a card left in hand counts (X29). */
export declare const POINTS: Int32Array<ArrayBufferLike>;
/** Where a kind is in a set of three words: which word, and its bit there. */
export declare const WORDS = 3;
export declare const WORD_OF: Int32Array<ArrayBufferLike>;
export declare const BIT_OF: Int32Array<ArrayBufferLike>;
/** The first bit of each row in a word, and as many bits as a row has. */
export declare const ROW_STARTS: Bits;
export declare const ROW_BITS: Bits;
/** The kinds that fulfil a condition, as a word of such a set. */
export declare const wordOf: (word: number, holds: (card: Card) => boolean) => Bits;
/** Whether a single card fits on a top card, as far as it depends on these two (X10–X15). */
export declare function fits(card: Card, top: Card): boolean;
/** Whether several cards of a row fit on a top card (X10–X15). */
export declare function severalFit(row: number, top: Card): boolean;
export declare const FITTING_LOW: Int32Array<ArrayBufferLike>;
export declare const FITTING_MIDDLE: Int32Array<ArrayBufferLike>;
export declare const FITTING_HIGH: Int32Array<ArrayBufferLike>;
export declare const ROWS_LOW: Int32Array<ArrayBufferLike>;
export declare const ROWS_MIDDLE: Int32Array<ArrayBufferLike>;
export declare const ROWS_HIGH: Int32Array<ArrayBufferLike>;
/** The three actions as bits of the first word. */
export declare const ACTION_BITS: Bits;
