import { type Bits, type WideView } from '@pepite/kernel';
/**
 * The cards of Aurum (A1) as numbers.
 *
 *   0            no card
 *   1 … 50       metal: 10 × metal + value, so 7 is bismuth 7 and 50 is zinc 10
 *   60 … 84      gold of level (card − 60) / 3
 *
 * A set of metal cards is two words of bits. A heap of gold is one number whose octal digit
 * number n counts the cards of level n: heaps add and subtract, and of two heaps the larger number
 * has the higher highest card, or at a tie the higher next one, and so on (A21).
 */
export type Card = number;
export type Heap = number;
export declare const NO_CARD: Card;
export declare const METALS: readonly ["bismuth", "copper", "phosphorus", "silver", "zinc"];
export type Metal = (typeof METALS)[number];
export declare const VALUES = 10;
export declare const LEVELS = 9;
export declare const HAND = 12;
export declare const ASIDE = 2;
export declare const isMetal: (card: Card) => boolean;
export declare const isGold: (card: Card) => boolean;
export declare const goldCard: (level: number) => Card;
export declare const metalOf: (card: Card) => number;
/** A metal's value or a gold's level. */
export declare const valueOf: (card: Card) => number;
/** A metal card's bit in the low or the high word of a set. */
export declare const LOW_BIT: Int32Array<ArrayBufferLike>;
export declare const HIGH_BIT: Int32Array<ArrayBufferLike>;
/** 1 for a metal card, which is played from the hand. */
export declare const FROM_HAND: Int32Array<ArrayBufferLike>;
/** A heap of just that gold card. */
export declare const AS_HEAP: Int32Array<ArrayBufferLike>;
/** How strongly a card wins a trick (A15), in steps of 4: any gold, the 0 too, beats any metal. */
export declare const STRENGTH: Int32Array<ArrayBufferLike>;
/** How strongly a card is the low card of a trick (A14), in steps of 4: metal only. */
export declare const LOWNESS: Int32Array<ArrayBufferLike>;
/** The metal cards that may follow a card in a trick, low and high word: another metal (A12). */
export declare const FOLLOWS_LOW: Int32Array<ArrayBufferLike>;
export declare const FOLLOWS_HIGH: Int32Array<ArrayBufferLike>;
/** Whether a card is in the box with so many players (A2). */
export declare const isInGame: (card: Card, seats: number) => boolean;
export declare const ALL_METALS: readonly Card[];
/** The metal cards played with (A2). */
export declare const deckFor: (seats: number) => WideView;
export declare const NO_GOLD: Heap;
export declare const oneGold: (level: number) => Heap;
export declare const goldCount: (heap: Heap, level: number) => number;
/** For every level the heap holds the lowest bit of its digit: bit 3 × level, as in a card. */
export declare const goldBits: (heap: Heap) => Bits;
/** The first number of a gold card; card = GOLD_CARDS + bit, for the bits of `goldBits`. */
export declare const GOLD_CARDS: Card;
/** All gold played with (A1, A2, A3): with 3 players no 8 and only three 0s. */
export declare function allGold(seats: number, zeros: boolean): Heap;
/** The highest level of a heap that is not empty. */
export declare const topLevel: (heap: Heap) => number;
