import type { Moves } from '@pepite/kernel';
import { type Card } from '../pieces.ts';
/**
 * A bundle: some cards, several of a kind among them perhaps, as one number whatever their order.
 * Bundles are numbered by size, the empty one first; those of a size by the combinatorial number
 * system: the i-th lowest card c (i from 1) adds "c + i − 2 choose i". With at most 20 cards of 29
 * kinds that is below 2^45. The few cards of an ordinary hand make a small integer.
 */
export type Bundle = number;
/** The bundle of these cards, in ascending order; at most as many as a hand may hold. */
export declare const bundleOf: (cards: readonly Card[]) => Bundle;
/** The cards of a bundle, ascending. */
export declare function cardsIn(bundle: Bundle): readonly Card[];
/** Adds `base` + bundle for every part of a hand, the empty and the whole one too. */
export declare const addBundles: (base: number, counts: readonly number[], into: Moves) => void;
