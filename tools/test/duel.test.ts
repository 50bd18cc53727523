import { describe, expect, it } from 'vitest';
import { tellStanding } from '../duel/standing.ts';

describe('how a duel stands', () => {
  it('one deal tells its share, and that it may be anything', () => {
    expect(tellStanding([0.5], 6)).toBe('50.0 % (0.0–100.0) of 6 matches');
  });

  it('an interval is that of deals, whatever the number of their matches', () => {
    // Deviation 0.25 √(4/3), error of the mean half of that; Student's 3.182 for three degrees.
    expect(tellStanding([0.25, 0.75, 0.25, 0.75], 2)).toBe('50.0 % (4.1–95.9) of 8 matches');
  });

  it('an interval stays between nothing and all', () => {
    expect(tellStanding([0.9, 1, 0.8], 2)).toBe('90.0 % (65.2–100.0) of 6 matches');
  });
});
