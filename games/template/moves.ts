import {
  type Actor,
  type Audience,
  CHANCE_TURN,
  everybody,
  type Immutable,
  type Move,
  type Moves,
  oneSeat,
  only,
  OVER,
  type Seat,
  type Turn,
  type View,
} from '@pepite/kernel';
import { above, type Card, type Cards, HAND } from './pieces.ts';
import type { Hand, Table, TemplateWorld } from './world.ts';

/**
 * How a move decodes: bits 0–4 are the card. Bit 5 is set when it is dealt, and then bits 6–7 are
 * the seat that gets it; without it the card is played.
 */
const SEAT = 6;
const DEAL: Move = 1 << 5;

export const isDeal = (move: Move): boolean => (move & DEAL) !== 0;
export const cardOf = (move: Move): Card => move & (DEAL - 1);
export const seatOf = (move: Move): Seat => move >> SEAT;
export const playMove = (card: Card): Move => card;
export const dealMove = (seat: Seat, card: Card): Move => (seat << SEAT) | DEAL | card;

export type TemplateView = View<Table, Hand>;

export const isDealing = ({ seats, dealt }: Immutable<Table>): boolean => dealt < HAND * seats;

/** Whose turn it is: chance deals, then one seat after the other plays. */
export function turn(table: Immutable<Table>): Turn {
  if (isDealing(table)) return CHANCE_TURN;
  return table.tricks === HAND ? OVER : oneSeat(table.actor);
}

/** T4: the cards of a hand that may be laid on a trick. */
export function playable({ table, hand }: TemplateView): Cards {
  const higher = above(hand.cards, Math.max(...table.trick));
  return higher === 0 ? hand.cards : higher;
}

export const moves = (view: TemplateView, into: Moves): void =>
  into.addEach(playMove(0), playable(view));

/** Cards are dealt seat by seat, in seat order (T2). */
export const nextToDeal = ({ dealt }: Immutable<Table>): Seat => Math.floor(dealt / HAND);

export const chances = ({ table, box }: TemplateWorld, into: Moves): void =>
  into.addEach(dealMove(nextToDeal(table), 0), box.stock);

/** T7: a card that is dealt is its owner's business, one that is laid everybody's. */
export const audience = (table: Immutable<Table>, _actor: Actor, move: Move): Audience =>
  isDeal(move) ? only(seatOf(move)) : everybody(table.seats);
