/**
 * Sets of small numbers as bits, with words for what is done to them.
 *
 * A word holds the numbers 0 to 29: thirty, not thirty-two, so that every set is a small integer
 * in every JavaScript engine and never becomes a number on the heap. Larger sets are arrays of
 * words ("wide" sets); number n lives in word ⌊n/30⌋.
 */
export type Bits = number;
export type Wide = number[];
export type WideView = readonly number[];
export declare const WORD = 30;
export declare const EMPTY: Bits;
export declare const only: (n: number) => Bits;
export declare const below: (n: number) => Bits;
export declare const has: (set: Bits, n: number) => boolean;
export declare const adding: (set: Bits, n: number) => Bits;
export declare const without: (set: Bits, n: number) => Bits;
export declare const lowest: (set: Bits) => number;
export declare const highest: (set: Bits) => number;
/** Byte number n of the result counts the members in bytes 0 to n. */
export declare const byteSums: (set: Bits) => number;
/** The number of members, from the byte sums. */
export declare const countOf: (sums: number) => number;
export declare const size: (set: Bits) => number;
/** The larger of two integers whose difference fits in 32 bits, without a branch. */
export declare const larger: (one: number, other: number) => number;
/** The member with exactly `k` smaller members. */
export declare const nth: (set: Bits, k: number) => number;
/** The same for a set of two words, low and high, whose byte sums are known. */
export declare const nthOfTwo: (low: Bits, high: Bits, lowSums: number, highSums: number, k: number) => number;
/** The members in ascending order. It allocates: not for the playout path. */
export declare function each(set: Bits): Generator<number>;
export declare function hasWide(set: WideView, n: number): boolean;
export declare function include(set: Wide, n: number): void;
export declare function exclude(set: Wide, n: number): void;
export declare function sizeWide(set: WideView): number;
/** The member of a wide set with exactly `k` smaller members. */
export declare function nthWide(set: ArrayLike<Bits>, k: number): number;
export declare function eachWide(set: WideView): Generator<number>;
