import { below, ONLOOKERS } from '@pepite/kernel';
import type { Metrics } from '../../metrics.ts';
import type { Plant } from './twin-stage.ts';

/** Something is counted as soon as a choice is sealed (R7). */
const countingSealed = (count: (metrics: Metrics, choices: number) => void): Plant => ({
  store: (store, metrics) => ({
    ...store,
    setChoices: (match, entries, deciding) => {
      store.setChoices(match, entries, deciding);
      count(metrics, entries.length);
    },
  }),
});

export const COUNTS_SEALED: Readonly<Record<string, Plant>> = {
  moves: countingSealed((metrics, choices) => {
    for (let choice = 0; choice < choices; choice++) metrics.moved('guest');
  }),
  messages: countingSealed((metrics) => metrics.message('move')),
  commits: countingSealed((metrics) => metrics.committed(1)),
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
