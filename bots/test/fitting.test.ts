import { itemAt, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { CrossEntropy } from '../fitting/cross-entropy.ts';
import { entriesOf, withValues } from '../fitting/entries.ts';

describe('the cross-entropy method', () => {
  it('the method finds numbers far from its guess by the best of those it draws', () => {
    const wanted = [0.05, 3, 40];
    const farFrom = (values: readonly number[]): number =>
      values.reduce((sum, value, place) => sum + Math.log(value / itemAt(wanted, place)) ** 2, 0);
    const search = new CrossEntropy([1, 1, 1], 0.5);
    const rng = new Seeded(1);
    for (let generation = 0; generation < 40; generation++) {
      const all = Array.from({ length: 40 }, () => search.draw(rng));
      search.learn(all.sort((one, other) => farFrom(one) - farFrom(other)).slice(0, 10));
    }
    for (const [place, value] of search.guess.entries()) {
      expect(Math.abs(Math.log(value / itemAt(wanted, place)))).toBeLessThan(0.05);
    }
  });

  it('the method draws around its guess, as far on both sides', () => {
    const search = new CrossEntropy([10], 0.3);
    const rng = new Seeded(2);
    const drawn = Array.from({ length: 4000 }, () => Math.log(itemAt(search.draw(rng), 0) / 10));
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    const variance = drawn.reduce((sum, value) => sum + value * value, 0) / drawn.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.sqrt(variance)).toBeCloseTo(0.3, 1);
  });
});

describe('weights as numbers', () => {
  const weights = { row: [1, 2], one: 3 };

  it('every weight has a name', () => {
    expect(entriesOf(weights)).toEqual({ names: ['row 0', 'row 1', 'one'], values: [1, 2, 3] });
  });

  it('numbers become weights of the same shape', () => {
    expect(withValues(weights, [4, 5, 6])).toEqual({ row: [4, 5], one: 6 });
  });
});
