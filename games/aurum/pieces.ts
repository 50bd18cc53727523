import { type Bits, highest, only, WORD, type WideView } from '@pepite/kernel';

/**
 * The cards of Aurum (A1) as numbers.
 *
 *   0            no card
 *   1 … 50       metal: 10 × metal + value, so 7 is bismuth 7 and 50 is zinc 10
 *   60 … 84      gold of level (card − 60) / 3
 *
 * A set of metal cards is two words of bits. A heap of gold is one number whose octal digit
 * number n counts the cards of level n: heaps add and subtract, and of two heaps the larger number
 * has the higher highest card, or at a tie the higher next one, and so on (A21).
 */
export type Card = number;
export type Heap = number;

export const NO_CARD: Card = 0;
export const METALS = ['bismuth', 'copper', 'phosphorus', 'silver', 'zinc'] as const;
export type Metal = (typeof METALS)[number];

export const VALUES = 10;
export const LEVELS = 9;
export const HAND = 12;
export const ASIDE = 2;

const COPPER = METALS.indexOf('copper');
const GOLD = 60;
const DIGIT = 3;
const TOP_LEVEL = LEVELS - 1;

export const isMetal = (card: Card): boolean => card > NO_CARD && card <= METALS.length * VALUES;
export const isGold = (card: Card): boolean => card >= GOLD;
export const goldCard = (level: number): Card => GOLD + DIGIT * level;
const metalCard = (metal: number, value: number): Card => metal * VALUES + value;
export const metalOf = (card: Card): number => Math.floor((card - 1) / VALUES);

// Lists by card number. Reading them costs less in a playout than dividing and branching would;
// a list has a zero for every card that it does not concern.
const CARDS = GOLD + DIGIT * LEVELS;
const byCard = (of: (card: Card) => number): Int32Array =>
  Int32Array.from({ length: CARDS }, (_, card) => of(card));

const VALUE = byCard((card) => {
  if (isGold(card)) return Math.floor((card - GOLD) / DIGIT);
  return isMetal(card) ? card - metalOf(card) * VALUES : 0;
});

/** A metal's value or a gold's level. */
export const valueOf = (card: Card): number => VALUE[card];

/** A metal card's bit in the low or the high word of a set. */
export const LOW_BIT = byCard((card) => (isMetal(card) && card < WORD ? only(card) : 0));
export const HIGH_BIT = byCard((card) => (isMetal(card) && card >= WORD ? only(card - WORD) : 0));

/** 1 for a metal card, which is played from the hand. */
export const FROM_HAND = byCard((card) => (isMetal(card) ? 1 : 0));

/** A heap of just that gold card. */
export const AS_HEAP = byCard((card) =>
  isGold(card) && (card - GOLD) % DIGIT === 0 ? only(card - GOLD) : 0,
);

/** How strongly a card wins a trick (A15), in steps of 4: any gold, the 0 too, beats any metal. */
export const STRENGTH = byCard(
  (card) => 4 * (isGold(card) ? VALUES + 1 + VALUE[card] : VALUE[card]),
);

/** How strongly a card is the low card of a trick (A14), in steps of 4: metal only. */
export const LOWNESS = byCard((card) => (isMetal(card) ? 4 * (VALUES + 1 - VALUE[card]) : 0));

/** The metal cards that may follow a card in a trick, low and high word: another metal (A12). */
export const FOLLOWS_LOW = byCard((card) => (isMetal(card) ? ~cardsOf(metalOf(card))[0] : -1));
export const FOLLOWS_HIGH = byCard((card) => (isMetal(card) ? ~cardsOf(metalOf(card))[1] : -1));

function cardsOf(metal: number): [Bits, Bits] {
  return setOf(Array.from({ length: VALUES }, (_, value) => metalCard(metal, value + 1)));
}

function setOf(cards: readonly Card[]): [Bits, Bits] {
  const inWord = (word: number): Bits =>
    cards
      .filter((card) => Math.floor(card / WORD) === word)
      .reduce((bits, card) => bits | only(card % WORD), 0);
  return [inWord(0), inWord(1)];
}

/** Whether a card is in the box with so many players (A2). */
export const isInGame = (card: Card, seats: number): boolean =>
  seats === 4 ||
  (isGold(card) ? valueOf(card) < TOP_LEVEL : metalOf(card) !== COPPER && valueOf(card) < VALUES);

export const ALL_METALS: readonly Card[] = Array.from({ length: 50 }, (_, card) => card + 1);

const DECKS: readonly WideView[] = [3, 4].map((seats) =>
  setOf(ALL_METALS.filter((card) => isInGame(card, seats))),
);

/** The metal cards played with (A2). */
export const deckFor = (seats: number): WideView => DECKS[seats - 3];

export const NO_GOLD: Heap = 0;
export const oneGold = (level: number): Heap => 1 << (DIGIT * level);
export const goldCount = (heap: Heap, level: number): number => (heap >> (DIGIT * level)) & 7;

const LOW_BITS = Array.from({ length: LEVELS }, (_, level) => oneGold(level)).reduce(
  (bits, bit) => bits | bit,
);

/** For every level the heap holds the lowest bit of its digit: bit 3 × level, as in a card. */
export const goldBits = (heap: Heap): Bits => (heap | (heap >> 1) | (heap >> 2)) & LOW_BITS;

/** The first number of a gold card; card = GOLD_CARDS + bit, for the bits of `goldBits`. */
export const GOLD_CARDS: Card = GOLD;

const COPIES: readonly number[] = [4, 2, 2, 2, 1, 1, 1, 1, 1];

/** All gold played with (A1, A2, A3): with 3 players no 8 and only three 0s. */
export function allGold(seats: number, zeros: boolean): Heap {
  let heap = zeros ? seats * oneGold(0) : NO_GOLD;
  const top = isInGame(goldCard(TOP_LEVEL), seats) ? TOP_LEVEL : TOP_LEVEL - 1;
  for (let level = 1; level <= top; level++) heap += COPIES[level] * oneGold(level);
  return heap;
}

/** The highest level of a heap that is not empty. */
export const topLevel = (heap: Heap): number => (highest(heap) / DIGIT) | 0;
