import type { Bits } from '@pepite/kernel';
import {
  ACCIDENT_ROLLS,
  type AccidentRolls,
  CARDS,
  type Filon,
  TOOL_VALUES,
  type ToolValues,
} from '../data/cards.ts';
import { countOf, type Dice, diceOf, FACES, HANDFUL_COUNT } from './dice.ts';
import { ACCIDENTS, type Card, TOOLS } from '../pieces.ts';

export type CardTable = readonly Filon[];

/** What is printed on cards, as far as a table has said so. */
export interface Printed {
  readonly cards?: CardTable | undefined;
  readonly tools?: ToolValues | undefined;
  readonly accidentRolls?: AccidentRolls | undefined;
}

/** All that is printed, made ready for play. Lists run by card, which begin with 1. */
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
  /** The kinds of each value up to 5 (O20); and the same with higher ones under 5 (O22). */
  readonly ofValue: readonly Bits[];
  readonly ofWorth: readonly Bits[];
  /** The kinds whose combination a handful of dice shows (O24). */
  readonly shown: Int32Array;
  /** By tool, what the first bid must reach (O3). */
  readonly toolValues: readonly number[];
  /** By accident, the roll that brings it on (O2). */
  readonly accidentRolls: readonly string[];
  /** By handful the accident that it brings on (O14), plus 1; 0 for none. */
  readonly strikes: Uint8Array;
}

const MOST_DIFFERENCE = 5;

function shownBy(table: CardTable): Int32Array {
  const signs = table.map(({ pattern }) => signsOf(pattern));
  const shown = new Int32Array(HANDFUL_COUNT);
  for (let dice = 0; dice < HANDFUL_COUNT; dice++) {
    for (let index = 0; index < signs.length; index++) {
      if (isShown(signs[index], dice)) shown[dice] |= 1 << (index + 1);
    }
  }
  return shown;
}

function strikesOf(rolls: readonly string[]): Uint8Array {
  const strikes = new Uint8Array(HANDFUL_COUNT);
  for (const [accident, roll] of rolls.entries()) {
    strikes[diceOf(roll.split('').map(Number))] = accident + 1;
  }
  return strikes;
}

function makeDeck({
  cards: table = CARDS,
  tools = TOOL_VALUES,
  accidentRolls: rolls = ACCIDENT_ROLLS,
}: Printed): Deck {
  const accidentRolls = ACCIDENTS.map((name) => rolls[name]);
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
    ofValue: differences.map((worth) => setOf(({ value }) => value === worth)),
    ofWorth: differences.map((worth) =>
      setOf(({ value }) => Math.min(value, MOST_DIFFERENCE) === worth),
    ),
    shown: shownBy(table),
    toolValues: [0, ...TOOLS.map((name) => tools[name])],
    accidentRolls,
    strikes: strikesOf(accidentRolls),
  };
}

/** O24: how many dice would have to change for five dice to show a combination. */
export const missing = (pattern: string, dice: Dice): number => lackingIn(signsOf(pattern), dice);

/** How often each sign stands in a combination: by face the digits, and X and Y. */
interface Signs {
  readonly digits: readonly number[];
  readonly x: number;
  readonly y: number;
}

function signsOf(pattern: string): Signs {
  const times = (sign: string): number => pattern.split(sign).length - 1;
  const digits = Array.from({ length: FACES + 1 }, (_, face) =>
    face === 0 ? 0 : times(`${face}`),
  );
  return { digits, x: times('X'), y: times('Y') };
}

function lackingIn({ digits, x, y }: Signs, dice: Dice): number {
  let fixed = 0;
  for (let face = 1; face <= FACES; face++) {
    fixed += Math.max(0, digits[face] - countOf(dice, face));
  }
  if (x + y === 0) return fixed;
  // X and Y are different values, and none of those printed; one may be missing on the card.
  let free = x + y;
  for (let one = 0; one <= FACES; one++) {
    for (let other = 0; other <= FACES; other++) {
      if (digits[one] + digits[other] > 0 || (one === other && one > 0)) continue;
      const lacking = shortOf(x, dice, one) + shortOf(y, dice, other);
      if (lacking < free) free = lacking;
    }
  }
  return fixed + free;
}

/**
 * Whether nothing is lacking: found sooner than how much is. All handfuls are looked at before
 * anything of the game is seen.
 */
function isShown({ digits, x, y }: Signs, dice: Dice): boolean {
  for (let face = 1; face <= FACES; face++) {
    if (digits[face] > countOf(dice, face)) return false;
  }
  for (let one = 0; one <= FACES; one++) {
    if (digits[one] > 0 || shortOf(x, dice, one) > 0) continue;
    for (let other = 0; other <= FACES; other++) {
      if (digits[other] > 0 || (one === other && one > 0)) continue;
      if (shortOf(y, dice, other) === 0) return true;
    }
  }
  return false;
}

/** How many of a face are lacking; face 0 stands for a value that is not chosen. */
const shortOf = (wanted: number, dice: Dice, face: number): number =>
  face === 0 ? wanted : Math.max(0, wanted - countOf(dice, face));

/** Everything as it is printed. */
export const STANDARD_DECK: Deck = makeDeck({});

const MOST_KEPT = 16;
const decks = new Map<string, Deck>();

/** The deck that options speak of, the printed one unless they do; the last few are kept. */
export function deckOf({ cards, tools, accidentRolls }: Printed): Deck {
  const isPrinted = cards === undefined && tools === undefined && accidentRolls === undefined;
  if (isPrinted) return STANDARD_DECK;
  const key = JSON.stringify([cards, tools, accidentRolls]);
  const deck = decks.get(key) ?? makeDeck({ cards, tools, accidentRolls });
  decks.delete(key);
  decks.set(key, deck);
  for (const oldest of decks.keys()) {
    if (decks.size <= MOST_KEPT) break;
    decks.delete(oldest);
  }
  return deck;
}

/** How many cards there are on two sheets. */
export const deckSize = (table: CardTable): number =>
  table.reduce((sum, { copies }) => sum + copies, 0);
