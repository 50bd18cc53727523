import { type ArrayPart, ArrayWriter, type GameArrays, lengthOf } from '@pepite/kernel';
import type { EnvMatch } from './match.ts';

const SMALLEST = -(2 ** 15);
const LARGEST = 2 ** 15 - 1;

/** How the numbers of an observation are written: little-endian, in as many bytes as they need. */
export type NumberType = 'int16' | 'int32';

export const numberTypeOf = (parts: readonly ArrayPart[]): NumberType =>
  parts.every(({ least, most }) => least >= SMALLEST && most <= LARGEST) ? 'int16' : 'int32';

/**
 * The observations of all matches, one after the other, as base64 of their bytes: whoever reads
 * them needs no time for that, whereas a list of so many numbers takes longer than the matches do.
 */
export class Observations {
  readonly #arrays: GameArrays;
  readonly #length: number;
  readonly #bytes: number;
  readonly #writer = new ArrayWriter();
  #buffer = Buffer.alloc(0);

  constructor(arrays: GameArrays, seats: number) {
    const parts = arrays.parts(seats);
    this.#arrays = arrays;
    this.#length = lengthOf(parts);
    this.#bytes = numberTypeOf(parts) === 'int16' ? 2 : 4;
  }

  print(matches: readonly EnvMatch[]): string {
    const size = this.#length * this.#bytes;
    if (this.#buffer.length !== size * matches.length) {
      this.#buffer = Buffer.alloc(size * matches.length);
    }
    for (const [place, match] of matches.entries()) this.#write(match, place * size);
    return this.#buffer.toString('base64');
  }

  /** What is over is all zeros. */
  #write(match: EnvMatch, at: number): void {
    const buffer = this.#buffer;
    if (match.isOver) {
      buffer.fill(0, at, at + this.#length * this.#bytes);
      return;
    }
    match.observe(this.#arrays, this.#writer);
    const { numbers } = this.#writer;
    let end = at;
    for (const number of numbers) {
      end = this.#bytes === 2 ? buffer.writeInt16LE(number, end) : buffer.writeInt32LE(number, end);
    }
  }
}
