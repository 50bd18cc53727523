import { type Immutable, type Result, type WideView } from '@pepite/kernel';
import { type Player, type Table } from './world.ts';
/** S19: a seat's points, part by part as on the score card. */
export interface Points {
    readonly coins: number;
    readonly cups: number;
    readonly palms: number;
    /** The printed points of full cards. */
    readonly cards: number;
    /** What seals add to them (S20). */
    readonly seals: number;
    readonly total: number;
}
type Scored = Immutable<Player>;
/** How many full cards of a colour there are. */
export declare const fullOf: (full: WideView, colour: number) => number;
/** S19: what a seat has so far; unfinished cards score nothing. */
export declare function pointsOf({ coins, cups, palms, full }: Scored): Points;
export declare function result({ phase, players }: Immutable<Table>): Result;
/**
 * More moves than any match takes: the set-up, an expedition card each turn, a cell or more with
 * every mark and bonus, and for each treasure card at most a taking, a drawing and a laying out.
 */
export declare const bound: (seats: number) => number;
export {};
