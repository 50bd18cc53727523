import { type Immutable, type Result, type Seat } from '@pepite/kernel';
import { type Heap } from './pieces.ts';
import { type AurumWorld, type Table } from './world.ts';
/** A17, A18: the round ends and is counted; the next one begins, or the match is over. */
export declare function endRound(world: AurumWorld, ender: Seat): void;
/**
 * More moves than any match takes: every trick needs a metal card to open it and has at most one
 * swap and one card per seat; a round ends once, after a deal of the whole deck and the bids.
 */
export declare function bound(seats: number): number;
type Scored = Immutable<Table>;
/** A6: a team's bid is the higher of its two bid cards. */
export declare function sideBid(table: Pick<Scored, 'seats' | 'bids'>, side: number): number;
export declare function sideTricks(table: Pick<Scored, 'seats' | 'tricks'>, side: number): number;
export declare function sideGold(table: Scored, side: number): Heap;
/** A19. */
export declare function bidPoints(bid: number, tricks: number): number;
/** A20. */
export declare function goldPoints(heap: Heap): number;
/** A21: the side that gets the nugget, as a set: of one, or empty when nothing parts the best. */
export declare function nuggetOf(table: Scored): number;
export declare function result(table: Scored): Result;
export {};
