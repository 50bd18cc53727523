import type { Translated, Words } from '@pepite/kernel';
import { type Deck } from './pieces/deck.ts';
import type { Hand, Table } from './world.ts';
/** The words of the game with the cards of a deck. */
export declare const wordsOf: (deck: Deck) => Translated<Words<Table, Hand>>;
/** With the cards as they are printed. */
export declare const words: Readonly<Record<"en" | "fr", Words<Table, Hand>>>;
