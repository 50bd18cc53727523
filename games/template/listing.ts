import type { Listing } from '@pepite/kernel';

export const listing: Listing = {
  id: 'template',
  sign: 'T',
  place: 99,
  seats: { least: 2, most: 4 },
  // Against one, every trick that is lost is won by the rival.
  best: 2,
  minutes: 1,
  weight: 'light',
  lessonMinutes: 1,
  texts: {
    en: { title: 'The Template', about: 'Five tricks: beat the table if you can.' },
    fr: { title: 'The Template', about: 'Cinq plis : battez la table si vous le pouvez.' },
  },
};
