import { type Bits, type Move, type Moves, only, size, WORD } from '@pepite/kernel';
import {
  ALL_KINDS,
  BIT_OF,
  type Card,
  COLOURED_BITS,
  COPIES,
  GOLDEN,
  DRAW_ONE,
  isColoured,
  POINTS,
  ROW_BITS,
  ROW_STARTS,
  WORD_OF,
  WORDS,
} from '../pieces.ts';

/**
 * A pack is a multiset of cards in seven numbers: three words of the kinds that are there, three of
 * the coloured kinds that are there twice, and one number whose octal digit number n counts the
 * copies of the uncoloured card n. Several packs may lie behind each other in one list; `at` is
 * where one begins.
 */
export type Pack = number[];
export type PackView = readonly number[];

export const PACK = 7;
const TWICE = WORDS;
const UNCOLOURED = 2 * WORDS;
const DIGIT = 3;

const ONE_MORE = Int32Array.from(COPIES, (_, card) => (isColoured(card) ? 0 : 1 << (DIGIT * card)));
const THE_DIGIT = Int32Array.from(COPIES, (_, card) => 7 * ONE_MORE[card]);
/** The bit of a kind that can be there twice in a word of its own. */
const TWICE_BIT = Int32Array.from(COPIES, (_, card) => (isColoured(card) ? BIT_OF[card] : 0));

export const emptyPacks = (count: number): Pack => Array.from({ length: PACK * count }, () => 0);

export function put(packs: Pack, at: number, card: Card): void {
  const place = at + WORD_OF[card];
  packs[place + TWICE] |= packs[place] & TWICE_BIT[card];
  packs[place] |= BIT_OF[card];
  packs[at + UNCOLOURED] += ONE_MORE[card];
}

/** Takes out a card that is there. */
export function take(packs: Pack, at: number, card: Card): void {
  const place = at + WORD_OF[card];
  const bit = BIT_OF[card];
  packs[at + UNCOLOURED] -= ONE_MORE[card];
  if ((packs[place + TWICE] & bit) !== 0) packs[place + TWICE] &= ~bit;
  else if ((packs[at + UNCOLOURED] & THE_DIGIT[card]) === 0) packs[place] &= ~bit;
}

export const holds = (packs: PackView, at: number, card: Card): boolean =>
  (packs[at + WORD_OF[card]] & BIT_OF[card]) !== 0;

export const isEmptyPack = (packs: PackView, at: number): boolean =>
  (packs[at] | packs[at + 1] | packs[at + 2]) === 0;

/** How many copies of an uncoloured card there are. */
const uncoloured = (packs: PackView, at: number, card: Card): number =>
  (packs[at + UNCOLOURED] >> (DIGIT * card)) & 7;

export const goldensIn = (packs: PackView, at: number): number => uncoloured(packs, at, GOLDEN);

/** How many copies of a card there are. */
export function copiesIn(packs: PackView, at: number, card: Card): number {
  if (!isColoured(card)) return uncoloured(packs, at, card);
  const place = at + WORD_OF[card];
  const bit = BIT_OF[card];
  return ((packs[place] & bit) === 0 ? 0 : 1) + ((packs[place + TWICE] & bit) === 0 ? 0 : 1);
}

/** The colours of a row that are there, as five bits; a row is known by its first card. */
export const onceFrom = (packs: PackView, first: Card): Bits =>
  (packs[WORD_OF[first]] >> (first % WORD)) & ROW_BITS;

/** The colours of a row that are there twice. */
export const twiceFrom = (packs: PackView, first: Card): Bits =>
  (packs[WORD_OF[first] + TWICE] >> (first % WORD)) & ROW_BITS;

/** The first bits of the rows that have any of some bits. */
const rowsWith = (bits: Bits): Bits =>
  (bits | (bits >> 1) | (bits >> 2) | (bits >> 3) | (bits >> 4)) & ROW_STARTS;

/** The first bits of the rows of a word that have two cards or more. */
export function rowsOfSeveral(packs: PackView, word: number): Bits {
  const once = packs[word];
  // Less its first bit, as `lowest` would find it, a row that has but one is empty.
  return rowsWith((once & (once - rowsWith(once))) | packs[word + TWICE]);
}

export function sizeOf(packs: PackView, at: number): number {
  let total = 0;
  for (let word = 0; word < WORDS; word++) {
    total += size(packs[at + word]) + size(packs[at + word + TWICE]);
  }
  for (let card = GOLDEN; card <= DRAW_ONE; card++) {
    const copies = uncoloured(packs, at, card);
    if (copies > 1) total += copies - 1;
  }
  return total;
}

/** What the cards of a pack count at the end of a round (X29). */
export function pointsOf(packs: PackView): number {
  let points = 0;
  for (let card = GOLDEN; card < POINTS.length; card++) {
    points += copiesIn(packs, 0, card) * POINTS[card];
  }
  return points;
}

export function clear(packs: Pack, at: number): void {
  for (let place = at; place < at + PACK; place++) packs[place] = 0;
}

export function swapPacks(one: Pack, oneAt: number, other: Pack, otherAt: number): void {
  for (let place = 0; place < PACK; place++) {
    const kept = one[oneAt + place];
    one[oneAt + place] = other[otherAt + place];
    other[otherAt + place] = kept;
  }
}

