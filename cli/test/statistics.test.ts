import type { BotName } from '@pepite/bots';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { fc } from '../../kernel/test/property.ts';
import { OrderedWriter } from '../simulate/ordered-writer.ts';
import { chunksOf } from '../simulate/job.ts';
import { shareOf, spreadOf } from '../simulate/statistics.ts';
import { addOutcome, emptyTally, mergeTally, type Outcome } from '../simulate/tally.ts';

const BOTS: readonly BotName[] = ['heuristic', 'random', 'heuristic'];

const outcomes = fc.array(
  fc.record<Outcome>({
    result: fc.record({
      scores: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)),
      winners: fc.subarray([0, 1, 2], { minLength: 1 }),
    }),
    decisions: fc.nat(99),
    moves: fc.nat(99),
    endings: fc.array(fc.constantFrom('stuck', 'empty')),
  }),
);

const tallyOf = (list: readonly Outcome[]): ReturnType<typeof emptyTally> => {
  const tally = emptyTally(BOTS.length);
  for (const outcome of list) addOutcome(tally, BOTS, outcome);
  return tally;
};

describe('tallies', () => {
  it('tallies merge to the same, whatever was counted where', () => {
    fc.assert(
      fc.property(outcomes, outcomes, (some, others) => {
        const forwards = tallyOf(some);
        mergeTally(forwards, tallyOf(others));
        const backwards = tallyOf(others);
        mergeTally(backwards, tallyOf(some));
        expect(forwards).toEqual(tallyOf([...some, ...others]));
        expect(backwards).toEqual(forwards);
      }),
    );
  });

  it('a tally counts a bot with two winning seats once', () => {
    const result = { scores: [2, 0, 2], winners: [0, 2] };
    const tally = tallyOf([{ result, decisions: 1, moves: 1, endings: [] }]);
    expect(tally.botWins).toEqual(new Map([['heuristic', 1]]));
    expect(tally.seatWins).toEqual([1, 0, 1]);
    expect(tally.drawn).toBe(0);
  });
});

describe('a spread', () => {
  it('a spread agrees with the sorted list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1 }), (list) => {
        const counts = new Map<number, number>();
        for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1);
        const sorted = list.toSorted((one, other) => one - other);
        const at = (share: number): number =>
          itemAt(sorted, Math.max(0, Math.ceil(share * sorted.length) - 1));
        const spread = spreadOf(counts);
        expect([spread.least, spread.most]).toEqual([sorted[0], sorted.at(-1)]);
        const { percentile5, median, percentile95 } = spread;
        expect([percentile5, median, percentile95]).toEqual([at(0.05), at(0.5), at(0.95)]);
        expect(spread.mean).toBeCloseTo(list.reduce((sum, value) => sum + value, 0) / list.length);
      }),
    );
  });

  it('a spread has the standard deviation of a sample', () => {
    // 2, 4, 4, 6: mean 4, squares 4 + 0 + 0 + 4, divided by three.
    const counts = new Map([
      [2, 1],
      [4, 2],
      [6, 1],
    ]);
    expect(spreadOf(counts).deviation).toBeCloseTo(Math.sqrt(8 / 3));
    expect(spreadOf(new Map([[3, 1]])).deviation).toBe(0);
  });
});

describe('a share', () => {
  // Brown, Cai and DasGupta, "Interval Estimation for a Binomial Proportion": the bounds are the
  // roots of (p̂ − p)² = z² p (1 − p) / n.
  it('a share lies between the shares that the observation is just compatible with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (trials, some) => {
        const successes = some % (trials + 1);
        const { share, low, high } = shareOf(successes, trials);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
        for (const bound of [low, high].filter((p) => p > 1e-9 && p < 1 - 1e-9)) {
          const deviation = (share - bound) ** 2;
          expect(deviation).toBeCloseTo((1.96 ** 2 * bound * (1 - bound)) / trials, 3);
        }
      }),
    );
  });

  it('a share is never certain', () => {
    expect(shareOf(0, 10).high).toBeGreaterThan(0.2);
    expect(shareOf(10, 10).low).toBeLessThan(0.8);
  });
});

describe('chunks', () => {
  it('chunks hold every match once, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), (games) => {
        let next = 0;
        for (const { from, to } of chunksOf(games)) {
          expect(from).toBe(next);
          expect(to).toBeGreaterThan(from);
          next = to;
        }
        expect(next).toBe(games);
      }),
    );
  });

  it('chunks are written in order, whenever they come', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    fc.assert(
      fc.property(order, (numbers) => {
        const written: string[] = [];
        const writer = new OrderedWriter((text) => written.push(text));
        for (const number of numbers) writer.take(number, String(number));
        expect(written).toEqual(['0', '1', '2', '3', '4', '5']);
      }),
    );
  });
});
