import { describe, expect, it } from 'vitest';
import { identical } from '../data.ts';

describe('two pieces of data', () => {
  it.each([
    [1, 1],
    ['a', 'a'],
    [NaN, NaN],
    [
      { a: [1, { b: true }], c: [] },
      { a: [1, { b: true }], c: [] },
    ],
  ])('%j and %j are identical', (one, other) => {
    expect(identical(one, other)).toBe(true);
  });

  it.each([
    [0, -0],
    [NaN, null],
    [1, '1'],
    [{}, null],
    [[], {}],
    [{}, []],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    // As text these would differ, too: a wire shows the order.
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: [1, { b: true }] }, { a: [1, { b: false }] }],
  ])('%j and %j are not identical', (one, other) => {
    expect(identical(one, other)).toBe(false);
    expect(identical(other, one)).toBe(false);
  });
});
