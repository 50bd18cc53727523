import { create } from '@pepite/games/auruxxx/world';
import { expect, it } from 'vitest';
import { nextName, placesAround, questionOf } from '../scene.ts';

it('players sit clockwise with oneself last, and a spectator sees all in order', () => {
  expect(placesAround(2, 4, true)).toEqual([3, 0, 1, 2]);
  expect(placesAround(0, 4, false)).toEqual([0, 1, 2, 3]);
});

it('the next player is named, past the last seat, too', () => {
  const { table } = create(3);
  expect([0, 2].map((seat) => nextName(table, seat, ['Ana', 'Bo', 'Cy']))).toEqual(['Bo', 'Ana']);
});

it('a question changes as soon as a card is drawn or a turn has ended', () => {
  const { table } = create(2);
  const asked = questionOf(table);
  expect(questionOf({ ...table })).toBe(asked);
  expect(questionOf({ ...table, drawn: 1 })).not.toBe(asked);
  expect(questionOf({ ...table, turns: 1 })).not.toBe(asked);
  expect(questionOf({ ...table, handSizes: [0, 1] })).not.toBe(asked);
});
