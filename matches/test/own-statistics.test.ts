import { expect, it } from 'vitest';
import { ownStatistics } from '../own-statistics.ts';
import type { MatchSummary } from '../store.ts';
import { newMatch } from './support/describe-store.ts';

/** A match of Ann's, who sits at the second of three seats. */
function finished(game: string, scores: readonly number[], change: Partial<MatchSummary> = {}) {
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const { setup, ...match } = newMatch(game);
  const seats = ['ben', 'ann', null].map((guest) => ({
    guest,
    bot: guest === null ? 'regular' : null,
    name: guest,
    standIn: null,
    marks: null,
  }));
  const ending = { scores, winners, places, sides: 3, date: 1 };
  return { ...match, setup: { ...setup, game }, seats, status: 'over', ending, ...change };
}

const storeOf = (...matches: readonly object[]) => ({
  ofGuest: () => Promise.resolve(matches as readonly MatchSummary[]),
});

it('statistics count wins, places and scores of each game with a result', async () => {
  const store = storeOf(
    finished('auruxxx', [3, 9, 1]),
    finished('aurum', [1, 2, 3]),
    finished('auruxxx', [9, 3, 1]),
    finished('auruxxx', [5, 6, 6]),
    finished('auruxxx', [5, 9, 6], { status: 'playing', ending: null }),
    finished('auruxxx', [5, 9, 6], { ending: { aborted: true, date: 1 } }),
  );
  const { games } = await ownStatistics(store, 'ann');
  expect(games).toEqual([
    {
      game: 'auruxxx',
      seats: 3,
      matches: 3,
      won: 2,
      places: [2, 1, 0],
      meanScore: 6,
      highest: 9,
      lowest: 3,
    },
    {
      game: 'aurum',
      seats: 3,
      matches: 1,
      won: 0,
      places: [0, 1, 0],
      meanScore: 2,
      highest: 2,
      lowest: 2,
    },
  ]);
});

it('a guest without matches has no statistics', async () => {
  expect(await ownStatistics(storeOf(), 'ann')).toEqual({ games: [] });
});
