/**
 * Sets of small numbers as bits, with words for what is done to them.
 *
 * A word holds the numbers 0 to 29: thirty, not thirty-two, so that every set is a small integer
 * in every JavaScript engine and never becomes a number on the heap. Larger sets are arrays of
 * words ("wide" sets); number n lives in word ⌊n/30⌋.
 */
export type Bits = number;
/** A set of any size, to be changed in place. */
export type Wide = number[];
/** A set of any size, to be read. */
export type WideView = readonly number[];

/** How many numbers a word holds. */
export const WORD = 30;
/** The set without members. */
export const EMPTY: Bits = 0;

/** The set with one member. */
export const only = (n: number): Bits => 1 << n;
/** The numbers from 0 to n − 1. */
export const below = (n: number): Bits => (1 << n) - 1;
/** Whether a number is a member. */
export const has = (set: Bits, n: number): boolean => ((set >> n) & 1) !== 0;
/** The set with a number besides. */
export const adding = (set: Bits, n: number): Bits => set | (1 << n);
/** The set without a number. */
export const without = (set: Bits, n: number): Bits => set & ~(1 << n);
/** The smallest member of a set that has one. */
export const lowest = (set: Bits): number => 31 - Math.clz32(set & -set);
/** The largest member of a set that has one. */
export const highest = (set: Bits): number => 31 - Math.clz32(set);

/** Byte number n of the result counts the members in bytes 0 to n. */
export const byteSums = (set: Bits): number => {
  const pairs = set - ((set >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101);
};

/** The number of members, from the byte sums. */
export const countOf = (sums: number): number => sums >>> 24;

/** The number of members. */
export const size = (set: Bits): number => countOf(byteSums(set));

/** The larger of two integers whose difference fits in 32 bits, without a branch. */
export const larger = (one: number, other: number): number => {
  const difference = one - other;
  return one - (difference & (difference >> 31));
};

/** For every byte and rank: the place of the bit with that many set bits below it. */
const PLACES = Uint8Array.from({ length: 256 * 8 }, (_, index) => {
  let byte = index >> 3;
  for (let rank = index & 7; rank > 0; rank--) byte &= byte - 1;
  return byte === 0 ? 0 : 31 - Math.clz32(byte & -byte);
});

/** 1 when `k` is at least `n`, else 0, without a branch: random play makes those unpredictable. */
const reaches = (k: number, n: number): number => (n - 1 - k) >>> 31;

const place = (set: Bits, sums: number, k: number): number => {
  const past =
    reaches(k, sums & 255) + reaches(k, (sums >> 8) & 255) + reaches(k, (sums >> 16) & 255);
  const shift = past << 3;
  const rank = k - (((sums << 8) >>> shift) & 255);
  return shift + PLACES[(((set >> shift) & 255) << 3) | rank];
};

/** The member with exactly `k` smaller members. */
export const nth = (set: Bits, k: number): number => place(set, byteSums(set), k);

/** The same for a set of two words, low and high, whose byte sums are known. */
export const nthOfTwo = (
  low: Bits,
  high: Bits,
  lowSums: number,
  highSums: number,
  k: number,
): number => {
  const inLow = countOf(lowSums);
  const past = reaches(k, inLow);
  const word = (low & (past - 1)) | (high & -past);
  const sums = (lowSums & (past - 1)) | (highSums & -past);
  return Math.imul(past, WORD) + place(word, sums, k - (inLow & -past));
};

/** The members in ascending order. It allocates: not for the playout path. */
export function* each(set: Bits): Generator<number> {
  for (let rest = set; rest !== EMPTY; rest &= rest - 1) yield lowest(rest);
}

/** ⌊n/30⌋ by a multiplication, exact below 4,000: a division here would show in every playout. */
const wordOf = (n: number): number => Math.imul(n, 2185) >> 16;
const bitOf = (n: number, word: number): Bits => 1 << (n - Math.imul(word, WORD));

/** Whether a number is a member of a wide set. */
export function hasWide(set: WideView, n: number): boolean {
  const word = wordOf(n);
  return (set[word] & bitOf(n, word)) !== 0;
}

/** Adds a number to a wide set. */
export function include(set: Wide, n: number): void {
  const word = wordOf(n);
  set[word] |= bitOf(n, word);
}

/** Takes a number out of a wide set. */
export function exclude(set: Wide, n: number): void {
  const word = wordOf(n);
  set[word] &= ~bitOf(n, word);
}

/** The number of members of a wide set. */
export function sizeWide(set: WideView): number {
  let total = 0;
  for (const word of set) total += size(word);
  return total;
}

/** The member of a wide set with exactly `k` smaller members. */
export function nthWide(set: ArrayLike<Bits>, k: number): number {
  let rest = k;
  for (let word = 0; word < set.length; word++) {
    const sums = byteSums(set[word]);
    const here = countOf(sums);
    if (rest < here) return word * WORD + place(set[word], sums, rest);
    rest -= here;
  }
  throw new RangeError(`the set has no member number ${k}`);
}

/** The members of a wide set in ascending order. It allocates. */
export function* eachWide(set: WideView): Generator<number> {
  for (const [word, bits] of set.entries()) {
    for (const bit of each(bits)) yield word * WORD + bit;
  }
}
