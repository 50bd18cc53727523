import {
  type Card,
  colourOf,
  COLOURS,
  DEBT_OF_A_TWO,
  GOLDEN,
  isAction,
  isHappyMan,
  isTwo,
} from '@pepite/games/auruxxx/pieces';
import { itemAt, type Language, type Translated } from '@pepite/kernel';
import { actionOf, figureOf } from '@pepite/drawings/auruxxx/signs';
import type { BoardWords } from './texts.ts';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

const WORDS: Translated<BoardWords> = { en: english, fr: french };

export const wordsIn = (language: Language): BoardWords => WORDS[language];

/** A card as it is said: "blue 7". */
export function cardName(card: Card, language: Language): string {
  const { cards } = WORDS[language];
  const action = actionOf(card);
  if (action !== undefined) return cards.actions[action];
  if (card === GOLDEN) return cards.golden;
  const face = isHappyMan(card) ? cards.happyMan : String(figureOf(card));
  return cards.coloured(face, cards.colours[itemAt(COLOURS, colourOf(card))]);
}

/** A card as it is said in a sentence: "le 7 bleu", "a golden twelve", "une Profusion". */
export function cardPhrase(card: Card, language: Language): string {
  const { cards } = WORDS[language];
  const action = actionOf(card);
  if (action !== undefined) return cards.anAction[action];
  const name = cardName(card, language);
  return card === GOLDEN ? cards.some(name) : cards.the(name);
}

/** "Ana", "Ana and Bo", "Ana, Bo and Cy". */
export const listNames = (names: readonly string[], language: Language): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${WORDS[language].and} ${names[names.length - 1]}`;

/** What laying so many cards of a kind does, if anything besides lying there. */
export function effectOf(card: Card, count: number, next: string, language: Language): string {
  const { effects } = WORDS[language];
  if (isTwo(card)) return effects.debt(next, DEBT_OF_A_TWO * count);
  if (isHappyMan(card)) return effects.figure;
  const action = isAction(card) ? actionOf(card) : undefined;
  return action === undefined ? '' : effects.actions[action](next);
}
