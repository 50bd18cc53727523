import { itemAt, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { chanceOfOffset, differenceOf } from '../statistics/difference.ts';
import { realAmong } from '../statistics/discoveries.ts';
import { estimateOf, wilson } from '../statistics/estimate.ts';
import { chanceOf, errorsFor } from '../statistics/student.ts';
import { crossOf, type Pair, sumsOf } from './support/sums.ts';

const ones = (values: readonly number[]): readonly Pair[] => values.map((value) => [value, 1]);

describe('Student’s distribution', () => {
  // Tables of the distribution, two-sided 5 %.
  it.each([
    [1, 12.7062],
    [4, 2.7764],
    [9, 2.2622],
    [30, 2.0423],
    [1e6, 1.96],
  ])('with %i degrees of freedom chance strays by %f errors at most', (freedom, errors) => {
    expect(errorsFor(0.05, freedom)).toBeCloseTo(errors, 3);
    expect(chanceOf(errors, freedom)).toBeCloseTo(0.05, 4);
  });

  it('no strayed value at all is what chance always brings', () => {
    expect(chanceOf(0, 5)).toBe(1);
    expect(chanceOf(Infinity, 5)).toBe(0);
  });
});

describe('an interval', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('the share of %i in %i is the one in print', (times, matches, low, high) => {
    const answers = Array.from({ length: matches }, (_, index) => (index < times ? 1 : 0));
    const told = estimateOf(sumsOf(ones(answers)), 'share');
    expect(told.low).toBeCloseTo(low, 4);
    expect(told.high).toBeCloseTo(high, 4);
    expect(wilson(times / matches, matches)[1]).toBeCloseTo(high, 4);
  });

  it('a mean has the interval of the mean', () => {
    // Mean 5, variance 2.5, so the error is √0.5; Student's factor for 4 is 2.7764.
    const told = estimateOf(sumsOf(ones([3, 4, 5, 6, 7])), 'mean');
    expect(told).toMatchObject({ value: 5, matches: 5 });
    expect(told.error).toBeCloseTo(Math.sqrt(0.5), 10);
    expect(told.high - told.value).toBeCloseTo(2.7764 * Math.sqrt(0.5), 3);
  });

  it('a ratio strays as its matches do, not as what they count', () => {
    // By hand: 6 / 8; residuals −0.5, 1.5, −1; (3.5 · 3 / 2) / 8².
    const told = estimateOf(
      sumsOf([
        [1, 2],
        [3, 2],
        [2, 4],
      ]),
      'mean',
    );
    expect(told.value).toBe(0.75);
    expect(told.error ** 2).toBeCloseTo((3.5 * 1.5) / 64, 10);
  });

  it('one match alone leaves everything open, and a share between nothing and all', () => {
    expect(estimateOf(sumsOf(ones([4])), 'mean')).toMatchObject({ low: -Infinity, high: Infinity });
    expect(estimateOf(sumsOf([[1, 3]]), 'share')).toMatchObject({ low: 0, high: 1 });
  });

  it('what is the same in all matches is certain', () => {
    expect(estimateOf(sumsOf(ones([0.1, 0.1, 0.1])), 'mean')).toMatchObject({ error: 0 });
  });
});

