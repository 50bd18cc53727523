import {
  type Audience,
  below,
  type Bits,
  EMPTY,
  everybody,
  highest,
  type Immutable,
  lowest,
  type Move,
  type Moves,
  oneSeat,
  only,
  OVER,
  type Seat,
  simultaneous,
  type Turn,
  type View,
  WORD,
} from '@pepite/kernel';
import { type Card, type Cells, DEALT, NO_CARD, type Pattern } from './pieces.ts';
import { highPlaces, lowPlaces, ONE_CELL, PLACE_BITS, PLACES } from './data/patterns.ts';
import { type Hand, Phase, type Player, type SilverWorld, type Table } from './world.ts';

/**
 * How a move decodes: bits 0–5 a place of a pattern, a seat, or the second card kept; bits 6–8 a
 * pattern (0: a single cell, whose place is the cell); bits 9–14 a card; bits 15 and up the kind of
 * move; what a kind has no use for is 0.
 */
const PATTERN = PLACE_BITS;
const CARD = 9;
const KIND = 15;

export const MARK: Move = 0 << KIND;
export const BONUS: Move = 1 << KIND;
export const TAKE: Move = 2 << KIND;
export const TAKE_PILE: Move = 3 << KIND;
export const KEEP: Move = 4 << KIND;
export const FIRST: Move = 5 << KIND;
export const DEAL: Move = 6 << KIND;
export const LAY_OUT: Move = 7 << KIND;
export const REVEAL: Move = 8 << KIND;
export const DRAW: Move = 9 << KIND;

export const kindOf = (move: Move): Move => (move >> KIND) << KIND;
export const cardOf = (move: Move): Card => (move >> CARD) & 63;
export const patternOf = (move: Move): Pattern => (move >> PATTERN) & 7;
export const seatOf = (move: Move): Seat => move & 63;
/** The cells that a `MARK` or a `BONUS` marks. */
export const cellsOf = (move: Move): Cells => PLACES[move & (only(CARD) - 1)];
/** The other card of a `KEEP`, the one with the higher number. */
export const otherCard = (move: Move): Card => move & 63;

/** `place` as in `PLACES`. */
export const markMove = (card: Card, place: number): Move => MARK + (card << CARD) + place;
export const bonusMove = (card: Card, place: number): Move => BONUS + (card << CARD) + place;
export const takeMove = (card: Card): Move => TAKE + (card << CARD);
export const keepMove = (low: Card, high: Card): Move => KEEP + (low << CARD) + high;
export const firstMove = (seat: Seat): Move => FIRST + seat;
export const dealMove = (seat: Seat, card: Card): Move => DEAL + (card << CARD) + seat;
export const layOutMove = (card: Card): Move => LAY_OUT + (card << CARD);
export const drawMove = (card: Card): Move => DRAW + (card << CARD);
export const revealMove = (pattern: Pattern): Move => REVEAL + (pattern << PATTERN);

export type SilverView = View<Table, Hand>;

/** Who acts now (S4, S6, S7, S13). */
export function turn(table: Immutable<Table>): Turn {
  const { phase } = table;
  if (phase === Phase.mark || phase === Phase.keep) {
    return simultaneous(below(table.seats) & ~table.done, below(table.seats));
  }
  return phase === Phase.over ? OVER : oneSeat(table.actor);
}

/** The legal moves of a seat that has to decide. */
export function moves({ table, seat, hand }: SilverView, into: Moves): void {
  if (table.phase === Phase.mark) addMarks(table.expedition, table.players[seat], hand, into);
  else if (table.phase === Phase.take) addTakes(table, into);
  else addKeeps(hand.dealt, into);
}

/** S7–S9: the pattern where it fits, or one cell instead; for a cross one more cell. */
export function addMarks(
  pattern: Pattern,
  player: Immutable<Player>,
  hand: Immutable<Hand>,
  into: Moves,
): void {
  for (let slot = 0; slot < player.cards.length; slot++) {
    const card = player.cards[slot];
    const free = player.free[slot] & ~hand.marks[slot];
    if (hand.bonus > 0) {
      into.addEach(bonusMove(card, ONE_CELL), free);
    } else {
      const places = markMove(card, pattern << PATTERN);
      into.addEach(places, lowPlaces(pattern, free), highPlaces(pattern, free));
      into.addEach(markMove(card, ONE_CELL), free);
    }
  }
}

/** S14, S18: a card of the market, or the top card of the pile. */
function addTakes({ market, pileSize }: Immutable<Table>, into: Moves): void {
  for (let place = 0; place < market.length; place++) {
    if (market[place] !== NO_CARD) into.add(takeMove(market[place]));
  }
  if (pileSize > 0) into.add(TAKE_PILE);
}

/** S4: every two cards of the deal, the lower number first. */
function addKeeps(dealt: readonly Bits[], into: Moves): void {
  let low = dealt[0];
  let high = dealt[1];
  while ((low | high) !== EMPTY) {
    const last = high === EMPTY ? highest(low) : highest(high) + WORD;
    if (high === EMPTY) low &= ~only(last);
    else high &= ~only(last - WORD);
    addEachCard(KEEP + last, low, high, into);
  }
}

/** Adds base with every card of a set. */
function addEachCard(base: Move, low: Bits, high: Bits, into: Moves): void {
  into.addRows(base, low, CARD, only(0), EMPTY);
  into.addRows(base + (WORD << CARD), high, CARD, only(0), EMPTY);
}

/** What chance brings next (S4, S5, S6, S14, S15). */
export function chances({ table, box }: SilverWorld, into: Moves): void {
  switch (table.phase) {
    case Phase.reveal:
      into.addRows(REVEAL, box.once, PATTERN, only(0), EMPTY);
      for (let rest = box.twice; rest !== EMPTY; rest &= rest - 1) {
        into.add(revealMove(lowest(rest)), 2);
      }
      break;
    case Phase.first:
      into.addEach(FIRST, below(table.seats));
      break;
    case Phase.deal:
      addEachCard(dealMove(nextToDeal(table), NO_CARD), box.pile[0], box.pile[1], into);
      break;
    case Phase.draw:
      addEachCard(DRAW, box.pile[0], box.pile[1], into);
      break;
    default:
      addEachCard(LAY_OUT, box.pile[0], box.pile[1], into);
  }
}

/** Cards are dealt seat by seat, in seat order. */
function nextToDeal({ players }: Immutable<Table>): Seat {
  let seat = 0;
  while (players[seat].held === DEALT) seat++;
  return seat;
}

/** Who learns a move: a dealt card only its owner, everything else all present (S22). */
export const audience = (table: Immutable<Table>, _actor: number, move: Move): Audience =>
  kindOf(move) === DEAL ? only(seatOf(move)) : everybody(table.seats);
