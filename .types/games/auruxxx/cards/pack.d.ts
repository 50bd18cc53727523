import { type Bits, type Move, type Moves } from '@pepite/kernel';
import { type Card } from '../pieces.ts';
/**
 * A pack is a multiset of cards as a set of 180 numbers in six words: three words of the kinds that
 * are there, three of those that are there twice. The third to fifth copies of an uncoloured card
 * have numbers that no kind needs. So every card is one bit, and each is as likely to be drawn.
 * Several packs may lie behind each other in one list; `at` is where one begins.
 */
export type Pack = number[];
export type PackView = readonly number[];
export declare const PACK = 6;
export declare const emptyPacks: (count: number) => Pack;
export declare function put(packs: Pack, at: number, card: Card): void;
/** Takes out a card that is there. */
export declare function take(packs: Pack, at: number, card: Card): void;
export declare const holds: (packs: PackView, at: number, card: Card) => boolean;
export declare const isEmptyPack: (packs: PackView, at: number) => boolean;
/** Whether there are golden twelves and nothing else. */
export declare const isGolden: (packs: PackView) => boolean;
/** How many copies of a card there are. */
export declare function copiesIn(packs: PackView, at: number, card: Card): number;
/** The colours of a row that are there, as five bits; a row is known by its first card. */
export declare const onceFrom: (packs: PackView, first: Card) => Bits;
/** The colours of a row that are there twice. */
export declare const twiceFrom: (packs: PackView, first: Card) => Bits;
/** The first bits of the rows of a word that have two cards or more. */
export declare function rowsOfSeveral(packs: PackView, word: number): Bits;
export declare function sizeOf(packs: PackView, at: number): number;
/** What the cards of a pack count at the end of a round (X29). */
export declare function pointsOf(packs: PackView): number;
export declare function clear(packs: Pack, at: number): void;
export declare function swapPacks(one: Pack, oneAt: number, other: Pack, otherAt: number): void;
export declare function copyPack(from: PackView, fromAt: number, to: Pack, toAt: number): void;
/** Takes one copy of every kind that is there: what is left when any one card may have gone. */
export declare function takeOneOfEach(packs: Pack, at: number): void;
/** Adds base + card for every kind in a pack of so many cards, each as likely as it has copies. */
export declare const addCards: (pack: PackView, cards: number, base: Move, into: Moves) => void;
/** The cards one by one, in ascending order. It allocates: not for the playout path. */
export declare const cardsIn: (packs: PackView, at?: number) => readonly Card[];
/** The whole box (X1). */
export declare const WHOLE_PACK: PackView;
/** Whether all cards of a pack are in another one, too. */
export declare function isWithin(packs: PackView, at: number, others: PackView): boolean;
/** Whether some packs together are the whole box. */
export declare function areWhole(packs: readonly PackView[]): boolean;
