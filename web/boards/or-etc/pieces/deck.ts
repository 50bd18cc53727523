import { readCards } from '@pepite/games/or-etc/data/read';
import { type Deck, deckOf, STANDARD_DECK } from '@pepite/games/or-etc/pieces/deck';
import type { Options } from '@pepite/kernel';

/** The cards a table is played with: its own, or those that are printed. */
export function deckIn(options: Options): Deck {
  if (!('cards' in options)) return STANDARD_DECK;
  const read = readCards(options['cards']);
  return 'value' in read ? deckOf(read.value) : STANDARD_DECK;
}
