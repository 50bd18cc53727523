import { type Card, isGold, valueOf } from '@pepite/games/aurum/pieces';
import type { Table } from '@pepite/games/aurum/world';
import type { Immutable, Language, Translated } from '@pepite/kernel';
import type { BoardWords } from './texts.ts';
import { signOf } from '@pepite/drawings/aurum/signs';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

const WORDS: Translated<BoardWords> = { en: english, fr: french };

export const wordsIn = (language: Language): BoardWords => WORDS[language];

/** A card as it is said: "silver 7". No line ends before its value. */
export const cardName = (card: Card, language: Language): string =>
  `${WORDS[language].metals[signOf(card)]}\u00A0${valueOf(card)}`;

/** "Ana", "Ana and Bo", "Ana, Bo and Cy". */
export const listNames = (names: readonly string[], language: Language): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${WORDS[language].and} ${names[names.length - 1]}`;

/** The metals that lie in the trick and can't be played again (A12). */
export const usedMetals = ({ trick }: Immutable<Table>, language: Language): readonly string[] =>
  trick.cards
    .slice(0, trick.laid)
    .filter((card) => !isGold(card))
    .map((card) => WORDS[language].metals[signOf(card)]);
