import type { Bits } from '@pepite/kernel';
import { type Filon } from '../data/cards.ts';
import { type Dice } from './dice.ts';
import type { Card } from '../pieces.ts';
export type CardTable = readonly Filon[];
/** A card table made ready for play. Lists run by card, which begin with 1. */
export interface Deck {
    readonly table: CardTable;
    readonly kinds: number;
    /** As records write them: `XXYYY:3`. */
    readonly names: readonly string[];
    readonly byName: ReadonlyMap<string, Card>;
    readonly values: readonly number[];
    readonly exits: readonly number[];
    /** How many there are on two sheets. */
    readonly copies: readonly number[];
    /** All kinds, as a set. */
    readonly all: Bits;
    /** The kinds of each value up to 5 (O20); and the same with higher ones under 5 (O22). */
    readonly ofValue: readonly Bits[];
    readonly ofWorth: readonly Bits[];
    /** The kinds whose combination a handful of dice shows (O24). */
    readonly shown: Int32Array;
}
/** O24: how many dice would have to change for five dice to show a combination. */
export declare const missing: (pattern: string, dice: Dice) => number;
/** The cards as they are printed. */
export declare const STANDARD_DECK: Deck;
/** The deck of a card table, the printed one unless said; the last few are kept. */
export declare function deckOf(table: CardTable | undefined): Deck;
/** How many cards there are on two sheets. */
export declare const deckSize: (table: CardTable) => number;
