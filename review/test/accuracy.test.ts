import { describe, expect, it } from 'vitest';
import { accuracyOf } from '../accuracy.ts';
import { type Estimate, isMore, isTold, Mean } from '../estimate.ts';
import type { Judged } from '../result.ts';

const sure = (mean: number): Estimate => ({ mean, error: 0 });

const judged = (worth: Estimate, any: Estimate): Judged => ({
  kind: 'decision',
  ply: 0,
  seat: 0,
  round: 1,
  chosen: 'a',
  best: 'b',
  known: sure(0.5),
  chance: worth,
  worth,
  any,
  worlds: 32,
});

describe('accuracy', () => {
  it('a player who always finds the best move has all of it', () => {
    expect(accuracyOf([judged(sure(0), sure(0.2)), judged(sure(0), sure(0.1))])).toEqual(sure(1));
  });

  it('a player who loses as much as moves by lot do has nothing', () => {
    expect(accuracyOf([judged(sure(0.2), sure(0.2)), judged(sure(0.1), sure(0.1))])?.mean).toBe(0);
  });

  it('a decision that matters more counts for more', () => {
    const decisions = [judged(sure(0.3), sure(0.3)), judged(sure(0), sure(0.1))];
    expect(accuracyOf(decisions)?.mean).toBeCloseTo(0.25);
  });

  it('where it does not matter what is chosen nothing is said', () => {
    expect(accuracyOf([])).toBeUndefined();
    const any = { mean: 0.01, error: 0.02 };
    expect(accuracyOf([judged(sure(0), any)])).toBeUndefined();
  });
});

describe('estimates', () => {
  it('the error of a mean is that of the text books', () => {
    const mean = new Mean();
    for (const value of [1, 2, 3, 4]) mean.add(value);
    // The sample’s deviation is √(5/3), over √4.
    expect(mean.estimate.mean).toBe(2.5);
    expect(mean.estimate.error).toBeCloseTo(Math.sqrt(5 / 3) / 2);
  });

  it('what is within the noise is not told', () => {
    expect(isMore({ mean: 0.1, error: 0.05 })).toBe(false);
    expect(isMore({ mean: 0.1, error: 0.03 })).toBe(true);
    expect(isMore({ mean: -0.1, error: 0.01 })).toBe(false);
    expect(isTold({ mean: -0.1, error: 0.01 })).toBe(true);
    expect(isMore(sure(0))).toBe(false);
  });
});
