import { STANDARD_DECK } from '@pepite/games/or-etc/pieces/deck';
import { expect, it } from 'vitest';
import { oneEndsIn, oneStrikesIn } from '../status/odds.ts';
import { oneIn } from '../words/words.ts';

it('the board knows how likely a roll is to end the match in each turn [O12]', () => {
  expect(oneEndsIn(3)).toBeUndefined();
  expect(oneEndsIn(4)).toBe(7776 / 4);
  expect(oneEndsIn(5)).toBe(7776 / (4 + 150));
  expect(oneEndsIn(6)).toBe(7776 / (4 + 150 + 1500));
});

it('the board knows how likely an accident is [O14]', () => {
  expect([0, 1, 2, 3].map((accident) => oneStrikesIn(STANDARD_DECK, accident))).toEqual([
    777.6, 777.6, 64.8, 64.8,
  ]);
});

it('large odds are rounded, and small ones keep a decimal', () => {
  expect(oneIn(777.6, 'en')).toBe('1 roll in 778');
  expect(oneIn(4.7, 'fr')).toBe('1 lancer sur 4,7');
});
