import { ACCIDENT_KINDS, TOOLS } from '@pepite/games/or-etc/pieces';
import { type Deck, deckSize } from '@pepite/games/or-etc/pieces/deck';
import type { Options } from '@pepite/kernel';

/** What a card table comes to with so many players. */
export interface Summary {
  readonly kinds: number;
  /** Filon cards in play, and what else is in the box. */
  readonly filons: number;
  readonly accidents: number;
  readonly others: number;
  /** Of a card drawn at random. */
  readonly meanValue: number;
  readonly meanExits: number;
}

export function summaryOf({ table }: Deck, options: Options, seats: number): Summary {
  const size = deckSize(table);
  const mean = (of: 'value' | 'exits'): number =>
    table.reduce((sum, card) => sum + card[of] * card.copies, 0) / size;
  return {
    kinds: table.length,
    filons: size * Number(options['sheets']),
    accidents: ACCIDENT_KINDS * Number(options['accidents']),
    // A mine entrance for each player, and the tools.
    others: TOOLS.length + seats,
    meanValue: mean('value'),
    meanExits: mean('exits'),
  };
}
