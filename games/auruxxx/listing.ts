import type { Listing } from '@pepite/kernel';

export const listing: Listing = {
  id: 'auruxxx',
  sign: 'X',
  place: 3,
  seats: { least: 2, most: 6 },
  // Enough others to owe and to steal from, and still few turns to wait for one’s own.
  best: 4,
  minutes: 14,
  weight: 'medium',
  lessonMinutes: 7,
  texts: {
    en: { title: 'Auruxxx', about: 'Get rid of your cards: debts, thefts and golden twelves.' },
    fr: {
      title: 'Auruxxx',
      about: 'Débarrassez-vous de vos cartes : dettes, vols et douze d’or.',
    },
  },
};
