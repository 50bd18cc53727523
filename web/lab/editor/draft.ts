import {
  ACCIDENT_ROLLS,
  type AccidentRolls,
  CARDS,
  TOOL_VALUES,
} from '@pepite/games/or-etc/data/cards';
import type { AccidentName, ToolName } from '@pepite/games/or-etc/pieces';
import { OPTIONS } from '@pepite/games/or-etc/world';
import { defaultOptions, type Options, type OptionValue } from '@pepite/kernel';

/** A number that is being typed: nothing while its field is empty. */
export type Typed = number | null;

/** A card as it is being edited, right or not. Its key stays when cards before it go. */
export interface DraftCard {
  readonly key: number;
  readonly pattern: string;
  readonly value: Typed;
  readonly exits: Typed;
  readonly copies: Typed;
}

/** All that may be edited. */
export interface Draft {
  readonly cards: readonly DraftCard[];
  readonly tools: Readonly<Record<ToolName, Typed>>;
  readonly accidentRolls: AccidentRolls;
  /** How often the two sheets are taken; null for once for each player. */
  readonly sheets: Typed;
  readonly accidents: Typed;
}

/** O2: how many there are of each accident, whoever plays. */
const USUAL_ACCIDENTS = OPTIONS.accidents.default(0);

const NEW_CARD = { pattern: 'XX---', value: 1, exits: 1, copies: 1 };

const keyed = (cards: readonly Omit<DraftCard, 'key'>[]): readonly DraftCard[] =>
  cards.map(({ pattern, value, exits, copies }, index) => ({
    key: index + 1,
    pattern,
    value,
    exits,
    copies,
  }));

/** What is printed. */
export const PRINTED: Draft = {
  cards: keyed(CARDS),
  tools: TOOL_VALUES,
  accidentRolls: ACCIDENT_ROLLS,
  sheets: null,
  accidents: USUAL_ACCIDENTS,
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The cards as the game reads them. */
export const cardsOf = ({ cards }: Draft) =>
  cards.map(({ pattern, exits, value, copies }) => ({ pattern, exits, value, copies }));

/** What is written of a draft: everything that is not as it is printed. */
export function writtenOf(draft: Draft): Readonly<Record<string, unknown>> {
  const written: Record<string, unknown> = {};
  if (draft.sheets !== null) written['sheets'] = draft.sheets;
  if (draft.accidents !== PRINTED.accidents) written['accidents'] = draft.accidents;
  if (!isSame(cardsOf(draft), CARDS)) written['cards'] = cardsOf(draft);
  if (!isSame(draft.tools, TOOL_VALUES)) written['tools'] = draft.tools;
  if (!isSame(draft.accidentRolls, ACCIDENT_ROLLS)) {
    written['accidentRolls'] = draft.accidentRolls;
  }
  return written;
}

/** The draft of options that the game has read. */
export function draftOf(options: Options, seats: number): Draft {
  const usual = defaultOptions(OPTIONS, seats);
  const cards = valueIn(OPTIONS.cards.read, options['cards']) ?? CARDS;
  const { sheets = usual['sheets'], accidents = usual['accidents'] } = options;
  return {
    cards: keyed(cards),
    tools: valueIn(OPTIONS.tools.read, options['tools']) ?? TOOL_VALUES,
    accidentRolls: valueIn(OPTIONS.accidentRolls.read, options['accidentRolls']) ?? ACCIDENT_ROLLS,
    sheets: sheets === usual['sheets'] ? null : Number(sheets),
    accidents: Number(accidents),
  };
}

type Reading<V> = (input: unknown) => { readonly value: V } | { readonly problem: unknown };

function valueIn<V>(read: Reading<V>, written: OptionValue | undefined): V | undefined {
  if (written === undefined) return undefined;
  const done = read(written);
  return 'value' in done ? done.value : undefined;
}

const nextKey = ({ cards }: Draft): number => Math.max(0, ...cards.map(({ key }) => key)) + 1;

export const withCard = (draft: Draft, key: number, change: Partial<DraftCard>): Draft => ({
  ...draft,
  cards: draft.cards.map((card) => (card.key === key ? { ...card, ...change, key } : card)),
});

/** One more card, at the end. */
export const withNewCard = (draft: Draft): Draft => ({
  ...draft,
  cards: [...draft.cards, { ...NEW_CARD, key: nextKey(draft) }],
});

/** A card once more, right behind it: what is different about it comes next. */
export const withCopy = (draft: Draft, key: number): Draft => ({
  ...draft,
  cards: draft.cards.flatMap((card) =>
    card.key === key ? [card, { ...card, key: nextKey(draft) }] : [card],
  ),
});

export const withoutCard = (draft: Draft, key: number): Draft => ({
  ...draft,
  cards: draft.cards.filter((card) => card.key !== key),
});

export const withTool = (draft: Draft, tool: ToolName, value: Typed): Draft => ({
  ...draft,
  tools: { ...draft.tools, [tool]: value },
});

export const withRoll = (draft: Draft, accident: AccidentName, roll: string): Draft => ({
  ...draft,
  accidentRolls: { ...draft.accidentRolls, [accident]: roll },
});
