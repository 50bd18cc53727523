import { below, type Bits } from '@pepite/kernel';

/** A card is the number printed on it, 1 to 20 (T1); 0 is no card. */
export type Card = number;

export const NO_CARD: Card = 0;
export const CARDS = 20;
/** Cards each, and so tricks in a match (T2). */
export const HAND = 5;

/** A set of cards. */
export type Cards = Bits;

export const ALL_CARDS: Cards = below(CARDS + 1) & ~below(1);
/** The cards of a set that are higher than some card. */
export const above = (cards: Cards, card: Card): Cards => cards & ~below(card + 1);
