import {
  after,
  type Bits,
  below,
  EMPTY,
  type Immutable,
  lowest,
  type Move,
  type Moves,
  only,
  size,
  type View,
  WORD,
} from '@pepite/kernel';
import { goldensIn, onceInRow, twiceInRow } from './pack.ts';
import {
  ACTION_BITS,
  type Card,
  COLOURS,
  DRAW_ONE,
  firstOfRow,
  FITTING,
  FITTING_ROWS,
  GOLDEN,
  isColoured,
  rowOf,
} from './pieces.ts';
import type { Hand, Table } from './world.ts';

/**
 * A play as a move: bits 10–16 the card that lies on top, and what is laid under it: bits 0–4 the
 * colours of the same row that are among it, bits 5–9 those that are there twice. Of golden twelves
 * the low bits count the others.
 */
const TWICE = 5;
const TOP = 10;
const KIND = 17;

export const PLAY: Move = 1 << KIND;

const COLOUR_BITS: Bits = below(COLOURS.length);

export const playMove = (top: Card, once: Bits = EMPTY, twice: Bits = EMPTY): Move =>
  PLAY + (top << TOP) + (twice << TWICE) + once;

/** The card that lies on top after a play. */
export const topOf = (move: Move): Card => (move >> TOP) & 127;
/** The colours among the cards under the top one, and those that are there twice. */
export const onceUnder = (move: Move): Bits => move & COLOUR_BITS;
export const twiceUnder = (move: Move): Bits => (move >> TWICE) & COLOUR_BITS;

/** How many cards a play lays. */
export const countOf = (move: Move): number =>
  topOf(move) === GOLDEN ? 1 + onceUnder(move) : 1 + size(onceUnder(move)) + size(twiceUnder(move));

/** The cards of a play in the order in which they are laid, the top one last. It allocates. */
export function cardsOf(move: Move): readonly Card[] {
  const top = topOf(move);
  if (!isColoured(top)) return Array.from({ length: countOf(move) }, () => top);
  const first = firstOfRow(rowOf(top));
  const under = COLOURS.flatMap((_, colour) => {
    const copies = ((onceUnder(move) >> colour) & 1) + ((twiceUnder(move) >> colour) & 1);
    return Array.from({ length: copies }, () => first + colour);
  });
  return [...under, top];
}

/** The play of these cards, the last one on top, if they are of one kind of play. */
export function playOf(cards: readonly Card[]): Move | undefined {
  const top = cards.at(-1);
  if (top === undefined) return undefined;
  const under = cards.slice(0, -1);
  if (top === GOLDEN)
    return under.every((card) => card === GOLDEN) ? golden(cards.length) : undefined;
  if (under.some((card) => !isColoured(top) || rowOf(card) !== rowOf(top))) return undefined;
  const bitsWith = (copies: number): Bits =>
    COLOURS.reduce((bits, _, colour) => {
      const card = firstOfRow(rowOf(top)) + colour;
      return under.filter((one) => one === card).length >= copies ? bits | only(colour) : bits;
    }, EMPTY);
  return playMove(top, bitsWith(1), bitsWith(2));
}

const golden = (count: number): Move => playMove(GOLDEN, count - 1);

// For every set of colours that may lie under the top card, and every set of those that lie there
// twice: which sets of colours are possible, at least one card in all. A set of colours is a number
// below 32, so the sets of them are two words of bits.
const possible = (word: number): Int32Array =>
  Int32Array.from({ length: only(2 * TWICE) }, (_, index) => {
    const held = index >> TWICE;
    const twice = index & COLOUR_BITS;
    let sets = EMPTY;
    for (let once = 1; once <= COLOUR_BITS; once++) {
      const isPossible = (once & ~held) === 0 && (twice & ~once) === 0;
      if (isPossible && Math.floor(once / WORD) === word) sets |= only(once % WORD);
    }
    return sets;
  });
const POSSIBLE_LOW = possible(0);
const POSSIBLE_HIGH = possible(1);

/**
 * Adds all plays of a hand on the talon, and says whether there was one that is not an action
 * (X10–X15, X22, X23, X25).
 */
export function addPlays({ table, seat, hand }: View<Table, Hand>, into: Moves): boolean {
  const { cards } = hand;
  const handSize = table.handSizes[seat];
  const { top } = table;
  if (handSize <= 1) return addLastCard(table, seat, cards, into);
  const goldens = goldensIn(cards, 0);
  if (goldens === handSize) {
    into.add(golden(goldens));
    return true;
  }
  const low = cards[0] & FITTING[0][top];
  const middle = cards[1] & FITTING[1][top];
  const high = cards[2] & FITTING[2][top];
  into.addRows(PLAY, low, TOP, 1, EMPTY);
  into.addRows(PLAY + (WORD << TOP), middle, TOP, 1, EMPTY);
  into.addRows(PLAY + ((2 * WORD) << TOP), high, TOP, 1, EMPTY);
  for (let rows = FITTING_ROWS[top]; rows !== EMPTY; rows &= rows - 1) {
    addSeveral(cards, lowest(rows), handSize, into);
  }
  // Several cards of one number only fit where one of them fits, too.
  return ((low & ~ACTION_BITS) | middle | high) !== 0;
}

/** X22, X23, X25: the last card is a golden twelve, or an action that brings a card. */
function addLastCard(
  table: Immutable<Table>,
  seat: number,
  cards: readonly number[],
  into: Moves,
): boolean {
  if (goldensIn(cards, 0) === 1) {
    into.add(golden(1));
    return true;
  }
  const action = cards[0] & ACTION_BITS;
  if (action !== EMPTY && bringsCard(table, seat, lowest(action)))
    into.add(playMove(lowest(action)));
  return false;
}

/** Whether an action brings its player a card (X18–X20). */
export function bringsCard(table: Immutable<Table>, seat: number, action: Card): boolean {
  if (action === DRAW_ONE) return table.handSizes[after(seat, table.seats)] > 0;
  for (let other = 0; other < table.seats; other++) {
    if (other !== seat && table.handSizes[other] > 0) return true;
  }
  return false;
}

/** X15: two or more cards of a row, any of them on top; X23: but not the whole hand. */
function addSeveral(cards: readonly number[], row: number, handSize: number, into: Moves): void {
  const once = onceInRow(cards, row);
  const twice = twiceInRow(cards, row);
  if ((once & (once - 1)) === 0 && twice === EMPTY) return;
  const isWholeHand = size(once) + size(twice) === handSize;
  for (let tops = once; tops !== EMPTY; tops &= tops - 1) {
    const top = tops & -tops;
    const card = firstOfRow(row) + lowest(tops);
    addUnder(card, (once & ~top) | (twice & top), twice & ~top, isWholeHand, into);
  }
}

/** All that may lie under a top card: one block for each set of colours that are there twice. */
function addUnder(top: Card, once: Bits, twice: Bits, isWholeHand: boolean, into: Moves): void {
  for (let both = twice; ; both = (both - 1) & twice) {
    const index = (once << TWICE) | both;
    let low = POSSIBLE_LOW[index];
    let high = POSSIBLE_HIGH[index];
    if (isWholeHand && both === twice) {
      if (once < WORD) low &= ~only(once);
      else high &= ~only(once - WORD);
    }
    into.addEach(playMove(top, EMPTY, both), low, high);
    if (both === EMPTY) return;
  }
}
