import { below, type Bits, only } from './bits.ts';

/** A place at a match, numbered clockwise from 0. */
export type Seat = number;

/** A set of seats. */
export type Seats = Bits;

/** No match has more seats. */
export const MOST_SEATS = 6;

/**
 * Who learns something: a set of seats, and whether those learn it who look on without a seat. What
 * every seat learns may still be no business of theirs: what two players do between them, or what
 * somebody who plays alone is dealt.
 */
export type Audience = Bits;

/** Those who look on without a seat. */
export const ONLOOKERS: Audience = only(MOST_SEATS);

/** Everybody present. */
export const everybody = (seats: number): Audience => below(seats) | ONLOOKERS;

/** Who makes a move: a seat, or chance, which sits behind the last seat a match can have. */
export type Actor = number;

/** Chance, as an actor. */
export const CHANCE: Actor = MOST_SEATS;

/** The seat so many steps clockwise, fewer than there are seats; without a branch. */
export const clockwise = (seat: Seat, steps: number, seats: number): Seat => {
  const straight = seat + steps;
  return straight - (seats & ~((straight - seats) >> 31));
};

/** The next seat clockwise. */
export const after = (seat: Seat, seats: number): Seat => clockwise(seat, 1, seats);

/** An actor as records name it: the number of a seat, or `*`. */
export const printActor = (actor: Actor): string => (actor === CHANCE ? '*' : String(actor));

/** The actor that a record names. */
export function parseActor(text: string): Actor | undefined {
  if (text === '*') return CHANCE;
  return /^[0-5]$/.test(text) ? Number(text) : undefined;
}