describe('a difference', () => {
  // Student's own sleep data (1908), as R prints it: t = 4.0621, p = 0.002833.
  const first = ones([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2]);
  const second = ones([1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]);

  it('pairs of matches give the interval in print', () => {
    const told = differenceOf(sumsOf(second), sumsOf(first), crossOf(second, first));
    expect(told.value).toBeCloseTo(1.58, 10);
    expect(told.p).toBeCloseTo(0.002833, 6);
    expect(told.low).toBeCloseTo(0.7001142, 5);
    expect(told.high).toBeCloseTo(2.4598858, 5);
  });

  it('without common chance the same difference is less sure', () => {
    const told = differenceOf(sumsOf(second), sumsOf(first), undefined);
    expect(told.p).toBeGreaterThan(0.05);
  });

  it('arms that play alike differ by nothing', () => {
    const told = differenceOf(sumsOf(first), sumsOf(first), crossOf(first, first));
    expect(told).toMatchObject({ value: 0, error: 0, p: 1 });
  });

  it('two matches that never and always end so prove little, two hundred prove it', () => {
    const pOf = (matches: number): number => {
      const never = ones(Array.from({ length: matches }, () => 0));
      const always = ones(Array.from({ length: matches }, () => 1));
      return differenceOf(sumsOf(always), sumsOf(never), crossOf(always, never)).p;
    };
    expect(pOf(2)).toBeGreaterThan(0.05);
    expect(pOf(200)).toBeLessThan(1e-6);
  });

  it('an offset from what is fair is as likely as Student says', () => {
    expect(chanceOfOffset(sumsOf(ones([3, 4, 5, 6, 7])), 5)).toBe(1);
    const errors = 2 / Math.sqrt(0.5);
    const p = chanceOfOffset(sumsOf(ones([3, 4, 5, 6, 7])), 3);
    expect(p).toBeCloseTo(chanceOf(errors, 4), 10);
  });
});

describe('false discoveries', () => {
  it('the example in print has four that are real', () => {
    // Y. Benjamini and Y. Hochberg, J. R. Statist. Soc. B 57 (1995), section 4.1.
    const printed = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719,
      0.6528, 0.759, 1,
    ];
    expect(realAmong(printed).filter(Boolean)).toHaveLength(4);
    expect(realAmong(printed.toReversed()).slice(-4)).toEqual([true, true, true, true]);
  });

  it('nothing is real among nothing, nor where chance explains all', () => {
    expect(realAmong([])).toEqual([]);
    expect(realAmong([0.2, 0.9, 0.04])).toEqual([false, false, false]);
  });
});

describe('coverage', () => {
  const RUNS = 1500;
  const MATCHES = 60;

  /** Cards that were had, and how many of them won, one in four: what a match has is its own. */
  function match(rng: Seeded, more: number): Pair {
    const had = 1 + rng.below(4);
    const luck = rng.below(100) < 50 ? 1 : 0;
    return [had * luck * 0.5 + more + (rng.below(1000) - 499.5) / 1000, had];
  }

  /** Matches of two arms with the same chance; the second has a little more. */
  const arms = (run: number): readonly [readonly Pair[], readonly Pair[]] => {
    const played = (more: number): readonly Pair[] => {
      const rng = new Seeded(21, run);
      return Array.from({ length: MATCHES }, () => match(rng, more));
    };
    return [played(0), played(0.25)];
  };

  it('an interval of a ratio holds what it is about 95 times out of a hundred', () => {
    let held = 0;
    for (let run = 0; run < RUNS; run++) {
      const told = estimateOf(sumsOf(itemAt(arms(run), 0)), 'mean');
      if (told.low <= 0.25 && told.high >= 0.25) held++;
    }
    expect(held / RUNS).toBeGreaterThan(0.935);
    expect(held / RUNS).toBeLessThan(0.965);
  });

  it('an interval of a difference does so, too, and common chance makes it narrow', () => {
    let held = 0;
    let paired = 0;
    let apart = 0;
    for (let run = 0; run < RUNS; run++) {
      const [base, own] = arms(run);
      const told = differenceOf(sumsOf(own), sumsOf(base), crossOf(own, base));
      // A quarter more each match, among 2.5 cards in the mean.
      if (told.low <= 0.1 && told.high >= 0.1) held++;
      paired += told.error;
      apart += differenceOf(sumsOf(own), sumsOf(base), undefined).error;
    }
    expect(held / RUNS).toBeGreaterThan(0.93);
    expect(held / RUNS).toBeLessThan(0.97);
    expect(paired).toBeLessThan(apart / 4);
  });
});
