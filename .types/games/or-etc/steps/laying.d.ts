import { type Move, type Seat } from '@pepite/kernel';
import { type Rules } from './asking.ts';
import type { Deck } from '../pieces/deck.ts';
import { type OrEtcWorld, type Table } from '../world.ts';
/** O24: says whether anybody is asked for a card. */
export declare function beginLaying(rules: Rules, world: OrEtcWorld): boolean;
/** O24: all at once; says whether some have yet to choose. */
export declare function lay(deck: Deck, world: OrEtcWorld, seat: Seat, move: Move): boolean;
/** O18: mines without a free exit are set aside. O26: then those who hold cards discard. */
export declare function beginDrops(table: Table): boolean;
export declare function drop(world: OrEtcWorld, seat: Seat, move: Move): boolean;
