import { type Bits, type Move, type Moves, only, size, WORD } from '@pepite/kernel';
import {
  ALL_KINDS,
  BIT_OF,
  type Card,
  COLOURS,
  COPIES,
  DRAW_ONE,
  GOLDEN,
  isColoured,
  KINDS,
  POINTS,
  ROW_BITS,
  ROW_STARTS,
  WORD_OF,
  wordOf,
  WORDS,
} from '../pieces.ts';

/**
 * A pack is a multiset of cards as a set of 180 numbers in six words: three words of the kinds that
 * are there, three of those that are there twice. The third to fifth copies of an uncoloured card
 * have numbers that no kind needs. So every card is one bit, and each is as likely to be drawn.
 * Several packs may lie behind each other in one list; `at` is where one begins.
 */
export type Pack = number[];
export type PackView = readonly number[];

export const PACK = 6;
const TWICE = WORDS;
/** What is added to an uncoloured card for its third, fourth and fifth copy. */
const MORE = [KINDS, KINDS + COLOURS.length, TWICE * WORD + KINDS];

/** The kind of each number. */
const KIND_OF = Int32Array.from({ length: PACK * WORD }, (_, number) => {
  const kind = number % (TWICE * WORD);
  return kind < KINDS ? kind : kind % COLOURS.length;
});

/** The coloured kinds, word by word. */
const COLOURED = Array.from({ length: WORDS }, (_, word) => wordOf(word, isColoured));

export function emptyPacks(count: number): Pack {
  const packs: Pack = [];
  while (packs.length < PACK * count) packs.push(0);
  return packs;
}

export function put(packs: Pack, at: number, card: Card): void {
  const place = at + WORD_OF[card];
  const bit = BIT_OF[card];
  if ((packs[place + TWICE] & bit) !== 0) putMore(packs, at, card);
  packs[place + TWICE] |= packs[place] & bit;
  packs[place] |= bit;
}

/** Takes out a card that is there. */
export function take(packs: Pack, at: number, card: Card): void {
  const place = at + WORD_OF[card];
  const bit = BIT_OF[card];
  if ((packs[place + TWICE] & bit) === 0) packs[place] &= ~bit;
  else if (isColoured(card) || !takeMore(packs, at, card)) packs[place + TWICE] &= ~bit;
}

const placeOf = (number: number): number => Math.floor(number / WORD);
const bitOf = (number: number): Bits => only(number % WORD);

/** Puts a third, fourth or fifth copy of an uncoloured card. */
function putMore(packs: Pack, at: number, card: Card): void {
  for (let copy = 0; copy < MORE.length; copy++) {
    const place = at + placeOf(MORE[copy] + card);
    const bit = bitOf(MORE[copy] + card);
    if ((packs[place] & bit) !== 0) continue;
    packs[place] |= bit;
    return;
  }
}

/** Takes the last copy of an uncoloured card, if there are three or more, and tells so. */
function takeMore(packs: Pack, at: number, card: Card): boolean {
  for (let copy = MORE.length - 1; copy >= 0; copy--) {
    const place = at + placeOf(MORE[copy] + card);
    const bit = bitOf(MORE[copy] + card);
    if ((packs[place] & bit) === 0) continue;
    packs[place] &= ~bit;
    return true;
  }
  return false;
}

export const holds = (packs: PackView, at: number, card: Card): boolean =>
  (packs[at + WORD_OF[card]] & BIT_OF[card]) !== 0;

export const isEmptyPack = (packs: PackView, at: number): boolean =>
  (packs[at] | packs[at + 1] | packs[at + 2]) === 0;

/** Whether there are golden twelves and nothing else. */
export const isGolden = (packs: PackView): boolean =>
  packs[0] === only(GOLDEN) && packs[1] === 0 && (packs[2] & COLOURED[2]) === 0;

/** How many copies of a card there are. */
export function copiesIn(packs: PackView, at: number, card: Card): number {
  const place = at + WORD_OF[card];
  const bit = BIT_OF[card];
  if ((packs[place + TWICE] & bit) === 0) return (packs[place] & bit) === 0 ? 0 : 1;
  return isColoured(card) ? 2 : 2 + moreOf(packs, at, card);
}

function moreOf(packs: PackView, at: number, card: Card): number {
  let copies = 0;
  while (
    copies < MORE.length &&
    (packs[at + placeOf(MORE[copies] + card)] & bitOf(MORE[copies] + card)) !== 0
  ) {
    copies++;
  }
  return copies;
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
  for (let place = at; place < at + PACK; place++) total += size(packs[place]);
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
  for (let word = 0; word < WORDS; word++) {
    const place = at + word;
    const kept = packs[place + TWICE] & COLOURED[word];
    packs[place] = (packs[place] & ~COLOURED[word]) | kept;
    packs[place + TWICE] &= ~COLOURED[word];
  }
}

/** Adds base + card for every kind in a pack of so many cards, each as likely as it has copies. */
export const addCards = (pack: PackView, cards: number, base: Move, into: Moves): void =>
  into.addPack(base, KIND_OF, pack, cards);

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
  for (let place = 0; place < PACK; place++) {
    if ((packs[at + place] & ~others[place]) !== 0) return false;
  }
  return true;
}

/** Whether some packs together are the whole box. */
export function areWhole(packs: readonly PackView[]): boolean {
  for (let card = GOLDEN; card <= DRAW_ONE; card++) {
    let copies = 0;
    for (const pack of packs) copies += copiesIn(pack, 0, card);
    if (copies !== COPIES[card]) return false;
  }
  for (let word = 0; word < WORDS; word++) {
    if (!isWordWhole(packs, word)) return false;
  }
  return true;
}

/** Adds up all bits of a word, each coloured kind for itself, in a column of binary digits. */
function isWordWhole(packs: readonly PackView[], word: number): boolean {
  let ones = 0;
  let twos = 0;
  let more = 0;
  for (const pack of packs) {
    for (let place = word; place < PACK; place += TWICE) {
      const carried = ones & pack[place];
      ones ^= pack[place];
      more |= twos & carried;
      twos ^= carried;
    }
  }
  const kinds = COLOURED[word];
  const twice = WHOLE_PACK[word + TWICE] & kinds;
  const once = WHOLE_PACK[word] & kinds & ~twice;
  return (ones & kinds) === once && (twos & kinds) === twice && (more & kinds) === 0;
}
