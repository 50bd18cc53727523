import { COLOURS } from '@pepite/games/silver-and-gold/data/cards';
import {
  type Card,
  COINS,
  colourOf,
  CROSSES,
  PALMS,
  POINTS,
  sealOf,
} from '@pepite/games/silver-and-gold/pieces';
import { itemAt, type Language, size, type Translated } from '@pepite/kernel';
import type { Gain } from './gains.ts';
import type { BoardWords } from './texts.ts';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

const WORDS: Translated<BoardWords> = { en: english, fr: french };

export const wordsIn = (language: Language): BoardWords => WORDS[language];

/** A card as it is said: "purple card, 14 points". */
function cardName(card: Card, language: Language): string {
  const { cards, colours } = WORDS[language];
  return cards.name(colours[itemAt(COLOURS, colourOf(card))], itemAt(POINTS, card));
}

/** All that is printed on a card: its name, its signs and its seal. */
export function cardInFull(card: Card, language: Language): string {
  const { cards, colours } = WORDS[language];
  const seal = sealOf(card);
  const parts = [
    cardName(card, language),
    cards.printed(
      size(itemAt(COINS, card)),
      size(itemAt(PALMS, card)),
      size(itemAt(CROSSES, card)),
    ),
    seal === undefined ? '' : cards.seal(seal.bonus, colours[seal.colour]),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** What some cells give, in words. */
export function tellGain(gain: Gain, language: Language): string {
  const { gains } = WORDS[language];
  const parts = [
    gain.coins > 0 ? gains.coins(gain.coins) : '',
    gain.palms > 0 ? gains.palms(gain.palms) : '',
    gain.crosses > 0 ? gains.crosses(gain.crosses) : '',
    gain.full > 0 ? gains.full(gain.full) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? gains.nothing : parts.join(', ');
}
