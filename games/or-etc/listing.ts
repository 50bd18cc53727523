import type { Listing } from '@pepite/kernel';

export const listing: Listing = {
  id: 'or-etc',
  sign: 'O',
  place: 4,
  seats: { least: 2, most: 6 },
  // Two are too few to bid and to haggle with; among six there is much to watch.
  best: 4,
  minutes: 16,
  weight: 'heavy',
  lessonMinutes: 8,
  isPrototype: true,
  texts: {
    en: { title: 'Or etc.', about: 'Dwarves dig, roll dice, bid and haggle: a prototype.' },
    fr: {
      title: 'Or etc.',
      about: 'Des nains creusent, lancent des dés, misent, marchandent : un prototype.',
    },
  },
};