export function copyPack(from: PackView, fromAt: number, to: Pack, toAt: number): void {
  for (let place = 0; place < PACK; place++) to[toAt + place] = from[fromAt + place];
}

/** Takes one copy of every kind that is there: what is left when any one card may have gone. */
export function takeOneOfEach(packs: Pack, at: number): void {
  for (let card = GOLDEN; card <= DRAW_ONE; card++) {
    if (holds(packs, at, card)) take(packs, at, card);
  }
  packs[at] = (packs[at] & ~COLOURED_BITS) | packs[at + TWICE];
  packs[at + TWICE] = 0;
  for (let word = 1; word < WORDS; word++) {
    packs[at + word] = packs[at + word + TWICE];
    packs[at + word + TWICE] = 0;
  }
}

const TWO_WORDS = 60;

/** By the counts of the uncoloured cards: those of which there are exactly so many, as bits. */
const exactly = (copies: number): Int8Array =>
  Int8Array.from({ length: only(DIGIT * DRAW_ONE) }, (_, counts) => {
    let bits = 0;
    for (let card = GOLDEN; card <= DRAW_ONE; card++) {
      if (((counts >> (DIGIT * (card - GOLDEN))) & 7) === copies) bits |= only(card);
    }
    return bits;
  });
const ONE_COPY = exactly(1);
const TWO_COPIES = exactly(2);
const THREE_COPIES = exactly(3);
const FOUR_COPIES = exactly(4);
const FIVE_COPIES = exactly(5);

/** Adds base + card for every kind in the pack, each as likely as it has copies. */
export function addCards(packs: PackView, base: Move, into: Moves): void {
  const counts = packs[UNCOLOURED] >> DIGIT;
  const twice0 = packs[TWICE];
  const twice1 = packs[TWICE + 1];
  const twice2 = packs[TWICE + 2];
  const once0 = (packs[0] & COLOURED_BITS & ~twice0) | ONE_COPY[counts];
  into.addEach(base, once0, packs[1] & ~twice1);
  into.addEach(base + TWO_WORDS, packs[2] & ~twice2);
  into.addEach(base, twice0 | TWO_COPIES[counts], twice1, 2);
  if (twice2 !== 0) into.addEach(base + TWO_WORDS, twice2, 0, 2);
  if (THREE_COPIES[counts] !== 0) into.addEach(base, THREE_COPIES[counts], 0, 3);
  if (FOUR_COPIES[counts] !== 0) into.addEach(base, FOUR_COPIES[counts], 0, 4);
  if (FIVE_COPIES[counts] !== 0) into.addEach(base, FIVE_COPIES[counts], 0, 5);
}

/** The cards one by one, in ascending order. It allocates: not for the playout path. */
export const cardsIn = (packs: PackView, at = 0): readonly Card[] =>
  ALL_KINDS.flatMap((card) => Array.from({ length: copiesIn(packs, at, card) }, () => card));

/** The whole box (X1). */
export const WHOLE_PACK: PackView = ALL_KINDS.reduce((pack, card) => {
  for (let copy = 0; copy < COPIES[card]; copy++) put(pack, 0, card);
  return pack;
}, emptyPacks(1));

/** Whether all cards of a pack are in another one, too. */
export function isWithin(packs: PackView, at: number, others: PackView): boolean {
  for (let word = 0; word < UNCOLOURED; word++) {
    if ((packs[at + word] & ~others[word]) !== 0) return false;
  }
  for (let card = GOLDEN; card <= DRAW_ONE; card++) {
    if (uncoloured(packs, at, card) > uncoloured(others, 0, card)) return false;
  }
  return true;
}

/** Whether some packs together are the whole box. */
export function areWhole(packs: readonly PackView[]): boolean {
  let counts = 0;
  for (const pack of packs) counts += pack[UNCOLOURED];
  if (counts !== WHOLE_PACK[UNCOLOURED] || !packs.every(isSound)) return false;
  for (let word = 0; word < WORDS; word++) {
    if (!isWordWhole(packs, word, word === 0 ? COLOURED_BITS : -1)) return false;
  }
  return true;
}

/** Adds up all bits of a word, each kind for itself, in a column of binary digits. */
function isWordWhole(packs: readonly PackView[], word: number, kinds: Bits): boolean {
  let ones = 0;
  let twos = 0;
  let more = 0;
  for (const pack of packs) {
    for (let place = word; place < UNCOLOURED; place += TWICE) {
      const carried = ones & pack[place];
      ones ^= pack[place];
      more |= twos & carried;
      twos ^= carried;
    }
  }
  const twice = WHOLE_PACK[word + TWICE];
  const once = WHOLE_PACK[word] & ~twice;
  return (ones & kinds) === (once & kinds) && (twos & kinds) === twice && (more & kinds) === 0;
}

/** An uncoloured card is marked as there exactly when it is counted. */
function isSound(pack: PackView): boolean {
  for (let card = GOLDEN; card <= DRAW_ONE; card++) {
    if (holds(pack, 0, card) !== uncoloured(pack, 0, card) > 0) return false;
  }
  return true;
}
