import type { Translated } from '@pepite/kernel';

/** What a visitor reads of a game before choosing it: light enough for a home page. */
export interface Listing {
  readonly id: string;
  /** A letter that tells it from the others: that of its clauses. */
  readonly sign: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly texts: Translated<{ readonly title: string; readonly about: string }>;
}

/** All games of the house, in the order in which they are shown, unfinished ones included. */
export const CATALOGUE: readonly Listing[] = [
  {
    id: 'aurum',
    sign: 'A',
    seats: { least: 3, most: 4 },
    texts: {
      en: {
        title: 'Aurum',
        about: 'Tricks where you may not follow suit. The lowest metal turns into gold.',
      },
      fr: {
        title: 'Aurum',
        about: 'Des plis où l’on ne suit pas la couleur. Le métal le plus faible devient or.',
      },
    },
  },
  {
    id: 'silver-and-gold',
    sign: 'S',
    seats: { least: 1, most: 4 },
    texts: {
      en: {
        title: 'Silver & Gold',
        about: 'Everyone crosses off treasure islands at once, with the same shapes.',
      },
      fr: {
        title: 'Silver & Gold',
        about: 'Chacun coche ses îles au trésor en même temps, avec les mêmes formes.',
      },
    },
  },
  {
    id: 'auruxxx',
    sign: 'X',
    seats: { least: 2, most: 6 },
    texts: {
      en: { title: 'Auruxxx', about: 'Get rid of your cards: debts, thefts and golden twelves.' },
      fr: {
        title: 'Auruxxx',
        about: 'Se défaire de ses cartes : dettes, vols et douze d’or.',
      },
    },
  },
  {
    id: 'or-etc',
    sign: 'O',
    seats: { least: 2, most: 6 },
    texts: {
      en: { title: 'Or etc.', about: 'Dwarfs dig, roll dice, bid and haggle: a prototype.' },
      fr: {
        title: 'Or etc.',
        about: 'Des nains creusent, lancent des dés, misent, marchandent : un prototype.',
      },
    },
  },
];
