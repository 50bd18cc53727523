import { expect, it } from 'vitest';
import { goldCard, NO_CARD, valueOf } from '../pieces.ts';

it('[A1] cards have the value that is printed on them, and no card has none', () => {
  expect([1, 10, 11, 50].map(valueOf)).toEqual([1, 10, 1, 10]);
  expect([0, 8].map((level) => valueOf(goldCard(level)))).toEqual([0, 8]);
  expect(valueOf(NO_CARD)).toBe(0);
});
