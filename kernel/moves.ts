import {
  type Bits,
  byteSums,
  countOf,
  EMPTY,
  has,
  highest,
  lowest,
  nth,
  nthOfTwo,
  nthWide,
  only,
  size,
  type WideView,
  WORD,
} from './bits.ts';
import type { Rng } from './rng.ts';

/** A decision or a chance outcome, as an integer; each game's `moves` file says how it decodes. */
export type Move = number;

/** The numbers of a block besides its base, and the total weight of the blocks before it. */
const ROWS = 0;
const SHIFT = 1;
const LOW = 2;
const HIGH = 3;
const LOW_SUMS = 4;
const HIGH_SUMS = 5;
const WEIGHT = 6;
const START = 7;
const INDEX = 3;
/** How many there are: a power of two, so that the index of a block is found by a shift. */
const FIELDS = 1 << INDEX;

const ONE_ROW: Bits = only(0);
/** More than any list weighs. */
const NO_TAIL = 0x3fffffff;
const NO_KINDS: ArrayLike<number> = [];
/** Where 32 bits end, one of which is the sign: no row may be shifted as far. */
const END = 2 ** 31;

/**
 * No list is written out that is longer. A hand of twenty different cards has a million parts:
 * whoever needs some of them draws them, or finds them by their places.
 */
export const MOST_LISTED = 100_000;

/** The number of a part of a hand that has so many cards of each kind. */
export type NumberOf = (taken: ArrayLike<number>) => number;

/**
 * A list of moves, kept as blocks. A block is a rectangle: for every row r and every bit b of its
 * two words there is the move base + (r << shift) + b, and all of them have the same weight. A hand
 * of cards is listed in one step instead of fifty, and a random move is found without writing the
 * list out. Behind the blocks there may be one pack of cards, some of them copies of each other,
 * to draw from, or all parts of one hand. Reused from turn to turn: after the first few turns it
 * never allocates.
 */
export class Moves {
  #blocks = new Int32Array(8 * FIELDS);
  /** By block. A move may be any safe integer, so they don't fit among the other numbers. */
  #bases = new Float64Array(8);
  #end = 0;
  #weight = 0;
  #pack = new Int32Array(0);
  #packKinds = NO_KINDS;
  /** How many cards of each kind the hand has whose parts are listed, and a part of it. */
  #hand = new Int32Array(0);
  #taken = new Int32Array(0);
  /** How a part is numbered; absent when what is behind the blocks is a pack. */
  #numberOf: NumberOf | undefined;
  /** The base of the pack or the parts, and the weight of the blocks before. */
  #tailBase: Move = 0;
  #tailStart = NO_TAIL;

  /** Forgets all moves, to be filled anew. */
  clear(): void {
    this.#end = 0;
    this.#weight = 0;
    this.#tailStart = NO_TAIL;
  }

  /** Adds one move. */
  add(move: Move, weight = 1): void {
    this.addEach(move, only(0), EMPTY, weight);
  }

  /** Adds base + b for every b in `low`, and for every b + 30 with b in `high`. */
  addEach(base: Move, low: Bits, high: Bits = EMPTY, weight = 1): void {
    this.#push(base, ONE_ROW, 0, low, high, weight, weight);
  }

  /** Adds base + (r << shift) + b for every r in `rows` and every b as above. */
  addRows(base: Move, rows: Bits, shift: number, low: Bits, high: Bits): void {
    this.#push(base, rows, shift, low, high, 1, size(rows));
  }

