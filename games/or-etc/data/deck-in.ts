import type { Options, Read, Why } from '@pepite/kernel';
import { type Deck, deckOf, type Printed } from '../pieces/deck.ts';
import { readCards } from './read.ts';
import { readAccidentRolls } from './read-accidents.ts';
import { readTools } from './read-tools.ts';

/** What a match with such options is played with; what could not be played with is as printed. */
export function deckIn(options: Options): Deck {
  const { cards, tools, accidentRolls } = options;
  const printed: Printed = {
    cards: valueOf(readCards, cards),
    tools: valueOf(readTools, tools),
    accidentRolls: valueOf(readAccidentRolls, accidentRolls),
  };
  return deckOf(printed);
}

function valueOf<V>(read: (input: unknown) => Read<V, Why>, written: unknown): V | undefined {
  if (written === undefined) return undefined;
  const done = read(written);
  return 'value' in done ? done.value : undefined;
}
