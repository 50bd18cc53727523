import { type Move, type Seat } from '@pepite/kernel';
import type { Deck } from '../pieces/deck.ts';
import { type Dice } from '../pieces/dice.ts';
import { type Rules } from './asking.ts';
import { type OrEtcWorld, type Table } from '../world.ts';
/** O19: the participants act in order from the first player. */
export declare function beginExchanges(table: Table): void;
export declare function act(rules: Rules, world: OrEtcWorld, seat: Seat, move: Move): boolean;
/** O23. */
export declare function rollAgain(table: Table, dice: Dice): boolean;
/** O21: whether to contest is said by all at once. */
export declare function answerClaim(world: OrEtcWorld, seat: Seat, move: Move): boolean;
/** O21: stakes are turned up when all are in. */
export declare function stake(deck: Deck, world: OrEtcWorld, seat: Seat, move: Move): boolean;
/** O21: a contestant who won makes the exchange instead. */
export declare function settle(world: OrEtcWorld, seat: Seat, move: Move): boolean;
export declare function answerOffer(world: OrEtcWorld, seat: Seat, move: Move): boolean;
