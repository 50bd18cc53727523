import { describe, expect, it } from 'vitest';
import { regretOf } from '../worse.ts';

const hinted = (worths: Readonly<Record<string, number | null>>) =>
  Object.entries(worths).map(([move, worth]) => ({ move, worth }));

describe('a move that should be looked at again', () => {
  const moves = hinted({ best: 0.62, close: 0.48, slip: 0.47, blunder: 0.1 });

  it('gives away fifteen percent points or more', () => {
    expect(regretOf(moves, 'slip')).toEqual({ best: 'best', bestPercent: 62, ownPercent: 47 });
    expect(regretOf(moves, 'blunder')).toMatchObject({ ownPercent: 10 });
  });

  it('is none that is as good or nearly so', () => {
    expect(regretOf(moves, 'best')).toBeUndefined();
    expect(regretOf(moves, 'close')).toBeUndefined();
  });

  it('is none of which too little is known', () => {
    expect(regretOf(moves, 'other')).toBeUndefined();
    expect(regretOf([], 'best')).toBeUndefined();
    expect(regretOf(hinted({ forced: null }), 'forced')).toBeUndefined();
    expect(regretOf(hinted({ best: 0.9, unknown: null }), 'unknown')).toBeUndefined();
  });
});
