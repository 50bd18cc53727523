import { type Bits, only, size, type WideView, WORD } from '@pepite/kernel';
import { COLOURS, type Seal, TREASURES } from './data/cards.ts';

/**
 * The pieces of Silver & Gold as numbers.
 *
 *   card      1 … 47 as in `cards.ts`, 0 for none
 *   cell      4 × row + column, from the top left of a grid of four by four
 *   cells     a set of them: sixteen bits
 *   pattern   1 … 6 an expedition card in the order of `EXPEDITIONS`, 0 for a single cell
 */
export type Card = number;
export type Cell = number;
export type Cells = Bits;
export type Pattern = number;

export const NO_CARD: Card = 0;
export const CARDS = TREASURES.length;
export const SIDE = 4;
const GRID = SIDE * SIDE;

export const SLOTS = 2;
export const DEALT = 4;
export const MARKET = 4;
export const CUPS: readonly number[] = [6, 5, 4, 3, 2, 1];
export const COIN_ROWS = 3;
export const COINS_PER_ROW = 4;
export const COIN_BOXES = COIN_ROWS * COINS_PER_ROW;
export const PALM_BOXES = 4;
export const TURNS_PER_ROUND = 7;
export const ROUNDS = 4;
export const TURNS = ROUNDS * TURNS_PER_ROUND;

export const cellAt = (column: number, row: number): Cell => SIDE * row + column;
export const columnOf = (cell: Cell): number => cell % SIDE;
export const rowOf = (cell: Cell): number => Math.floor(cell / SIDE);

/** What a cell may show. */
const SIGNS = { plain: '#', cross: 'X', coin: 'C', palm: 'P' } as const;
export type Sign = keyof typeof SIGNS;

// Lists by card number, with a zero for no card: one reading each in a playout.
const byCard = (of: (card: Card) => number): Int32Array =>
  Int32Array.from({ length: CARDS + 1 }, (_, card) => (card === NO_CARD ? 0 : of(card)));

const printed = (card: Card, cell: Cell): string =>
  TREASURES[card - 1].grid[rowOf(cell)]?.charAt(columnOf(cell)) ?? '';

const ALL_CELLS: readonly Cell[] = Array.from({ length: GRID }, (_, cell) => cell);

const cellsWith = (card: Card, signs: string): Cells =>
  ALL_CELLS.filter((cell) => {
    const sign = printed(card, cell);
    return sign !== '' && signs.includes(sign);
  }).reduce((cells, cell) => cells | only(cell), 0);

/** The cells of a card: all of them, and those with a cross, a coin or a palm. */
export const CELLS = byCard((card) => cellsWith(card, '#XCP'));
export const CROSSES = byCard((card) => cellsWith(card, SIGNS.cross));
export const COINS = byCard((card) => cellsWith(card, SIGNS.coin));
export const PALMS = byCard((card) => cellsWith(card, SIGNS.palm));

/** S1: a card is worth as many points as it has cells. */
export const POINTS = byCard((card) => size(CELLS[card]));

/** The place of a card's colour among `COLOURS`. */
export const colourOf = (card: Card): number => COLOURS.indexOf(TREASURES[card - 1].colour);
export const sealOf = (card: Card): Seal | undefined => TREASURES[card - 1].seal;

/** S20: what a card's seal adds for each full card of its colour; 0 without one. */
export const SEAL_BONUS = byCard((card) => sealOf(card)?.bonus ?? 0);
export const SEAL_COLOUR = byCard((card) => {
  const seal = sealOf(card);
  return seal === undefined ? 0 : COLOURS.indexOf(seal.colour);
});

export const ALL_CARDS: readonly Card[] = Array.from({ length: CARDS }, (_, index) => index + 1);

/** A set of cards as two words of bits. */
export const setOf = (cards: readonly Card[]): WideView =>
  [0, 1].map((word) =>
    cards
      .filter((card) => Math.floor(card / WORD) === word)
      .reduce((bits, card) => bits | only(card % WORD), 0),
  );

export const DECK: WideView = setOf(ALL_CARDS);

/** By colour: the cards of that colour, as a set. */
export const OF_COLOUR: readonly WideView[] = COLOURS.map((_, colour) =>
  setOf(ALL_CARDS.filter((card) => colourOf(card) === colour)),
);

/** A cell of a card with what is printed on it: what a board draws. */
export interface PrintedCell {
  readonly cell: Cell;
  readonly column: number;
  readonly row: number;
  readonly sign: Sign;
}

const signOf = (card: Card, cell: Cell): Sign => {
  if ((CROSSES[card] & only(cell)) !== 0) return 'cross';
  if ((COINS[card] & only(cell)) !== 0) return 'coin';
  return (PALMS[card] & only(cell)) === 0 ? 'plain' : 'palm';
};

/** The cells of a set, in reading order. */
export const cellsIn = (cells: Cells): readonly Cell[] =>
  ALL_CELLS.filter((cell) => (cells & only(cell)) !== 0);

/** The cells of a card, in reading order. */
export const printedCells = (card: Card): readonly PrintedCell[] =>
  cellsIn(CELLS[card]).map((cell) => ({
    cell,
    column: columnOf(cell),
    row: rowOf(cell),
    sign: signOf(card, cell),
  }));
