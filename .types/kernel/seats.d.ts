import { type Bits } from './bits.ts';
/** A place at a match, numbered clockwise from 0. */
export type Seat = number;
/** A set of seats. */
export type Seats = Bits;
export declare const MOST_SEATS = 6;
/**
 * Who learns something: a set of seats, and whether those learn it who look on without a seat. What
 * every seat learns may still be no business of theirs: what two players do between them, or what
 * somebody who plays alone is dealt.
 */
export type Audience = Bits;
/** Those who look on without a seat. */
export declare const ONLOOKERS: Audience;
/** Everybody present. */
export declare const everybody: (seats: number) => Audience;
/** Who makes a move: a seat, or chance, which sits behind the last seat a match can have. */
export type Actor = number;
export declare const CHANCE: Actor;
/** The seat so many steps clockwise, fewer than there are seats; without a branch. */
export declare const clockwise: (seat: Seat, steps: number, seats: number) => Seat;
export declare const after: (seat: Seat, seats: number) => Seat;
export declare const printActor: (actor: Actor) => string;
export declare function parseActor(text: string): Actor | undefined;
