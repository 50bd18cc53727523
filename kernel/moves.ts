import {
  type Bits,
  byteSums,
  countOf,
  each,
  eachWide,
  EMPTY,
  nth,
  nthOfTwo,
  nthWide,
  only,
  size,
  type WideView,
} from './bits.ts';
import type { Rng } from './rng.ts';

/** A decision or a chance outcome, as an integer; each game's `moves` file says how it decodes. */
export type Move = number;

/** The numbers of a block, and the total weight of the blocks before it. */
const BASE = 0;
const ROWS = 1;
const SHIFT = 2;
const LOW = 3;
const HIGH = 4;
const LOW_SUMS = 5;
const HIGH_SUMS = 6;
const WEIGHT = 7;
const START = 8;
const FIELDS = 9;

const ONE_ROW: Bits = only(0);
/** More than any list weighs. */
const NO_PACK = 0x3fffffff;
const NO_KINDS: ArrayLike<number> = [];

/**
 * A list of moves, kept as blocks. A block is a rectangle: for every row r and every bit b of its
 * two words there is the move base + (r << shift) + b, and all of them have the same weight. A hand
 * of cards is listed in one step instead of fifty, and a random move is found without writing the
 * list out. Behind the blocks there may be one pack of cards, some of them copies of each other,
 * to draw from. Reused from turn to turn: after the first few turns it never allocates.
 */
export class Moves {
  #blocks = new Int32Array(8 * FIELDS);
  #end = 0;
  #weight = 0;
  #pack = new Int32Array(0);
  #packBase: Move = 0;
  #packKinds = NO_KINDS;
  /** The weight of the blocks, when there is a pack behind them. */
  #packStart = NO_PACK;

  clear(): void {
    this.#end = 0;
    this.#weight = 0;
    this.#packStart = NO_PACK;
  }

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
    this.#packBase = base;
    this.#packKinds = kinds;
    this.#packStart = this.#weight;
    this.#weight += cards;
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
    blocks[block + BASE] = base;
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
  }

  /** The sum of all weights; for a player's moves, how many there are. */
  get weight(): number {
    return this.#weight;
  }

  get isEmpty(): boolean {
    return this.#weight === 0;
  }

  /** A move at random, each as likely as its weight says. */
  draw(rng: Rng): Move {
    return this.at(rng.below(this.#weight));
  }

  /** The move that covers place `k` when every move takes as many places as its weight. */
  at(k: number): Move {
    if (k >= this.#packStart) {
      return this.#packBase + this.#packKinds[nthWide(this.#pack, k - this.#packStart)];
    }
    const blocks = this.#blocks;
    // The last block that starts at or before k, without a branch: random play would make it
    // unpredictable, and a branch guessed wrong costs more than all the rest of this function.
    let block = 0;
    for (let other = FIELDS; other < this.#end; other += FIELDS) {
      block += FIELDS & ~((k - blocks[other + START]) >> 31);
    }
    let place = k - blocks[block + START];
    const weight = blocks[block + WEIGHT];
    if (weight !== 1) place = Math.floor(place / weight);
    if (blocks[block + ROWS] === ONE_ROW) return blocks[block + BASE] + this.#cell(block, place);
    const cells = countOf(blocks[block + LOW_SUMS]) + countOf(blocks[block + HIGH_SUMS]);
    const row = (place / cells) | 0;
    const shifted = nth(blocks[block + ROWS], row) << blocks[block + SHIFT];
    return blocks[block + BASE] + shifted + this.#cell(block, place - Math.imul(row, cells));
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

  has(move: Move): boolean {
    for (const other of this) if (other === move) return true;
    return false;
  }

  *[Symbol.iterator](): Generator<Move> {
    for (const [move] of this.weighted()) yield move;
  }

  *weighted(): Generator<readonly [move: Move, weight: number]> {
    for (let block = 0; block < this.#end; block += FIELDS) {
      const [base, rows, shift, low, high] = this.#blocks.slice(block, block + FIELDS);
      const weight = this.#blocks[block + WEIGHT];
      for (const row of each(rows)) {
        for (const bit of eachWide([low, high])) yield [base + (row << shift) + bit, weight];
      }
    }
    yield* this.#weightedPack();
  }

  #weightedPack(): ReadonlyMap<Move, number> {
    const weights = new Map<Move, number>();
    if (this.#packStart === NO_PACK) return weights;
    for (const card of eachWide([...this.#pack])) {
      const move = this.#packBase + this.#packKinds[card];
      weights.set(move, (weights.get(move) ?? 0) + 1);
    }
    return weights;
  }
}
