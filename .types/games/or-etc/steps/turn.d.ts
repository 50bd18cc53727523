import type { Deck } from '../pieces/deck.ts';
import { type Dice } from '../pieces/dice.ts';
import { type OrEtcWorld, type Table } from '../world.ts';
/** O9: the throws of everyone are counted, and stay so for the turn; says whether there are any. */
export declare function beginTurn(table: Table): boolean;
/** O10: everyone with a throw left rolls; says whether there is anybody. */
export declare function beginPhase(table: Table): boolean;
/** O10; O12: when all have rolled, some rolls end the game. */
export declare function roll(deck: Deck, world: OrEtcWorld, dice: Dice): void;
/** O14: the helmet's owner has decided. */
export declare function decideShield(deck: Deck, world: OrEtcWorld, shields: boolean): void;
