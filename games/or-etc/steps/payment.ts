import {
  type Bits,
  EMPTY,
  has,
  highest,
  type Immutable,
  only,
  type Seat,
  without,
} from '@pepite/kernel';
import type { Deck } from '../pieces/deck.ts';
import { type Dice, type Face, faceSet } from '../pieces/dice.ts';
import { NO_CARD } from '../pieces.ts';
import type { Hand, Table } from '../world.ts';

const FREE: Bits = only(NO_CARD);

/** O20, O22: what a card must be worth to have one die for another; a lower one costs nothing. */
export const priceOf = (give: Face, take: Face): number => Math.max(0, take - give);

/** Whether some die is higher than `take`: it would be exchanged for nothing (O20). */
export const hasHigher = (dice: Dice, take: Face): boolean => faceSet(dice) >> take !== 0;

/** O20: the kinds of card with which some lower die could be exchanged for `take`. */
export function payers(deck: Deck, kinds: Bits, dice: Dice, take: Face): Bits {
  const own = faceSet(dice);
  let set = EMPTY;
  for (let give = 1; give < take; give++) {
    if (has(own, give - 1)) set |= deck.ofValue[take - give];
  }
  return set & kinds;
}

/** O20: how a die may be exchanged for `take`: for no card, or for one of these kinds. */
export function settlements(deck: Deck, kinds: Bits, give: Face, take: Face): Bits {
  if (give > take) return FREE;
  return give < take ? deck.ofValue[take - give] & kinds : EMPTY;
}

/** O21: whether a hand can pay for `take` and would still hold a card to stake. */
export function mayContest(
  deck: Deck,
  { kinds }: Immutable<Hand>,
  held: number,
  dice: Dice,
  take: Face,
): boolean {
  if (hasHigher(dice, take)) return held > 0;
  return held > 1 && payers(deck, kinds, dice, take) !== EMPTY;
}

/** O21: what a seat may stake: the claimant any card beside the payment, others what leaves one. */
export function stakes(
  deck: Deck,
  { deal, player, players }: Immutable<Table>,
  hand: Immutable<Hand>,
  seat: Seat,
): Bits {
  if (seat === player) return beside(hand, deal.card);
  const { dice } = players[seat];
  if (hasHigher(dice, deal.take)) return hand.kinds;
  const paying = payers(deck, hand.kinds, dice, deal.take);
  const isOnlyOne = (paying & (paying - 1)) === 0;
  return isOnlyOne ? beside(hand, highest(paying)) : hand.kinds;
}

/** The kinds in a hand besides one card, which may be none. */
function beside({ cards, kinds }: Immutable<Hand>, card: number): Bits {
  return card !== NO_CARD && cards[card] === 1 ? without(kinds, card) : kinds;
}
