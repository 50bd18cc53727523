import type { Listing } from '@pepite/kernel';

export const listing: Listing = {
  id: 'template',
  sign: 'T',
  place: 99,
  seats: { least: 2, most: 4 },
  texts: {
    en: { title: 'The Template', about: 'Five tricks: beat what lies there if you can.' },
    fr: { title: 'The Template', about: 'Cinq plis : battez la table si vous le pouvez.' },
  },
};