  /**
   * Adds base + kinds[n] for every card n of a pack, behind everything else. Cards of one kind are
   * one move, as likely as there are of them. Whoever keeps packs knows how many cards it has.
   */
  addPack(base: Move, kinds: ArrayLike<number>, pack: WideView, cards: number): void {
    if (pack.length !== this.#pack.length) this.#pack = new Int32Array(pack.length);
    const words = this.#pack;
    for (let word = 0; word < words.length; word++) words[word] = pack[word];
    this.#packKinds = kinds;
    this.#numberOf = undefined;
    this.#addTail(base, cards);
  }

  /**
   * Adds base + numberOf(taken) for every part of a hand, which has `counts[n]` cards of kind n:
   * none of it, all of it and all between, behind everything else.
   */
  addParts(base: Move, counts: readonly number[], numberOf: NumberOf): void {
    if (counts.length !== this.#hand.length) {
      this.#hand = new Int32Array(counts.length);
      this.#taken = new Int32Array(counts.length);
    }
    let parts = 1;
    for (let kind = 0; kind < counts.length; kind++) {
      this.#hand[kind] = counts[kind];
      parts *= counts[kind] + 1;
    }
    this.#numberOf = numberOf;
    this.#addTail(base, parts);
  }

  #addTail(base: Move, places: number): void {
    if (this.#tailStart !== NO_TAIL) throw new RangeError('a list has one pack or one hand');
    this.#tailBase = base;
    this.#tailStart = this.#weight;
    this.#weight += places;
  }

  /** `places` is what each cell of a row adds to the total weight. */
  #push(
    base: Move,
    rows: Bits,
    shift: number,
    low: Bits,
    high: Bits,
    weight: number,
    places: number,
  ): void {
    const block = this.#end;
    if (block === this.#blocks.length) this.#grow();
    const blocks = this.#blocks;
    const lowSums = byteSums(low);
    const highSums = byteSums(high);
    const cells = countOf(lowSums) + countOf(highSums);
    this.#bases[block >> INDEX] = base;
    blocks[block + ROWS] = rows;
    blocks[block + SHIFT] = shift;
    blocks[block + LOW] = low;
    blocks[block + HIGH] = high;
    blocks[block + LOW_SUMS] = lowSums;
    blocks[block + HIGH_SUMS] = highSums;
    blocks[block + WEIGHT] = weight;
    blocks[block + START] = this.#weight;
    this.#end = block + FIELDS;
    this.#weight += Math.imul(cells, places);
  }

  #grow(): void {
    const grown = new Int32Array(2 * this.#blocks.length);
    grown.set(this.#blocks);
    this.#blocks = grown;
    const bases = new Float64Array(2 * this.#bases.length);
    bases.set(this.#bases);
    this.#bases = bases;
  }

  /** The sum of all weights; for a player's moves, how many there are. */
  get weight(): number {
    return this.#weight;
  }

  /** Whether there is no move at all. */
  get isEmpty(): boolean {
    return this.#weight === 0;
  }

  /** A move at random, each as likely as its weight says. */
  draw(rng: Rng): Move {
    return this.at(rng.below(this.#weight));
  }

  /** The move that covers place `k` when every move takes as many places as its weight. */
  at(k: number): Move {
    if (k >= this.#tailStart) return this.#tailBase + this.#inTail(k - this.#tailStart);
    const blocks = this.#blocks;
    // The last block that starts at or before k, without a branch: random play would make it
    // unpredictable, and a branch guessed wrong costs more than all the rest of this function.
    let block = 0;
    for (let other = FIELDS; other < this.#end; other += FIELDS) {
      block += FIELDS & ~((k - blocks[other + START]) >> 31);
    }
    const base = this.#bases[block >> INDEX];
    let place = k - blocks[block + START];
    const weight = blocks[block + WEIGHT];
    if (weight !== 1) place = Math.floor(place / weight);
    if (blocks[block + ROWS] === ONE_ROW) return base + this.#cell(block, place);
    const cells = countOf(blocks[block + LOW_SUMS]) + countOf(blocks[block + HIGH_SUMS]);
    const row = (place / cells) | 0;
    const shifted = nth(blocks[block + ROWS], row) << blocks[block + SHIFT];
    return base + shifted + this.#cell(block, place - Math.imul(row, cells));
  }

  #inTail(k: number): number {
    if (this.#numberOf === undefined) return this.#packKinds[nthWide(this.#pack, k)];
    const hand = this.#hand;
    let rest = k;
    // Of the last kind one card more is the next place.
    for (let kind = hand.length - 1; kind >= 0; kind--) {
      const choices = hand[kind] + 1;
      const before = Math.floor(rest / choices);
      this.#taken[kind] = rest - before * choices;
      rest = before;
    }
    return this.#numberOf(this.#taken);
  }

  #cell(block: number, k: number): number {
    const blocks = this.#blocks;
    return nthOfTwo(
      blocks[block + LOW],
      blocks[block + HIGH],
      blocks[block + LOW_SUMS],
      blocks[block + HIGH_SUMS],
      k,
    );
  }

  /** The first so many moves of a player, fewer if there are not as many: of any list. */
  first(count: number): Move[] {
    return Array.from({ length: Math.min(count, this.#weight) }, (_, place) => this.at(place));
  }

  /** Whether a move is listed. */
  has(move: Move): boolean {
    this.#refuseLong();
    for (let block = 0; block < this.#end; block += FIELDS) {
      if (this.#isInBlock(block, move - this.#bases[block >> INDEX])) return true;
    }
    return this.#tailStart !== NO_TAIL && this.#isInTail(move);
  }

  #isInTail(move: Move): boolean {
    for (let k = this.#tailStart; k < this.#weight; k++) if (this.at(k) === move) return true;
    return false;
  }

  #isInBlock(block: number, offset: number): boolean {
    const blocks = this.#blocks;
    for (let rows = blocks[block + ROWS]; rows !== EMPTY; rows &= rows - 1) {
      const cell = offset - (lowest(rows) << blocks[block + SHIFT]);
      if (cell < 0 || cell >= 2 * WORD || !Number.isInteger(cell)) continue;
      const isHigh = cell >= WORD;
      if (has(blocks[block + (isHigh ? HIGH : LOW)], isHigh ? cell - WORD : cell)) return true;
    }
    return false;
  }

  /** Every move, as long as there are no more than may be written out. */
  [Symbol.iterator](): ArrayIterator<Move> {
    const written: Move[] = [];
    this.#eachCell((move) => void written.push(move));
    if (this.#tailStart !== NO_TAIL) for (const [move] of this.#tail()) written.push(move);
    return written.values();
  }

  /** Every move with its weight, as long as there are not too many. */
  weighted(): readonly (readonly [move: Move, weight: number])[] {
    const written: [move: Move, weight: number][] = [];
    this.#eachCell((move, weight) => void written.push([move, weight]));
    return this.#tailStart === NO_TAIL ? written : [...written, ...this.#tail()];
  }

  #refuseLong(): void {
    if (this.isLong) throw new RangeError(`${this.#weight} moves are too many to be written out`);
  }

  /** Every move of the blocks: by row, and in a row by bit. */
  #eachCell(call: (move: Move, weight: number) => void): void {
    this.#refuseLong();
    const blocks = this.#blocks;
    for (let block = 0; block < this.#end; block += FIELDS) {
      const weight = blocks[block + WEIGHT];
      for (let rows = blocks[block + ROWS]; rows !== EMPTY; rows &= rows - 1) {
        const first = this.#bases[block >> INDEX] + (lowest(rows) << blocks[block + SHIFT]);
        for (let low = blocks[block + LOW]; low !== EMPTY; low &= low - 1) {
          call(first + lowest(low), weight);
        }
        for (let high = blocks[block + HIGH]; high !== EMPTY; high &= high - 1) {
          call(first + WORD + lowest(high), weight);
        }
      }
    }
  }

  #tail(): readonly (readonly [move: Move, weight: number])[] {
    if (this.#numberOf === undefined) return [...this.#weightedPack()];
    const length = this.#weight - this.#tailStart;
    return Array.from({ length }, (_, k) => [this.at(this.#tailStart + k), 1]);
  }

  /** Whether it has more moves than may be written out: draw them, or find them by place. */
  get isLong(): boolean {
    return this.#numberOf !== undefined && this.#weight - this.#tailStart > MOST_LISTED;
  }

  /** Whether every block has room for its rows: one shifted too far would be another move. */
  get fits(): boolean {
    for (let block = 0; block < this.#end; block += FIELDS) {
      const top = highest(this.#blocks[block + ROWS]);
      if (top * 2 ** this.#blocks[block + SHIFT] >= END) return false;
    }
    return true;
  }

  #weightedPack(): ReadonlyMap<Move, number> {
    const weights = new Map<Move, number>();
    for (let word = 0; word < this.#pack.length; word++) {
      for (let rest = this.#pack[word]; rest !== EMPTY; rest &= rest - 1) {
        const move = this.#tailBase + this.#packKinds[word * WORD + lowest(rest)];
        weights.set(move, (weights.get(move) ?? 0) + 1);
      }
    }
    return weights;
  }
}
