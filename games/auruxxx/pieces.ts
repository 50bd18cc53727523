import { type Bits, only, WORD } from '@pepite/kernel';

/**
 * The kinds of card of Auruxxx (X1) as numbers.
 *
 *   0            no card
 *   1            golden twelve
 *   2, 3, 4      the actions Profusion, Exchange, Draw-a-card
 *   5 … 79       coloured: 5 × row + colour; row n + 1 holds the numbers n, row 14 the 50s, row 15
 *                the Happy Men
 *
 * Six rows fill a word of bits exactly, so that a row of a hand is five bits of one word.
 */
export type Card = number;

export const NO_CARD: Card = 0;
export const GOLDEN: Card = 1;
export const PROFUSION: Card = 2;
export const EXCHANGE: Card = 3;
export const DRAW_ONE: Card = 4;

export const COLOURS = ['blue', 'red', 'yellow', 'green', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];
export const ACTIONS = ['profusion', 'exchange', 'drawOne'] as const;
export type Action = (typeof ACTIONS)[number];

export const CARDS = 160;
export const HAND = 12;
export const MOST_PASSES = 3;
export const MOST_DRAWS = 2;
export const ROUNDS = 3;
/** X16: how many cards each 2 makes the next player owe. */
export const DEBT_OF_A_TWO = 2;
/** X26: a round ends with its thousandth turn. */
export const MOST_TURNS = 1000;
/** Nobody's seat: where the figure stands before anyone owns it, who won a round without winner. */
export const NOBODY = 6;

export const TOP_NUMBER = 12;
export const FIFTY_ROW = TOP_NUMBER + 2;
export const HAPPY_ROW = TOP_NUMBER + 3;
const ROWS = HAPPY_ROW + 1;
const WIDTH = COLOURS.length;
export const KINDS = ROWS * WIDTH;

export const rowOfNumber = (number: number): number => number + 1;
export const firstOfRow = (row: number): Card => row * WIDTH;
const isFirstOfRow = (card: Card): boolean => card % WIDTH === 0;
export const rowOf = (card: Card): number => Math.floor(card / WIDTH);
export const colourOf = (card: Card): number => card % WIDTH;
export const numberOf = (card: Card): number => rowOf(card) - 1;

export const isColoured = (card: Card): boolean => card >= WIDTH;
export const isAction = (card: Card): boolean => card >= PROFUSION && card <= DRAW_ONE;
export const isNumber = (card: Card): boolean => isColoured(card) && card < firstOfRow(FIFTY_ROW);
// Comparisons, not divisions: these are asked at every play.
export const isFifty = (card: Card): boolean =>
  card >= firstOfRow(FIFTY_ROW) && card < firstOfRow(HAPPY_ROW);
export const isHappyMan = (card: Card): boolean => card >= firstOfRow(HAPPY_ROW);
export const isTwo = (card: Card): boolean =>
  card >= firstOfRow(rowOfNumber(2)) && card < firstOfRow(rowOfNumber(3));

export const ALL_KINDS: readonly Card[] = Array.from({ length: KINDS - 1 }, (_, card) => card + 1);

const byCard = (of: (card: Card) => number): Int32Array =>
  Int32Array.from({ length: KINDS }, (_, card) => (card === NO_CARD ? 0 : of(card)));

/** How many of each there are (X1). */
export const COPIES = byCard((card) => {
  if (!isColoured(card)) return 5;
  return isNumber(card) ? 2 : 1;
});

const ACTION_POINTS = 25;
const HAPPY_POINTS = 25;
const FIFTY_POINTS = 50;
const GOLDEN_POINTS = 12;

/** What a card left in hand counts (X29). */
export const POINTS = byCard((card) => {
  if (isNumber(card)) return numberOf(card);
  if (isFifty(card)) return FIFTY_POINTS;
  if (isHappyMan(card)) return HAPPY_POINTS;
  return card === GOLDEN ? GOLDEN_POINTS : ACTION_POINTS;
});

/** Where a kind is in a set of three words: which word, and its bit there. */
export const WORDS = 3;
export const WORD_OF = byCard((card) => Math.floor(card / WORD));
export const BIT_OF = byCard((card) => only(card % WORD));

/** The first bit of each row in a word, and as many bits as a row has. */
export const ROW_STARTS: Bits = Array.from({ length: WORD / WIDTH }, (_, row) =>
  only(row * WIDTH),
).reduce((bits, bit) => bits | bit);
export const ROW_BITS: Bits = only(WIDTH) - 1;

/** The kinds that fulfil a condition, as a word of such a set. */
export function wordOf(word: number, holds: (card: Card) => boolean): Bits {
  const end = Math.min(KINDS, (word + 1) * WORD);
  let bits = 0;
  for (let card = Math.max(1, word * WORD); card < end; card++) {
    if (holds(card)) bits |= BIT_OF[card];
  }
  return bits;
}

const areNeighbours = (one: Card, other: Card): boolean =>
  isNumber(one) && isNumber(other) && Math.abs(numberOf(one) - numberOf(other)) <= 1;

/** Whether a single card fits on a top card, as far as it depends on these two (X10–X15). */
export function fits(card: Card, top: Card): boolean {
  if (card === GOLDEN) return false;
  if (isAction(card) || isTwo(card) || isAction(top) || isTwo(top)) return true;
  return (
    colourOf(card) === colourOf(top) ||
    areNeighbours(card, top) ||
    (isFifty(card) && isFifty(top)) ||
    (isHappyMan(card) && isHappyMan(top))
  );
}

/** Whether several cards of a row fit on a top card (X10–X15). */
export function severalFit(row: number, top: Card): boolean {
  if (row < rowOfNumber(0) || row > FIFTY_ROW) return false;
  const card = firstOfRow(row);
  return isAction(top) || areNeighbours(card, top) || (isFifty(card) && isFifty(top));
}

/** For each top card the kinds that fit on it singly, word by word. */
const fitting = (word: number): Int32Array =>
  byCard((top) => wordOf(word, (card) => fits(card, top)));
export const FITTING_LOW = fitting(0);
export const FITTING_MIDDLE = fitting(1);
export const FITTING_HIGH = fitting(2);

/** For each word and top card the first bits of the rows of which several may be laid on it. */
const fittingRows = (word: number): Int32Array =>
  byCard((top) => wordOf(word, (card) => isFirstOfRow(card) && severalFit(rowOf(card), top)));
export const ROWS_LOW = fittingRows(0);
export const ROWS_MIDDLE = fittingRows(1);
export const ROWS_HIGH = fittingRows(2);

/** The three actions as bits of the first word. */
export const ACTION_BITS: Bits = wordOf(0, isAction);
