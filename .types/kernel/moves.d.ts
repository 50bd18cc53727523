import { type Bits, type WideView } from './bits.ts';
import type { Rng } from './rng.ts';
/** A decision or a chance outcome, as an integer; each game's `moves` file says how it decodes. */
export type Move = number;
/**
 * No list is written out that is longer. A hand of twenty different cards has a million parts:
 * whoever needs some of them draws them, or finds them by their places.
 */
export declare const MOST_LISTED = 100000;
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
export declare class Moves {
    #private;
    clear(): void;
    add(move: Move, weight?: number): void;
    /** Adds base + b for every b in `low`, and for every b + 30 with b in `high`. */
    addEach(base: Move, low: Bits, high?: Bits, weight?: number): void;
    /** Adds base + (r << shift) + b for every r in `rows` and every b as above. */
    addRows(base: Move, rows: Bits, shift: number, low: Bits, high: Bits): void;
    /**
     * Adds base + kinds[n] for every card n of a pack, behind everything else. Cards of one kind are
     * one move, as likely as there are of them. Whoever keeps packs knows how many cards it has.
     */
    addPack(base: Move, kinds: ArrayLike<number>, pack: WideView, cards: number): void;
    /**
     * Adds base + numberOf(taken) for every part of a hand, which has `counts[n]` cards of kind n:
     * none of it, all of it and all between, behind everything else.
     */
    addParts(base: Move, counts: readonly number[], numberOf: NumberOf): void;
    /** The sum of all weights; for a player's moves, how many there are. */
    get weight(): number;
    get isEmpty(): boolean;
    /** A move at random, each as likely as its weight says. */
    draw(rng: Rng): Move;
    /** The move that covers place `k` when every move takes as many places as its weight. */
    at(k: number): Move;
    /** The first so many moves of a player, fewer if there are not as many: of any list. */
    first(count: number): Move[];
    has(move: Move): boolean;
    [Symbol.iterator](): Generator<Move>;
    weighted(): Generator<readonly [move: Move, weight: number]>;
    /** Whether it has more moves than may be written out: draw them, or find them by place. */
    get isLong(): boolean;
    /** Whether every block has room for its rows: one shifted too far would be another move. */
    get fits(): boolean;
}
