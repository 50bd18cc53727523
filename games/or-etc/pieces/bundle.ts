import type { Moves } from '@pepite/kernel';
import { type Card, MOST_HELD, MOST_KINDS } from '../pieces.ts';

/**
 * A bundle: some cards, several of a kind among them perhaps, as one number whatever their order.
 * Bundles are numbered by size, the empty one first; those of a size by the combinatorial number
 * system: the i-th lowest card c (i from 1) adds "c + i − 2 choose i". With at most 20 cards of 29
 * kinds that is below 2^45. The few cards of an ordinary hand make a small integer.
 */
export type Bundle = number;

const MOST_N = MOST_KINDS + MOST_HELD;
const ROW = MOST_HELD + 1;

/** n choose i at n × ROW + i. */
const CHOOSE = new Float64Array((MOST_N + 1) * ROW);
CHOOSE[0] = 1;
for (let n = 1; n <= MOST_N; n++) {
  CHOOSE[n * ROW] = 1;
  for (let i = 1; i < ROW; i++) {
    CHOOSE[n * ROW + i] = CHOOSE[(n - 1) * ROW + i - 1] + CHOOSE[(n - 1) * ROW + i];
  }
}
const choose = (n: number, i: number): number => CHOOSE[n * ROW + i];

/** How many bundles have fewer cards. */
const SMALLER = Float64Array.from({ length: MOST_HELD + 2 }, () => 0);
for (let size = 1; size < SMALLER.length; size++) {
  SMALLER[size] = SMALLER[size - 1] + choose(MOST_KINDS + size - 2, size - 1);
}

const shareOf = (card: Card, place: number): number => choose(card + place - 2, place);

/** The bundle of these cards, in ascending order; at most as many as a hand may hold. */
export const bundleOf = (cards: readonly Card[]): Bundle =>
  cards.reduce((sum, card, index) => sum + shareOf(card, index + 1), SMALLER[cards.length]);

/** The cards of a bundle, ascending. */
export function cardsIn(bundle: Bundle): readonly Card[] {
  let size = 0;
  while (size < MOST_HELD && SMALLER[size + 1] <= bundle) size++;
  const cards: Card[] = [];
  let rest = bundle - SMALLER[size];
  for (let place = size; place > 0; place--) {
    let card = MOST_KINDS;
    while (shareOf(card, place) > rest) card--;
    cards.push(card);
    rest -= shareOf(card, place);
  }
  return cards.reverse();
}

/** The bundle that has so many cards of each kind. */
function bundleOfCounts(counts: ArrayLike<number>): Bundle {
  let size = 0;
  let sum = 0;
  for (let card: Card = 1; card < counts.length; card++) {
    for (let copy = 0; copy < counts[card]; copy++) sum += shareOf(card, ++size);
  }
  return SMALLER[size] + sum;
}

/** Adds `base` + bundle for every part of a hand, the empty and the whole one too. */
export const addBundles = (base: number, counts: readonly number[], into: Moves): void =>
  into.addParts(base, counts, bundleOfCounts);
