import { describe, expect, it } from 'vitest';
import {
  adding,
  below,
  each,
  eachWide,
  exclude,
  has,
  hasWide,
  highest,
  include,
  larger,
  lowest,
  nth,
  nthWide,
  only,
  size,
  sizeWide,
  without,
  WORD,
} from '../bits.ts';
import { fc } from './property.ts';

const members = fc.uniqueArray(fc.integer({ min: 0, max: WORD - 1 }));
const wideMembers = fc.uniqueArray(fc.integer({ min: 0, max: 4 * WORD - 1 }), { minLength: 1 });
const sorted = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((one, other) => one - other);
const setOf = (numbers: readonly number[]): number => numbers.reduce(adding, 0);

describe('sets of one word', () => {
  it('a set holds exactly what was added', () => {
    fc.assert(
      fc.property(members, (numbers) => {
        const set = setOf(numbers);
        expect([...each(set)]).toEqual(sorted(numbers));
        expect(size(set)).toBe(numbers.length);
        for (let n = 0; n < WORD; n++) expect(has(set, n)).toBe(numbers.includes(n));
      }),
    );
  });

  it('a set forgets exactly what is taken out', () => {
    fc.assert(
      fc.property(members, fc.integer({ min: 0, max: WORD - 1 }), (numbers, gone) => {
        const rest = [...each(without(setOf(numbers), gone))];
        expect(rest).toEqual(sorted(numbers.filter((n) => n !== gone)));
      }),
    );
  });

  it('a set knows its lowest, highest and nth member', () => {
    fc.assert(
      fc.property(
        members.filter((numbers) => numbers.length > 0),
        (numbers) => {
          const set = setOf(numbers);
          const order = sorted(numbers);
          expect(lowest(set)).toBe(order[0]);
          expect(highest(set)).toBe(order.at(-1));
          expect(order.map((_, k) => nth(set, k))).toEqual(order);
        },
      ),
    );
  });

  it('below(n) has all numbers below n, and only(n) has n alone', () => {
    expect([...each(below(4))]).toEqual([0, 1, 2, 3]);
    expect([...each(only(29))]).toEqual([29]);
    expect(size(below(WORD))).toBe(WORD);
  });
});

describe('wide sets', () => {
  it('a wide set holds exactly what was included and not excluded', () => {
    fc.assert(
      fc.property(wideMembers, (numbers) => {
        const set = [0, 0, 0, 0];
        for (const n of numbers) include(set, n);
        expect([...eachWide(set)]).toEqual(sorted(numbers));
        expect(sizeWide(set)).toBe(numbers.length);
        expect(numbers.map((_, k) => nthWide(set, k))).toEqual(sorted(numbers));
        exclude(set, numbers[0]);
        expect(hasWide(set, numbers[0])).toBe(false);
        expect(sizeWide(set)).toBe(numbers.length - 1);
        expect(() => nthWide(set, numbers.length - 1)).toThrow(RangeError);
      }),
    );
  });
});

it('larger(a, b) is the larger of two', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: -1e9, max: 1e9 }),
      (a, b) => {
        expect(larger(a, b)).toBe(Math.max(a, b));
      },
    ),
  );
});
