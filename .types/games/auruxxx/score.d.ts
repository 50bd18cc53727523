import { type Immutable, type Result, type Seat } from '@pepite/kernel';
import { type AuruxxxWorld, type Ending, type Table } from './world.ts';
/** X25, X26: the round ends and is counted; the next one begins, or the match is over. */
export declare function endRound(world: AuruxxxWorld, ending: Ending, winner: Seat): void;
/**
 * More moves than any match takes: a turn accepts a debt, draws it and two more cards, and lays the
 * fifteen actions and those among the cards drawn, each with a theft per seat, and one more play.
 */
export declare function bound(seats: number): number;
type Scored = Immutable<Table>;
export declare function result(table: Scored): Result;
export {};
