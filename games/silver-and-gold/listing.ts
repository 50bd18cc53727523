import type { Listing } from '@pepite/kernel';

export const listing: Listing = {
  id: 'silver-and-gold',
  sign: 'S',
  place: 2,
  seats: { least: 1, most: 4 },
  // A rival whose islands one can keep an eye on; of three nobody looks at all the cards.
  best: 2,
  minutes: 7,
  weight: 'light',
  lessonMinutes: 6,
  texts: {
    en: {
      title: 'Silver & Gold',
      about: 'Everyone crosses off treasure islands at once, with the same shapes.',
    },
    fr: {
      title: 'Silver & Gold',
      about: 'Chacun coche ses îles au trésor en même temps, avec les mêmes motifs.',
    },
  },
};
