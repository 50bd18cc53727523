import {
  after,
  type Bits,
  below,
  EMPTY,
  has,
  type Immutable,
  lowest,
  type Move,
  type Moves,
  only,
  size,
  type View,
  WORD,
} from '@pepite/kernel';
import { isGolden, onceFrom, type PackView, rowsOfSeveral, twiceFrom } from './pack.ts';
import {
  ACTION_BITS,
  type Card,
  COLOURS,
  DRAW_ONE,
  firstOfRow,
  FITTING_HIGH,
  FITTING_LOW,
  FITTING_MIDDLE,
  GOLDEN,
  isColoured,
  rowOf,
  ROWS_HIGH,
  ROWS_LOW,
  ROWS_MIDDLE,
} from '../pieces.ts';
import type { Hand, Table } from '../world.ts';

/**
 * A play as a move: bits 0–6 the card that lies on top, and what is laid under it: bits 7–11 the
 * colours of the same row that are among it, bits 12–16 those that are there twice. Of golden
 * twelves bits 7–11 count the others.
 */
const ONCE = 7;
const TWICE = 12;
const KIND = 17;

export const PLAY: Move = 1 << KIND;
/** The plays of the cards of the third word, and behind them room for moves that need no card. */
export const LAST_PLAYS: Move = PLAY + 2 * WORD;
export const BEHIND_PLAYS: Move = LAST_PLAYS + 20;

const COLOUR_BITS: Bits = below(COLOURS.length);

export const playMove = (top: Card, once: Bits = EMPTY, twice: Bits = EMPTY): Move =>
  PLAY + (twice << TWICE) + (once << ONCE) + top;

/** The card that lies on top after a play. */
export const topOf = (move: Move): Card => move & 127;
/** The colours among the cards under the top one, and those that are there twice. */
export const onceUnder = (move: Move): Bits => (move >> ONCE) & COLOUR_BITS;
export const twiceUnder = (move: Move): Bits => (move >> TWICE) & COLOUR_BITS;

/** How many cards a play lays. */
export function countOf(move: Move): number {
  if (onceUnder(move) === EMPTY) return 1;
  return topOf(move) === GOLDEN
    ? 1 + onceUnder(move)
    : 1 + size(onceUnder(move)) + size(twiceUnder(move));
}

/** The cards of a play in the order in which they are laid, the top one last. It allocates. */
export function cardsOf(move: Move): readonly Card[] {
  const top = topOf(move);
  const once = onceUnder(move);
  const twice = twiceUnder(move);
  if ((once | twice) === EMPTY) return [top];
  if (!isColoured(top)) return Array.from({ length: countOf(move) }, () => top);
  const first = firstOfRow(rowOf(top));
  const cards: Card[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (has(once, colour)) cards.push(first + colour);
    if (has(twice, colour)) cards.push(first + colour);
  }
  cards.push(top);
  return cards;
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
// twice: which sets of colours are possible. A set of colours is a number from 1 to 31, so the sets
// of them, less one, are bits of a word; all five colours do not fit into it and are told apart.
const WIDTH = COLOURS.length;
const ALL_COLOURS = COLOUR_BITS;
const POSSIBLE = Int32Array.from({ length: only(2 * WIDTH) }, (_, index) => {
  const held = index >> WIDTH;
  const twice = index & COLOUR_BITS;
  let sets = EMPTY;
  for (let once = 1; once < ALL_COLOURS; once++) {
    if ((once & ~held) === 0 && (twice & ~once) === 0) sets |= only(once - 1);
  }
  return sets;
});

/**
 * Adds all plays of a hand on the talon (X10–X15, X22, X23, X25), and moves that need no card, as
 * bits from `LAST_PLAYS` on: in the same block, because every block costs time in a playout.
 */
export function addPlays(
  { table, seat, hand }: View<Table, Hand>,
  withoutCard: Bits,
  into: Moves,
): void {
  const { cards } = hand;
  const handSize = table.handSizes[seat];
  if (handSize <= 1) {
    into.addEach(LAST_PLAYS, withoutCard);
    addLastCard(table, seat, cards, into);
    return;
  }
  const { top } = table;
  into.addEach(LAST_PLAYS, withoutCard | (cards[2] & FITTING_HIGH[top]));
  into.addEach(PLAY, cards[0] & FITTING_LOW[top], cards[1] & FITTING_MIDDLE[top]);
  const low = rowsOfSeveral(cards, 0) & ROWS_LOW[top];
  const middle = rowsOfSeveral(cards, 1) & ROWS_MIDDLE[top];
  const high = rowsOfSeveral(cards, 2) & ROWS_HIGH[top];
  if ((low | middle | high) !== EMPTY) {
    addSeveral(cards, 0, low, handSize, into);
    addSeveral(cards, 1, middle, handSize, into);
    addSeveral(cards, 2, high, handSize, into);
  }
  if (isGolden(cards)) into.add(golden(handSize));
}

/** Whether a hand has a play that is not an action: a golden finish, or a card, not the last. */
export function canPlay({ table, seat, hand }: View<Table, Hand>): boolean {
  const { cards } = hand;
  const handSize = table.handSizes[seat];
  if (isGolden(cards)) return true;
  const { top } = table;
  const low = cards[0] & FITTING_LOW[top] & ~ACTION_BITS;
  const fitting = low | (cards[1] & FITTING_MIDDLE[top]) | (cards[2] & FITTING_HIGH[top]);
  // Several cards of one number fit only where one of them fits, too.
  return handSize > 1 && fitting !== EMPTY;
}

/** X22, X23, X25: the last card is a golden twelve, or an action that brings a card. */
function addLastCard(table: Immutable<Table>, seat: number, cards: PackView, into: Moves): void {
  if (isGolden(cards)) into.add(golden(1));
  const action = cards[0] & ACTION_BITS;
  if (action !== EMPTY && bringsCard(table, seat, lowest(action)))
    into.add(playMove(lowest(action)));
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
function addSeveral(
  cards: PackView,
  word: number,
  rows: Bits,
  handSize: number,
  into: Moves,
): void {
  for (let rest = rows; rest !== EMPTY; rest &= rest - 1) {
    const first = word * WORD + lowest(rest);
    const once = onceFrom(cards, first);
    const twice = twiceFrom(cards, first);
    const isWholeHand = size(once) + size(twice) === handSize;
    for (let tops = once; tops !== EMPTY; tops &= tops - 1) {
      const top = tops & -tops;
      const under = (once & ~top) | (twice & top);
      addUnder(first + lowest(tops), under, twice & ~top, isWholeHand, into);
    }
  }
}

/** All that may lie under a top card: one block for each set of colours that are there twice. */
function addUnder(top: Card, once: Bits, twice: Bits, isWholeHand: boolean, into: Moves): void {
  for (let both = twice; ; both = (both - 1) & twice) {
    const isLeftOut = isWholeHand && both === twice;
    const sets = POSSIBLE[(once << WIDTH) | both];
    // Nothing under it, less one, is no set: the smallest set of colours is 1.
    into.addRows(playMove(top, 1, both), isLeftOut ? sets & ~only(once - 1) : sets, ONCE, 1, EMPTY);
    if (once === ALL_COLOURS && !isLeftOut) into.add(playMove(top, once, both));
    if (both === EMPTY) return;
  }
}
