import {
  type Audience,
  everybody,
  type Immutable,
  type Move,
  oneSeat,
  only,
  OVER,
  type Seat,
  simultaneous,
  type Turn,
  type View,
} from '@pepite/kernel';
import type { Bundle } from './pieces/bundle.ts';
import { type Dice, type Face, givenIn, type Pair, pairOf, takenIn } from './pieces/dice.ts';
import type { Accident, Card } from './pieces.ts';
import { type Hand, Step, type Table } from './world.ts';

/**
 * How a move decodes: bits 0–4 a card; bits 5–10 a pair of dice, given and taken, or the die given
 * to settle; bits 11–13 a seat; bits 14 and up the kind of move; what a kind has no use for is 0.
 * Rolls have a handful of dice in bits 0–8 instead; a bid, a tool, an accident and a centre die
 * stand where a card would. The last kind, a drop, has no upper end: what follows is a bundle of
 * cards, see `bundle`, below 2^45 with the most cards of the most kinds.
 */
export const PAIR = 5;
export const SEAT = 11;
const KIND = 14;

export const PASS: Move = 0 << KIND;
export const CENTRE: Move = 1 << KIND;
export const SWAP: Move = 2 << KIND;
export const OFFER: Move = 3 << KIND;
export const REROLL: Move = 4 << KIND;
export const AGREE: Move = 5 << KIND;
export const REFUSE: Move = 6 << KIND;
export const CONTEST: Move = 7 << KIND;
export const LET: Move = 8 << KIND;
export const STAKE: Move = 9 << KIND;
export const SETTLE: Move = 10 << KIND;
export const LAY: Move = 11 << KIND;
export const SKIP: Move = 12 << KIND;
export const SHIELD: Move = 13 << KIND;
export const SUFFER: Move = 14 << KIND;
export const BID: Move = 15 << KIND;
export const FOLD: Move = 16 << KIND;
export const CHOOSE: Move = 17 << KIND;
export const FIRST: Move = 18 << KIND;
export const DEAL: Move = 19 << KIND;
export const BEER: Move = 20 << KIND;
export const ROLL: Move = 21 << KIND;
export const NEW_DICE: Move = 22 << KIND;
export const PICK_FILON: Move = 23 << KIND;
export const PICK_ACCIDENT: Move = 24 << KIND;
export const DRAW: Move = 25 << KIND;
export const DROP: Move = 26 << KIND;

export const kindOf = (move: Move): Move => (move >= DROP ? DROP : (move >> KIND) << KIND);
export const cardOf = (move: Move): Card => move & 31;
export const pairIn = (move: Move): Pair => (move >> PAIR) & 63;
export const giveOf = (move: Move): Face => givenIn(pairIn(move));
export const takeOf = (move: Move): Face => takenIn(pairIn(move));
/** The die given to settle. */
export const settledWith = (move: Move): Face => (move >> PAIR) & 7;
export const seatOf = (move: Move): Seat => (move >> SEAT) & 7;
export const diceIn = (move: Move): Dice => move & 511;
/** A bid, a tool, an accident or a centre die. */
export const numberIn = (move: Move): number => move & 31;
export const bundleIn = (move: Move): Bundle => move - DROP;

const atSeat = (kind: Move, seat: Seat): Move => kind + (seat << SEAT);
export const centreMove = (give: Face, take: Face, card: Card): Move =>
  CENTRE + (pairOf(give, take) << PAIR) + card;
export const swapMove = (give: Face, take: Face): Move => SWAP + (pairOf(give, take) << PAIR);
export const offersTo = (seat: Seat): Move => atSeat(OFFER, seat);
export const offerMove = (seat: Seat, give: Face, take: Face, card: Card): Move =>
  offersTo(seat) + (pairOf(give, take) << PAIR) + card;
export const settleMove = (give: Face, card: Card): Move => SETTLE + (give << PAIR) + card;
export const firstMove = (seat: Seat): Move => atSeat(FIRST, seat);
export const dealMove = (seat: Seat, card: Card): Move => atSeat(DEAL, seat) + card;
export const rollMove = (seat: Seat, dice: Dice): Move => atSeat(ROLL, seat) + dice;
export const newDiceMove = (seat: Seat, dice: Dice): Move => atSeat(NEW_DICE, seat) + dice;
export const pickFilonMove = (seat: Seat): Move => atSeat(PICK_FILON, seat);
export const pickAccidentMove = (seat: Seat, accident: Accident): Move =>
  atSeat(PICK_ACCIDENT, seat) + accident;
export const drawMove = (seat: Seat, card: Card): Move => atSeat(DRAW, seat) + card;

export type OrEtcView = View<Table, Hand>;

/** Who acts now: of several at once those who have not chosen yet (O21, O24, O26). */
export function turn(table: Immutable<Table>): Turn {
  switch (table.step) {
    case Step.contest:
    case Step.stake:
    case Step.lay:
    case Step.drop:
      return simultaneous(table.asked & ~table.chosen, table.chosen);
    case Step.over:
      return OVER;
    default:
      return oneSeat(table.actor);
  }
}

/** Who learns a move: a card dealt or drawn only its owner, everything else all present (O30). */
export function audience(table: Immutable<Table>, _actor: number, move: Move): Audience {
  const kind = kindOf(move);
  return kind === DEAL || kind === DRAW ? only(seatOf(move)) : everybody(table.seats);
}
