import {
  type Card,
  colourOf,
  COLOURS,
  GOLDEN,
  isAction,
  isHappyMan,
  isTwo,
} from '@pepite/games/auruxxx/pieces';
import { itemAt, type Language, type Translated } from '@pepite/kernel';
import type { Happening } from './happenings.ts';
import { actionOf, figureOf } from './signs.ts';
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

/** "Ana", "Ana and Bo", "Ana, Bo and Cy". */
export const listNames = (names: readonly string[], language: Language): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${WORDS[language].and} ${names[names.length - 1]}`;

const DEBT_OF_A_TWO = 2;

/** What laying so many cards of a kind does, if anything besides lying there. */
export function effectOf(card: Card, count: number, next: string, language: Language): string {
  const { effects } = WORDS[language];
  if (isTwo(card)) return effects.debt(next, DEBT_OF_A_TWO * count);
  if (isHappyMan(card)) return effects.figure;
  const action = isAction(card) ? actionOf(card) : undefined;
  return action === undefined ? '' : effects.actions[action](next);
}

/** What has just happened, in a sentence or two. */
export const newsOf = (
  happenings: readonly Happening[],
  names: readonly string[],
  round: number,
  language: Language,
): string => happenings.map((one) => tell(one, names, round, language)).join(' ');

function tell(
  happening: Happening,
  names: readonly string[],
  round: number,
  language: Language,
): string {
  const { news } = WORDS[language];
  if (happening.kind === 'dealt') return news.dealt(round);
  const name = itemAt(names, happening.seat);
  switch (happening.kind) {
    case 'laid': {
      const laid = news.laid(name, cardName(happening.card, language), happening.count);
      return happening.fetched ? `${laid} ${news.fetched(name)}` : laid;
    }
    case 'drew':
      return news.drew(name, happening.count);
    case 'stole':
      return news.stole(
        name,
        listNames(
          happening.victims.map((victim) => itemAt(names, victim)),
          language,
        ),
      );
    case 'swapped':
      return happening.partner === undefined
        ? news.swappedUnseen(name)
        : news.swapped(name, itemAt(names, happening.partner));
    case 'passed':
      return happening.debt > 0 ? news.passedDebt(name, happening.debt) : news.passed(name);
    default:
      return news.stopped(name);
  }
}
