import { describe, expect, it } from 'vitest';
import { regretOf } from '../worse.ts';

const hinted = (worths: Readonly<Record<string, number | null>>) =>
  Object.entries(worths).map(([move, worth]) => ({ move, worth }));

describe('moves that should be reconsidered', () => {
  const moves = hinted({ best: 0.62, close: 0.48, slip: 0.47, blunder: 0.1 });

  it('a move that gives away fifteen percentage points or more is to be reconsidered', () => {
    expect(regretOf(moves, 'slip')).toEqual({ best: 'best', bestPercent: 62, ownPercent: 47 });
    expect(regretOf(moves, 'blunder')).toMatchObject({ ownPercent: 10 });
  });

  it('a move that is as good as the best, or nearly so, is not to be reconsidered', () => {
    expect(regretOf(moves, 'best')).toBeUndefined();
    expect(regretOf(moves, 'close')).toBeUndefined();
  });

  it('a move of which too little is known is not to be reconsidered', () => {
    expect(regretOf(moves, 'other')).toBeUndefined();
    expect(regretOf([], 'best')).toBeUndefined();
    expect(regretOf(hinted({ forced: null }), 'forced')).toBeUndefined();
    expect(regretOf(hinted({ best: 0.9, unknown: null }), 'unknown')).toBeUndefined();
  });
});
