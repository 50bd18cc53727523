import { ACCIDENTS } from '@pepite/games/or-etc/data/cards';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import { countOf, type Dice, facesOf } from '@pepite/games/or-etc/pieces/dice';
import {
  type Accident,
  type Card,
  type Tool,
  type ToolName,
  TOOLS,
} from '@pepite/games/or-etc/pieces';
import { itemAt, type Language, type Translated } from '@pepite/kernel';
import type { Source } from './choices.ts';
import type { Happening } from './happenings.ts';
import type { Need } from './needs.ts';
import type { BoardWords } from './texts.ts';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

const WORDS: Translated<BoardWords> = { en: english, fr: french };

export const wordsIn = (language: Language): BoardWords => WORDS[language];

export const toolName = (tool: Tool): ToolName => itemAt(TOOLS, tool - 1);

/** A card as it is said in a sentence: its combination, which players know it by. */
export const shortName = (deck: Deck, card: Card): string => itemAt(deck.table, card - 1).pattern;

/** A card with all that stands on it. */
export const cardName = (deck: Deck, card: Card, language: Language): string =>
  WORDS[language].cards.name(
    shortName(deck, card),
    itemAt(deck.values, card),
    itemAt(deck.exits, card),
  );

export const listCards = (deck: Deck, cards: readonly Card[], language: Language): string =>
  WORDS[language].list(cards.map((card) => shortName(deck, card)));

/** From how many faces on it is easier to say that any of many would do. */
const TOO_MANY = 3;

/** What a card still needs: "one 5 short". */
export function needText({ short, faces }: Need, language: Language): string {
  const { cards } = WORDS[language];
  if (short === 0) return cards.ready;
  if (faces.length === 0) return cards.diceShort(short);
  if (short > 1 || faces.length === 1) return cards.short(faces);
  return faces.length < TOO_MANY ? cards.eitherShort(faces) : cards.diceShort(short);
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

export const effectOf = (accident: Accident, language: Language): string =>
  WORDS[language].accidents[itemAt(ACCIDENTS, accident)].effect;

/** The face that a combination is made of: the one there is most of. */
const mainFace = (dice: Dice): number =>
  itemAt(
    [...facesOf(dice)].sort((one, other) => countOf(dice, other) - countOf(dice, one)),
    0,
  );

/** What has just happened, in a sentence. */
export interface News {
  readonly kind: Happening['kind'];
  readonly text: string;
}

export const newsOf = (
  happenings: readonly Happening[],
  turn: number,
  names: readonly string[],
  language: Language,
): readonly News[] =>
  happenings.map((one) => ({ kind: one.kind, text: tell(one, turn, names, language) }));

function tell(
  happening: Happening,
  turn: number,
  names: readonly string[],
  language: Language,
): string {
  const { news, tools } = WORDS[language];
  const name = itemAt(names, happening.seat);
  switch (happening.kind) {
    case 'natural': {
      const { combination, dice, ends } = happening;
      const rolled = news.combinations[combination](name, mainFace(dice));
      if (ends === undefined) return rolled;
      return `${rolled} ${turn >= ends ? news.endsNow : news.endsFrom(ends)}`;
    }
    case 'struck':
      return news.struck(
        name,
        itemAt(ACCIDENTS, happening.accident),
        effectOf(happening.accident, language),
      );
    case 'shielded':
      return news.shielded(name, itemAt(ACCIDENTS, happening.accident));
    case 'broken':
    case 'sold':
      return news[happening.kind](name, tools[toolName(happening.tool)].name);
    case 'agreed':
    case 'refused':
      return news[happening.kind](name, itemAt(names, happening.from));
    default:
      return news[happening.kind](name);
  }
}
