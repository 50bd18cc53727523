import type { Translated } from './words.ts';

/** From what is known after one match to what takes several. */
export const WEIGHTS = ['light', 'medium', 'heavy'] as const;
/** How much there is to learn. */
export type Weight = (typeof WEIGHTS)[number];

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
  /** How many it is best with: so many sit down to “Play now”. Each listing says why. */
  readonly best: number;
  /**
   * About how many minutes such a match takes against bots, by the number of decisions in one
   * (docs/figures.md); among people, about twice that.
   */
  readonly minutes: number;
  /** How much there is to learn, and to think about: what we judge, not what is measured. */
  readonly weight: Weight;
  /** About how many minutes its lesson takes, if it has one: lists load no lessons. */
  readonly lessonMinutes?: number;
  /** Whether its author still tries things out: its rules lead to the lab. */
  readonly isPrototype?: boolean;
  readonly texts: Translated<{ readonly title: string; readonly about: string }>;
}
