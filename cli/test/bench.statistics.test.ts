import { describe, expect, it } from 'vitest';
import { median, ratio, ratioOfFastest, spread, summarise } from '../bench/statistics.ts';

describe('the statistics of a benchmark', () => {
  it.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100, 1], 9.5],
    [[-1, -1, -5], -1],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('a summary leaves its values in their order', () => {
    const values = [3, 1, 2];
    summarise(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('a summary has the median, the least and the most', () => {
    expect(summarise([5, 900, 4, 6])).toEqual({ median: 5.5, least: 4, most: 900 });
  });

  it('a summary is not made up when nothing was measured', () => {
    expect(() => summarise([])).toThrow('nothing was measured');
  });

  it('the spread is how far apart measurements are, as a part of the median', () => {
    expect(spread(summarise([90, 100, 130]))).toBeCloseTo(0.2);
    expect(spread(summarise([7]))).toBe(0);
  });

  it('a ratio compares medians, so that one slow slice does not count', () => {
    expect(ratio(summarise([8, 8, 1]), summarise([80, 2, 80]))).toBe(0.1);
  });

  it('a ratio of the fastest counts when most slices were slow', () => {
    expect(ratioOfFastest(summarise([1, 8, 2]), summarise([80, 80, 75]))).toBe(0.1);
  });
});
