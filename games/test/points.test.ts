import { defaultOptions, firstActor, type Game, isChance, Referee, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../index.ts';

/** Plays a match at random; the points before its last move, and the referee at its end. */
function played(game: Game, seats: number, more: Readonly<Record<string, boolean>> = {}) {
  const options = { ...defaultOptions(game.options, seats), ...more };
  const referee = new Referee(game, seats, options);
  const rng = new Seeded(11);
  const courses: (readonly number[])[] = [];
  while (!referee.isOver) {
    if (isChance(referee.turn)) referee.drawChance(rng);
    else {
      const seat = firstActor(referee.turn);
      referee.submit(seat, referee.anyLegal(seat, rng));
    }
    courses.push(game.pointsSoFar?.(referee.table) ?? []);
  }
  return { referee, courses };
}

/** Where the result counts something else than points, unless the table wants points. */
const WANTED: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  aurum: { cumulative: true },
};

describe('the points so far', () => {
  const counted = GAMES.filter(({ pointsSoFar }) => pointsSoFar !== undefined);
  it.each(counted)('the points in $id begin with nothing and end as the result', (game) => {
    for (const seats of [game.seats.least, game.seats.most]) {
      const { referee, courses } = played(game, seats, WANTED[game.id]);
      expect(courses[0]).toEqual(Array.from({ length: seats }, () => 0));
      expect(courses.at(-1)).toEqual(referee.result?.scores);
      expect(new Set(courses.map((points) => points.length))).toEqual(new Set([seats]));
      // They are told while it is played, not only at its end.
      expect(new Set(courses.map(String)).size).toBeGreaterThan(1);
    }
  });
});
