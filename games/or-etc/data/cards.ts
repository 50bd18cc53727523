/**
 * What is printed on the cards of Or etc.: everything a designer would change, in one place. A match
 * may be played with other ones (the options `cards`, `tools` and `accidentRolls`): JSON of the shape
 * of `CARDS`, `TOOL_VALUES` and `ACCIDENT_ROLLS`.
 */
import type { AccidentName, ToolName } from '../pieces.ts';

/** A Filon card (O1). */
export interface Filon {
  /** Five signs: a digit, X or Y for any value, `-` for any die. */
  readonly pattern: string;
  readonly exits: number;
  readonly value: number;
  /** How many there are on two sheets. */
  readonly copies: number;
}

/** O1: two sheets of 15 cards, in the order in which records name the cards that are dropped. */
export const CARDS: readonly Filon[] = [
  { pattern: 'XXYYY', exits: 3, value: 5, copies: 2 },
  { pattern: 'XXYYY', exits: 2, value: 5, copies: 2 },
  { pattern: '2222-', exits: 3, value: 5, copies: 1 },
  { pattern: '1111-', exits: 3, value: 5, copies: 1 },
  { pattern: 'XXXX-', exits: 2, value: 4, copies: 2 },
  { pattern: '444--', exits: 2, value: 4, copies: 2 },
  { pattern: '66-55', exits: 3, value: 4, copies: 2 },
  { pattern: '111--', exits: 2, value: 3, copies: 2 },
  { pattern: 'XXX--', exits: 1, value: 3, copies: 2 },
  { pattern: 'XX-66', exits: 2, value: 3, copies: 2 },
  { pattern: 'XX-11', exits: 2, value: 2, copies: 1 },
  { pattern: 'XX-22', exits: 2, value: 2, copies: 1 },
  { pattern: 'XX-YY', exits: 1, value: 2, copies: 2 },
  { pattern: 'XX-YY', exits: 2, value: 2, copies: 2 },
  { pattern: '22---', exits: 2, value: 1, copies: 1 },
  { pattern: '33---', exits: 2, value: 1, copies: 1 },
  { pattern: 'XX---', exits: 1, value: 1, copies: 4 },
];

export type ToolValues = Readonly<Record<ToolName, number>>;
export type AccidentRolls = Readonly<Record<AccidentName, string>>;

/** O3: the tools in the order of the auction, and what the first bid must reach. */
export const TOOL_VALUES: ToolValues = {
  pick: 3,
  wagon: 3,
  mug: 2,
  shovel: 1,
  helmet: 0,
  mallet: 0,
};

/** O2: the accidents, each with the roll that brings it on: five dice, ascending. */
export const ACCIDENT_ROLLS: AccidentRolls = {
  rockfall: '11122',
  roofFall: '11222',
  caveIn: '12345',
  firedamp: '23456',
};
