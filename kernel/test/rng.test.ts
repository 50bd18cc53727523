import { describe, expect, it } from 'vitest';
import { Seeded } from '../rng.ts';

const drawn = (rng: Seeded, n: number, times: number): readonly number[] =>
  Array.from({ length: times }, () => rng.below(n));

describe('the seeded generator', () => {
  it('the generator gives the same numbers for the same seed and stream', () => {
    expect(drawn(new Seeded(7, 3), 1000, 50)).toEqual(drawn(new Seeded(7, 3), 1000, 50));
  });

  it.each([
    [new Seeded(8, 3)],
    [new Seeded(7, 4)],
    [new Seeded(7 + 2 ** 32, 3)],
    [new Seeded(7, 3 + 2 ** 33)],
  ])('the generator gives others for another seed or stream (%#)', (other) => {
    expect(drawn(other, 1000, 20)).not.toEqual(drawn(new Seeded(7, 3), 1000, 20));
  });

  it.each([1, 2, 3, 6, 52, 1000, 32767, 32768, 65536, 100_000, 2 ** 31 - 1])(
    'the generator stays below %i',
    (n) => {
      const numbers = drawn(new Seeded(n), n, 2000);
      expect(numbers.every((x) => Number.isInteger(x) && x >= 0 && x < n)).toBe(true);
    },
  );

  it.each([2, 6, 13, 50, 40_000])('the generator draws each of %i outcomes about as often', (n) => {
    const buckets = Math.min(n, 50);
    const times = 100_000;
    const counts = Array.from({ length: buckets }, () => 0);
    for (const x of drawn(new Seeded(1), n, times)) counts[Math.floor((x * buckets) / n)]++;
    const expected = times / buckets;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Five standard deviations above the mean of a chi-square with buckets − 1 degrees of freedom.
    expect(chiSquare).toBeLessThan(buckets - 1 + 5 * Math.sqrt(2 * (buckets - 1)));
  });

  it('streams of one seed are not alike from one to the next', () => {
    const firsts = Array.from({ length: 5000 }, (_, stream) => new Seeded(1, stream).below(10));
    const counts = Array.from({ length: 10 }, (_, x) => firsts.filter((y) => y === x).length);
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(110);
  });
});
