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
import type { Gain } from '@pepite/games/silver-and-gold/report/gain';
import { itemAt, type Language, size, type Translated } from '@pepite/kernel';
import type { BoardWords } from './texts.ts';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

const WORDS: Translated<BoardWords> = { en: english, fr: french };

export const wordsIn = (language: Language): BoardWords => WORDS[language];

/** A card as it is said: "purple card, 14 points". */
export function cardName(card: Card, language: Language): string {
  const { cards, colours } = WORDS[language];
  return cards.name(colours[itemAt(COLOURS, colourOf(card))], itemAt(POINTS, card));
}

/** What is printed on a card, its seal left out. */
export function cardPlain(card: Card, language: Language): string {
  const printed = WORDS[language].cards.printed(
    size(itemAt(COINS, card)),
    size(itemAt(PALMS, card)),
    size(itemAt(CROSSES, card)),
  );
  return printed === '' ? cardName(card, language) : `${cardName(card, language)}, ${printed}`;
}

/** All that is printed on a card: its name, its signs and its seal. */
export function cardInFull(card: Card, language: Language): string {
  const { cards, colours } = WORDS[language];
  const seal = sealOf(card);
  const plain = cardPlain(card, language);
  return seal === undefined ? plain : `${plain}, ${cards.seal(seal.bonus, colours[seal.colour])}`;
}

/** What some cells give, in words. */
export function tellGain(gain: Gain, language: Language): string {
  const { gains } = WORDS[language];
  const parts = [
    gain.coins > 0 ? gains.coins(gain.coins) : '',
    gain.palms > 0 ? gains.palms(gain.palms) : '',
    gain.crosses > 0 ? gains.crosses(gain.crosses) : '',
    gain.card > 0 ? gains.card(gain.card) : '',
    gain.seals > 0 ? gains.seals(gain.seals) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? gains.nothing : parts.join(', ');
}
