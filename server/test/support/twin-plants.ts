import { below, ONLOOKERS } from '@pepite/kernel';
import type { Plant } from './twin-stage.ts';

/** Moves are counted as soon as they are sealed (R7). */
export const COUNTS_SEALED: Plant = {
  store: (store, metrics) => ({
    ...store,
    setChoices: (match, entries, deciding) => {
      store.setChoices(match, entries, deciding);
      for (let count = 0; count < entries.length; count++) metrics.moved('guest');
    },
  }),
};

/** Bots move as soon as they have thought (R8). */
export const TELLS_THOUGHTS: Plant = { botPause: 0 };

/** Spectators learn what all seats do (R27). */
export const TELLS_LEARNED: Plant = {
  learns: (learners, table) => {
    const all = below((table as { readonly seats: number }).seats);
    return (learners & all) === all ? learners | ONLOOKERS : learners;
  },
};
