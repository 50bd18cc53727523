import type { Accident, Card, Tool, ToolName } from '@pepite/games/or-etc/pieces';
import { ACCIDENTS, TOOLS } from '@pepite/games/or-etc/pieces';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { Face } from '@pepite/games/or-etc/pieces/dice';
import type { Phrases } from '@pepite/games/or-etc/phrases';
import { cardNames } from '@pepite/games/or-etc/wording/combination';
import { english as inEnglish } from '@pepite/games/or-etc/words.en';
import { french as inFrench } from '@pepite/games/or-etc/words.fr';
import { itemAt, type Language, type Translated } from '@pepite/kernel';
import type { Source } from '../choices.ts';
import type { Need } from '../exchange/needs.ts';
import type { BoardWords } from './texts.ts';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

const WORDS: Translated<BoardWords> = { en: english, fr: french };
const PHRASES: Translated<Phrases> = { en: inEnglish, fr: inFrench };

export const wordsIn = (language: Language): BoardWords => WORDS[language];

export const toolName = (tool: Tool): ToolName => itemAt(TOOLS, tool - 1);

/** What the cards of a deck are called: all of them are named to name one. */
const NAMES: Translated<WeakMap<Deck, readonly string[]>> = {
  en: new WeakMap(),
  fr: new WeakMap(),
};

function namesIn(deck: Deck, language: Language): readonly string[] {
  const known = NAMES[language].get(deck);
  if (known !== undefined) return known;
  const names = cardNames(deck, PHRASES[language].combinations);
  NAMES[language].set(deck, names);
  return names;
}

/** A card as it is said in a sentence: "a full house with 3 exits". */
export const shortName = (deck: Deck, card: Card, language: Language): string =>
  itemAt(namesIn(deck, language), card);

/** A card with all that stands on it. */
export const cardName = (deck: Deck, card: Card, language: Language): string =>
  WORDS[language].cards.name(
    shortName(deck, card, language),
    itemAt(deck.values, card),
    itemAt(deck.exits, card),
  );

export const listCards = (deck: Deck, cards: readonly Card[], language: Language): string =>
  WORDS[language].list(cards.map((card) => shortName(deck, card, language)));

/** What an accident is called, and what it does to its victim. */
export const accidentIn = (accident: Accident, language: Language) =>
  PHRASES[language].accidents[itemAt(ACCIDENTS, accident)];

/** From how many faces on it is easier to say that any of many would do. */
const TOO_MANY = 3;

/** What a card still needs: "needs one 5". */
export function needText(need: Need, language: Language): string {
  const { cards } = WORDS[language];
  return need.short === 0
    ? cards.ready
    : `${cards.lacks} ${missingText(need, language, cards.short)}`;
}

/** The same where there is little room: "one 5", "5 + 6". */
export function needBrief(need: Need, language: Language): string {
  const { ready, short } = WORDS[language].cards;
  if (need.short === 0) return ready;
  return missingText(need, language, (faces) =>
    new Set(faces).size === 1 ? short(faces) : inFigures(faces),
  );
}

function missingText(
  { short, faces }: Need,
  language: Language,
  tell: (faces: readonly Face[]) => string,
): string {
  const { cards } = WORDS[language];
  if (faces.length === 0) return cards.diceShort(short);
  if (short > 1 || faces.length === 1) return tell(faces);
  return faces.length < TOO_MANY ? cards.eitherShort(faces) : cards.diceShort(short);
}

/** "2×5 + 6". */
function inFigures(faces: readonly Face[]): string {
  const counted = [...new Set(faces)].map((face) => {
    const count = faces.filter((one) => one === face).length;
    return count === 1 ? `${face}` : `${count}×${face}`;
  });
  return counted.join(' + ');
}

export const sourceName = (from: Source, names: readonly string[], language: Language): string =>
  from === 'centre' ? WORDS[language].exchange.centre : itemAt(names, from);

/** Odds are rounded: nobody counts in fractions of a roll. */
export const oneIn = (rolls: number, language: Language): string =>
  WORDS[language].status.oneIn(
    rolls < 10
      ? rolls.toLocaleString(language, { maximumFractionDigits: 1 })
      : String(Math.round(rolls)),
  );
