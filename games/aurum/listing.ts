import type { Listing } from '@pepite/kernel';

export const listing: Listing = {
  id: 'aurum',
  sign: 'A',
  place: 1,
  seats: { least: 3, most: 4 },
  // Partners who sit opposite, and bids that all see: with three, everybody bids in secret.
  best: 4,
  minutes: 10,
  weight: 'medium',
  lessonMinutes: 7,
  texts: {
    en: {
      title: 'Aurum',
      about: 'Tricks where you can’t follow suit. The lowest metal turns into gold.',
    },
    fr: {
      title: 'Aurum',
      about: 'Des plis où l’on ne suit pas la couleur. Le métal le plus faible devient or.',
    },
  },
};
