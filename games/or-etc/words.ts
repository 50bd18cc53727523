import type { Translated, Words } from '@pepite/kernel';
import { type Deck, STANDARD_DECK } from './pieces/deck.ts';
import { wordsFrom } from './phrases.ts';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';
import type { Hand, Table } from './world.ts';

/** The words of the game with the cards of a deck. */
export const wordsOf = (deck: Deck): Translated<Words<Table, Hand>> => ({
  en: wordsFrom(english, deck),
  fr: wordsFrom(french, deck),
});

/** With the cards as they are printed. */
export const words = wordsOf(STANDARD_DECK);
