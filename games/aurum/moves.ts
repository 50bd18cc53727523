import {
  type Audience,
  below,
  type Bits,
  everybody,
  type Immutable,
  type Move,
  type Moves,
  oneSeat,
  only,
  OVER,
  type Seat,
  simultaneous,
  type Turn,
  type View,
} from '@pepite/kernel';
import { type Card, GOLD_CARDS, goldBits, FOLLOWS_HIGH, FOLLOWS_LOW, HAND } from './pieces.ts';
import { type AurumWorld, type Hand, Phase, type Table } from './world.ts';

/**
 * How a move decodes: bits 0–6 the card (as in `pieces`), bits 7–9 a seat, bits 10–14 a level of
 * gold (its card number less 60), bits 15 and up the kind of move; what a kind has no use for is 0.
 */
const SEAT = 7;
const LEVEL = 10;
const KIND = 15;

export const KEEP: Move = 0 << KIND;
export const END: Move = 1 << KIND;
export const PLAY: Move = 2 << KIND;
export const BID: Move = 3 << KIND;
export const SWAP: Move = 4 << KIND;
export const FIRST: Move = 5 << KIND;
export const DEAL: Move = 6 << KIND;
export const LAY_ASIDE: Move = 7 << KIND;

export const kindOf = (move: Move): Move => (move >> KIND) << KIND;
export const cardOf = (move: Move): Card => move & 127;
export const seatOf = (move: Move): Seat => (move >> SEAT) & 7;
export const paidCard = (move: Move): Card => GOLD_CARDS + ((move >> LEVEL) & 31);

export const dealMove = (seat: Seat, card: Card): Move => DEAL + (seat << SEAT) + card;
export const firstMove = (seat: Seat): Move => FIRST + (seat << SEAT);
export const swapMove = (gold: Card, target: Seat, card: Card): Move =>
  SWAP + ((gold - GOLD_CARDS) << LEVEL) + (target << SEAT) + card;

export type AurumView = View<Table, Hand>;

/** Who acts now (A4, A5, A7, A12). */
export function turn(table: Immutable<Table>): Turn {
  if (table.phase === Phase.over) return OVER;
  if (table.phase === Phase.bid && table.seats === 3) return secretBids(table);
  return oneSeat(table.actor);
}

/** A5: with 3 players all bid at once, each unseen by the others. */
const secretBids = ({ seats, chosen }: Immutable<Table>): Turn =>
  simultaneous(below(seats) & ~chosen, chosen);

/** The legal moves of a seat that has to decide. */
export function moves(view: AurumView, into: Moves): void {
  const { table, hand } = view;
  const low = hand.metals[0];
  const high = hand.metals[1];
  if (table.phase === Phase.play) addPlays(table, low, high, into);
  else if (table.phase === Phase.swap) addSwaps(view, low, high, into);
  else into.addEach(BID, low, high);
}

function addSwaps({ table, seat }: AurumView, low: Bits, high: Bits, into: Moves): void {
  into.add(KEEP);
  const golds = goldBits(table.stocks[seat]);
  into.addRows(swapMove(GOLD_CARDS, seat, 0), golds, LEVEL, low, high);
  if (table.seats === 4) into.addRows(swapMove(GOLD_CARDS, seat ^ 2, 0), golds, LEVEL, low, high);
}

function addPlays(table: Immutable<Table>, low: Bits, high: Bits, into: Moves): void {
  const { cards, laid } = table.trick;
  let freeLow = low;
  let freeHigh = high;
  for (let place = 0; place < laid; place++) {
    const card = cards[place];
    freeLow &= FOLLOWS_LOW[card];
    freeHigh &= FOLLOWS_HIGH[card];
  }
  into.addEach(PLAY, freeLow, freeHigh);
  // A11: gold never opens. A13: only those without a playable metal may end the round.
  if (laid > 0) into.addEach(PLAY + GOLD_CARDS, goldBits(table.stocks[table.actor]));
  if ((freeLow | freeHigh) === 0) into.add(END);
}

/** What chance brings next: the first player, a card of the deal, a card laid aside (A2, A4). */
export function chances({ table, box }: AurumWorld, into: Moves): void {
  if (table.phase === Phase.first) addFirst(table.seats, into);
  else if (table.phase === Phase.aside) into.addEach(LAY_ASIDE, box.deck[0], box.deck[1]);
  else into.addEach(dealMove(nextToDeal(table), 0), box.deck[0], box.deck[1]);
}

function addFirst(seats: number, into: Moves): void {
  for (let seat = 0; seat < seats; seat++) into.add(firstMove(seat));
}

/** Cards are dealt seat by seat, in seat order. */
function nextToDeal(table: Immutable<Table>): Seat {
  let seat = 0;
  while (table.handSizes[seat] === HAND) seat++;
  return seat;
}

/** Who learns a move: a dealt card only its owner, everything else all present. */
export const audience = (table: Immutable<Table>, _actor: number, move: Move): Audience =>
  kindOf(move) === DEAL ? only(seatOf(move)) : everybody(table.seats);
