import { PROGRAM } from '@pepite/kernel';
import { InOrder } from './in-order.ts';
import type { KnownOrder } from './order.ts';
import { type Piece, piecesIn, piecesOf, sliceAt, slicesIn } from './pieces.ts';
import { type Found, printResult, type ReviewResult } from './result.ts';
import type { SliceDone } from './reviewer.ts';

/** A review under way: says which slices are to be done, and takes them as they come. */
export class ReviewRun {
  readonly #order: KnownOrder;
  readonly #pieces: readonly Piece[];
  readonly #slices: InOrder<readonly Found[]>;

  /** `kept` is what a review of the same order has found before. */
  constructor(order: KnownOrder, kept?: ReviewResult) {
    this.#order = order;
    this.#pieces = piecesOf(order);
    this.#slices = new InOrder(kept === undefined ? [] : this.#slicesOf(kept));
  }

  #slicesOf({ slices, found }: ReviewResult): readonly (readonly Found[])[] {
    return Array.from({ length: slices }, (_, number) => {
      const from = piecesIn(this.#pieces, number);
      return found.slice(from, from + sliceAt(this.#pieces, number).length);
    });
  }

  get isFinished(): boolean {
    return this.#slices.done.length === slicesIn(this.#pieces);
  }

  /** How many pieces are done, and how many there are. */
  get done(): number {
    return piecesIn(this.#pieces, this.#slices.done.length);
  }

  get total(): number {
    return this.#pieces.length;
  }

  /** The numbers of the slices to be done from here on. */
  *toDo(): Generator<number, undefined> {
    const { length } = this.#slices.done;
    for (let number = length; number < slicesIn(this.#pieces); number++) yield number;
  }

  take({ number, found }: SliceDone): void {
    this.#slices.take(number, found);
  }

  /** What is known by now. */
  get result(): ReviewResult {
    const { record, seats, effort, seed } = this.#order;
    return {
      review: 1,
      program: PROGRAM,
      record,
      seats,
      effort,
      seed,
      slices: this.#slices.done.length,
      isFinished: this.isFinished,
      found: this.#slices.done.flat(),
    };
  }

  print(): string {
    return printResult(this.result);
  }
}
