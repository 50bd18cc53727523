import { type Bits, type Immutable, type Seat } from '@pepite/kernel';
import type { Deck } from '../pieces/deck.ts';
import { type Dice, type Face } from '../pieces/dice.ts';
import type { Hand, Table } from '../world.ts';
/** Whether some die is higher than `take`: it would be exchanged for nothing (O20). */
export declare const hasHigher: (dice: Dice, take: Face) => boolean;
/** O20: the kinds of card with which some lower die could be exchanged for `take`. */
export declare function payers(deck: Deck, kinds: Bits, dice: Dice, take: Face): Bits;
/** O20: how a die may be exchanged for `take`: for no card, or for one of these kinds. */
export declare function settlements(deck: Deck, kinds: Bits, give: Face, take: Face): Bits;
/** O21: whether a hand can pay for `take` and would still hold a card to stake. */
export declare function mayContest(deck: Deck, { kinds }: Immutable<Hand>, held: number, dice: Dice, take: Face): boolean;
/** O21: what a seat may stake: the claimant any card beside the payment, others what leaves one. */
export declare function stakes(deck: Deck, { deal, player, players }: Immutable<Table>, hand: Immutable<Hand>, seat: Seat): Bits;
