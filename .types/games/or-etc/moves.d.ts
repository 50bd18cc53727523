import { type Audience, type Immutable, type Move, type Seat, type Turn, type View } from '@pepite/kernel';
import type { Bundle } from './pieces/bundle.ts';
import { type Dice, type Face, type Pair } from './pieces/dice.ts';
import type { Accident, Card } from './pieces.ts';
import { type Hand, type Table } from './world.ts';
/**
 * How a move decodes: bits 0–4 a card; bits 5–10 a pair of dice, given and taken, or the die given
 * to settle; bits 11–13 a seat; bits 14 and up the kind of move; what a kind has no use for is 0.
 * Rolls have a handful of dice in bits 0–8 instead; a bid, a tool, an accident and a centre die
 * stand where a card would. The last kind, a drop, has no upper end: what follows is a bundle of
 * cards, see `bundle`, below 2^45 with the most cards of the most kinds.
 */
export declare const PAIR = 5;
export declare const SEAT = 11;
export declare const PASS: Move;
export declare const CENTRE: Move;
export declare const SWAP: Move;
export declare const OFFER: Move;
export declare const REROLL: Move;
export declare const AGREE: Move;
export declare const REFUSE: Move;
export declare const CONTEST: Move;
export declare const LET: Move;
export declare const STAKE: Move;
export declare const SETTLE: Move;
export declare const LAY: Move;
export declare const SKIP: Move;
export declare const SHIELD: Move;
export declare const SUFFER: Move;
export declare const BID: Move;
export declare const FOLD: Move;
export declare const CHOOSE: Move;
export declare const FIRST: Move;
export declare const DEAL: Move;
export declare const BEER: Move;
export declare const ROLL: Move;
export declare const NEW_DICE: Move;
export declare const PICK_FILON: Move;
export declare const PICK_ACCIDENT: Move;
export declare const DRAW: Move;
export declare const DROP: Move;
export declare const kindOf: (move: Move) => Move;
export declare const cardOf: (move: Move) => Card;
export declare const pairIn: (move: Move) => Pair;
export declare const giveOf: (move: Move) => Face;
export declare const takeOf: (move: Move) => Face;
/** The die given to settle. */
export declare const settledWith: (move: Move) => Face;
export declare const seatOf: (move: Move) => Seat;
export declare const diceIn: (move: Move) => Dice;
/** A bid, a tool, an accident or a centre die. */
export declare const numberIn: (move: Move) => number;
export declare const bundleIn: (move: Move) => Bundle;
export declare const centreMove: (give: Face, take: Face, card: Card) => Move;
export declare const swapMove: (give: Face, take: Face) => Move;
export declare const offersTo: (seat: Seat) => Move;
export declare const offerMove: (seat: Seat, give: Face, take: Face, card: Card) => Move;
export declare const settleMove: (give: Face, card: Card) => Move;
export declare const firstMove: (seat: Seat) => Move;
export declare const dealMove: (seat: Seat, card: Card) => Move;
export declare const rollMove: (seat: Seat, dice: Dice) => Move;
export declare const newDiceMove: (seat: Seat, dice: Dice) => Move;
export declare const pickFilonMove: (seat: Seat) => Move;
export declare const pickAccidentMove: (seat: Seat, accident: Accident) => Move;
export declare const drawMove: (seat: Seat, card: Card) => Move;
export type OrEtcView = View<Table, Hand>;
/** Who acts now: of several at once those who have not chosen yet (O21, O24, O26). */
export declare function turn(table: Immutable<Table>): Turn;
/** Who learns a move: a card dealt or drawn only its owner, everything else all present (O30). */
export declare function learns(table: Immutable<Table>, _actor: number, move: Move): Audience;
