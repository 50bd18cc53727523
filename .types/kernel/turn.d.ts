import { type Bits } from './bits.ts';
import { type Actor, type Seats } from './seats.ts';
/**
 * Who acts now, in one integer: bits 0–5 the seats that still have to decide, bit 6 chance,
 * bits 7–12 the seats whose choices in this simultaneous turn are still sealed.
 */
export type Turn = Bits;
/** Nobody acts: the match is over. */
export declare const OVER: Turn;
export declare const CHANCE_TURN: Turn;
/** One seat decides, and everybody who may learn its move does so at once. */
export declare const alone: (n: number) => Bits;
/**
 * Several seats decide without seeing each other's choices; the turn is complete when nothing is
 * sealed any more. Where a choice is one move, `sealed` are the seats that have made it. Where it
 * may take several, all who take part are sealed from the start: that a seat has made its first
 * move and still decides would tell what that move was like.
 */
export declare const together: (deciding: Seats, sealed: Seats) => Turn;
export declare const isOver: (turn: Turn) => boolean;
export declare const isChance: (turn: Turn) => boolean;
export declare const deciding: (turn: Turn) => Seats;
export declare const sealed: (turn: Turn) => Seats;
/** Whether choices of this turn stay sealed until it is complete. */
export declare const isTogether: (turn: Turn) => boolean;
export declare const mayAct: (turn: Turn, actor: Actor) => boolean;
/** Some actor of a turn that is not over. */
export declare const firstActor: (turn: Turn) => Actor;
