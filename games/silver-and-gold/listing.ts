import type { Listing } from '@pepite/kernel';

export const listing: Listing = {
  id: 'silver-and-gold',
  sign: 'S',
  place: 2,
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
};
