import { GAMES } from '@pepite/games';
import { itemAt } from '@pepite/kernel';
import { expect, it } from 'vitest';
import { LADDER } from '../ladder.ts';

it('the ladder has every game, and its levels are around 1,500', () => {
  expect(LADDER.map(({ game }) => game).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  for (const { points } of LADDER) {
    const all = Object.values(points);
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(Math.abs(mean - 1500)).toBeLessThan(1);
    expect(itemAt(all, 0)).toBe(Math.max(...all));
  }
});
