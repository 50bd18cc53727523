import type { Bits } from '@pepite/kernel';
import { CARDS, type Filon } from '../data/cards.ts';
import { countOf, type Dice, FACES, HANDFUL_COUNT } from './dice.ts';
import type { Card } from '../pieces.ts';

export type CardTable = readonly Filon[];

/** A card table made ready for play. Lists run by card, which begin with 1. */
export interface Deck {
  readonly table: CardTable;
  readonly kinds: number;
  /** As records write them: `XXYYY:3`. */
  readonly names: readonly string[];
  readonly byName: ReadonlyMap<string, Card>;
  readonly values: readonly number[];
  readonly exits: readonly number[];
  /** How many there are on two sheets. */
  readonly copies: readonly number[];
  /** All kinds, as a set. */
  readonly all: Bits;
  /** The kinds of each value (O20), and those of each value or more (O22), up to 5. */
  readonly ofValue: readonly Bits[];
  readonly atLeast: readonly Bits[];
  /** The kinds whose combination a handful of dice shows (O24). */
  readonly shown: Int32Array;
}

const MOST_DIFFERENCE = 5;

function makeDeck(table: CardTable): Deck {
  const names = ['', ...table.map(({ pattern, exits }) => `${pattern}:${exits}`)];
  const values = [0, ...table.map(({ value }) => value)];
  const setOf = (fits: (filon: Filon) => boolean): Bits =>
    table.reduce((set, filon, index) => (fits(filon) ? set | (1 << (index + 1)) : set), 0);
  const differences = Array.from({ length: MOST_DIFFERENCE + 1 }, (_, value) => value);
  return {
    table,
    kinds: table.length,
    names,
    byName: new Map(table.map((_, index) => [names[index + 1], index + 1])),
    values,
    exits: [0, ...table.map(({ exits }) => exits)],
    copies: [0, ...table.map(({ copies }) => copies)],
    all: setOf(() => true),
    ofValue: differences.map((least) => setOf(({ value }) => value === least)),
    atLeast: differences.map((least) => setOf(({ value }) => value >= least)),
    shown: Int32Array.from({ length: HANDFUL_COUNT }, (_, dice) =>
      setOf(({ pattern }) => missing(pattern, dice) === 0),
    ),
  };
}

/** O24: how many dice would have to change for five dice to show a combination. */
export function missing(pattern: string, dice: Dice): number {
  const printed = new Set(
    pattern
      .split('')
      .filter((sign) => sign >= '1' && sign <= '6')
      .map(Number),
  );
  const lacking = (sign: string, face: number): number =>
    Math.max(0, pattern.split('').filter((one) => one === sign).length - countOf(dice, face));
  const fixed = [...printed].reduce((sum, face) => sum + lacking(String(face), face), 0);
  // X and Y are different values, and none of those printed.
  const others = Array.from({ length: FACES }, (_, index) => index + 1).filter(
    (face) => !printed.has(face),
  );
  const free = others.flatMap((x) =>
    others.filter((y) => y !== x).map((y) => lacking('X', x) + lacking('Y', y)),
  );
  // With five printed values X alone is possible, Y beside it is not.
  const alone = pattern.includes('Y') ? [] : others.map((x) => lacking('X', x));
  return fixed + Math.min(...free, ...alone);
}

/** The cards as they are printed. */
export const STANDARD_DECK: Deck = makeDeck(CARDS);

const MOST_KEPT = 16;
const decks = new Map<string, Deck>();

/** The deck of a card table, the printed one unless said; the last few are kept. */
export function deckOf(table: CardTable | undefined): Deck {
  if (table === undefined) return STANDARD_DECK;
  const key = JSON.stringify(table);
  const deck = decks.get(key) ?? makeDeck(table);
  decks.delete(key);
  decks.set(key, deck);
  for (const oldest of decks.keys()) {
    if (decks.size <= MOST_KEPT) break;
    decks.delete(oldest);
  }
  return deck;
}

/** How many cards there are on two sheets. */
export const deckSize = ({ copies }: Deck): number => copies.reduce((sum, n) => sum + n, 0);
