import { tableOf } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { pointsSoFar } from '../score.ts';
import { crafted } from './crafted.ts';

describe('the points so far', () => {
  it('[A19] [A20] the points count the round under way as if it ended now, for teams', () => {
    const world = crafted(4, {
      bids: ['S3', 'B2', 'C1', 'Z4'],
      tricks: [2, 1, 1, 1],
      stocks: [[4], [], [], []],
      sums: [10, 7],
    });
    // Three tricks of three: twice the bid, and two for gold 4; two tricks of four: nothing.
    expect(pointsSoFar(tableOf(world))).toEqual([18, 7, 18, 7]);
  });
});
