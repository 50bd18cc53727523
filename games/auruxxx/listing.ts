import type { Listing } from '@pepite/kernel';

export const listing: Listing = {
  id: 'auruxxx',
  sign: 'X',
  place: 3,
  seats: { least: 2, most: 6 },
  texts: {
    en: { title: 'Auruxxx', about: 'Get rid of your cards: debts, thefts and golden twelves.' },
    fr: {
      title: 'Auruxxx',
      about: 'Se défaire de ses cartes : dettes, vols et douze d’or.',
    },
  },
};
