import type { Listing } from '@pepite/kernel';

export const listing: Listing = {
  id: 'or-etc',
  sign: 'O',
  place: 4,
  seats: { least: 2, most: 6 },
  texts: {
    en: { title: 'Or etc.', about: 'Dwarfs dig, roll dice, bid and haggle: a prototype.' },
    fr: {
      title: 'Or etc.',
      about: 'Des nains creusent, lancent des dés, misent, marchandent : un prototype.',
    },
  },
};
