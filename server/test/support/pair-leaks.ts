import { below, ONLOOKERS } from '@pepite/kernel';
import type { Metrics } from '../../metrics.ts';
import type { PlantedLeak } from './pair-match.ts';

/** Something is counted as soon as a choice is sealed (R7). */
const countingSealed = (count: (metrics: Metrics, choices: number) => void): PlantedLeak => ({
  store: (store, metrics) => ({
    ...store,
    append: async (match, revision, change, date) => {
      const answer = await store.append(match, revision, change, date);
      if (change.moves === undefined && change.choices !== undefined) {
        count(metrics, change.choices.length);
      }
      return answer;
    },
  }),
});

export const COUNTS_SEALED: Readonly<Record<string, PlantedLeak>> = {
  moves: countingSealed((metrics, choices) => {
    for (let choice = 0; choice < choices; choice++) metrics.moved('guest');
  }),
  messages: countingSealed((metrics) => metrics.message('move')),
  commits: countingSealed((metrics) => metrics.committed(1)),
};

/** Bots move as soon as they have thought (R8). */
export const TELLS_THOUGHTS: PlantedLeak = { botPause: 0 };

/** Spectators learn what all seats do (R27). */
export const TELLS_LEARNED: PlantedLeak = {
  audience: (learners, table) => {
    const all = below((table as { readonly seats: number }).seats);
    return (learners & all) === all ? learners | ONLOOKERS : learners;
  },
};
