import type { Bits } from './bits.ts';
import type { Move, Moves } from './moves.ts';
import { clockwise, type Seat } from './seats.ts';
import type { View } from './world.ts';

/** Some numbers of an observation that belong together, each within a range. */
export interface ArrayPart {
  readonly name: string;
  readonly length: number;
  readonly least: number;
  readonly most: number;
}

/**
 * A view as a list of numbers and decisions as numbered actions, as programs that learn want them.
 * The same seats always make lists of the same length. Players are written down from the viewer's
 * own seat on, clockwise.
 */
export interface GameArrays<T = unknown, H = unknown> {
  /** What an observation is made of, in its order. */
  parts(seats: number): readonly ArrayPart[];
  /** Writes down what a seat sees. */
  observe(view: View<T, H>, into: ArrayWriter): void;
  /** Actions are numbered from 0 up to here. */
  actions(seats: number): number;
  /**
   * Names the actions that a seat has, which has to decide: one at least, each once, with the move
   * that it makes. Where moves are too many to be numbered some may have no action.
   */
  choices(view: View<T, H>, moves: Moves, add: (action: number, move: Move) => void): void;
}

/** The numbers of an observation, one after the other; used again for the next one. */
export class ArrayWriter {
  readonly numbers: number[] = [];

  /** Begins anew. */
  clear(): void {
    this.numbers.length = 0;
  }

  /** One number. */
  add(number: number): void {
    this.numbers.push(number);
  }

  /** Some numbers, in their order. */
  addAll(numbers: ArrayLike<number>): void {
    for (let place = 0; place < numbers.length; place++) this.numbers.push(numbers[place]);
  }

  /** As many numbers as `length`, all 0 but the one at a place; all 0 if there is no such place. */
  addOneOf(place: number, length: number): void {
    for (let each = 0; each < length; each++) this.numbers.push(each === place ? 1 : 0);
  }

  /** A set of bits, from the lowest on, as zeros and ones. */
  addBits(bits: Bits, length: number): void {
    for (let bit = 0; bit < length; bit++) this.numbers.push((bits >> bit) & 1);
  }
}

/** Numbers of one kind, within bounds. */
export const part = (name: string, length: number, least: number, most: number): ArrayPart => ({
  name,
  length,
  least,
  most,
});

/** Zeros and ones. */
export const flags = (name: string, length: number): ArrayPart => part(name, length, 0, 1);

/** All seats from one's own on, clockwise. */
export const fromSeat = (own: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, steps) => clockwise(own, steps, seats));

/** How many numbers an observation of such parts has. */
export const lengthOf = (parts: readonly ArrayPart[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0);
