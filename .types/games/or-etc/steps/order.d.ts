import { type Bits, type Move, type Seat } from '@pepite/kernel';
import type { OrEtcWorld, Step, Table } from '../world.ts';
/** The first of some seats, at least one, clockwise from `from`. */
export declare function firstFrom(set: Bits, from: Seat, seats: number): Seat;
export declare function letChance(table: Table, step: Step): void;
export declare function letSeat(table: Table, step: Step, seat: Seat): void;
/** Several decide at once. */
export declare function letAll(table: Table, step: Step, asked: Bits): void;
/** Keeps a choice in the hand; says whether all have chosen. */
export declare function seal({ table, hands }: OrEtcWorld, seat: Seat, move: Move): boolean;
