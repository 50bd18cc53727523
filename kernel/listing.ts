import type { Translated } from './words.ts';

/**
 * What a visitor reads of a game before choosing it: light enough for a home page, which loads no
 * rules. The game's declaration takes its id, its seats and its title from here.
 */
export interface Listing {
  readonly id: string;
  /** A letter that tells it from the others: that of its clauses. */
  readonly sign: string;
  /** Games are shown by this number, the lowest first. */
  readonly place: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly texts: Translated<{ readonly title: string; readonly about: string }>;
}
