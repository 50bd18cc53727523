import { describe, expect, it } from 'vitest';
import { itemAt } from '../../kernel/index.ts';
import type { LabResult } from '../../lab/index.ts';
import type { Thinking } from '../../lab/measures/thinking-shape.ts';
import { anchorFor, type MinutesOf } from '../minutes/anchor.ts';
import { doubtOf, type Effort } from '../minutes/effort.ts';
import { readResultFrom, resultFile } from '../reports/kept.ts';
import { withTimes } from '../reports/times.ts';

const THINKING: Thinking = { base: 1, perDoubling: 1, doubt: {}, anyDoubt: 1 };

/** A game whose matches take a minute, and as many more as it has seats for each second. */
const minutes: MinutesOf = (_game, seats, { perDoubling }) => 1 + seats * perDoubling;
const box = (game: string, seats: number, printed: number) => ({
  game,
  tables: [{ seats, minutes: printed }],
});

describe('how long people take for a choice', () => {
  it('the anchor of one box makes its game take what is printed', () => {
    const { perDoubling } = anchorFor([box('one', 4, 21)], THINKING, minutes);
    expect(perDoubling).toBeCloseTo(5, 1);
  });

  it('one game is as much too long as the other is too short where two boxes are known', () => {
    const fitted = anchorFor([box('one', 4, 21), box('other', 4, 84)], THINKING, minutes);
    // Halfway, as factors go: 42 minutes.
    expect(minutes('one', 4, fitted)).toBeCloseTo(42, 0);
  });

  it('a choice that is never settled has all doubt, one that is settled at once has none', () => {
    const effort = (playouts: number): Effort => ({ game: 'any', kind: 'any', moves: 8, playouts });
    expect(doubtOf([effort(3000)])).toBe(1);
    expect(doubtOf([effort(0)])).toBe(0);
    const half = doubtOf([effort(0), effort(3000)]);
    expect(half).toBe(0.5);
  });

  it('choices among many moves say more of their kind than those among two', () => {
    const few: Effort = { game: 'any', kind: 'any', moves: 2, playouts: 0 };
    const many: Effort = { game: 'any', kind: 'any', moves: 8, playouts: 3000 };
    expect(doubtOf([few, many])).toBe(0.75);
  });
});

describe('reports whose matches are timed anew', () => {
  const { result } = readResultFrom(resultFile('or-etc-exits'));
  const edited = (edit: (result: LabResult) => void): LabResult => {
    const copy = structuredClone(result);
    edit(copy);
    return copy;
  };

  it('minutes are taken from the matches that were played again, and nothing else', () => {
    const again = edited(({ tally }) => {
      const arm = itemAt(tally, 0);
      const { minutes: sums } = arm.measures;
      if (sums === undefined) throw new Error('no minutes are kept');
      sums.v = 1234;
      // What close looks have found is not found again.
      delete arm.measures['margin'];
    });
    const timed = withTimes(result, again);
    if (!('result' in timed)) throw new Error(timed.changed);
    const { measures } = itemAt(timed.result.tally, 0);
    expect(measures['minutes']?.v).toBe(1234);
    expect(measures['margin']).toEqual(itemAt(result.tally, 0).measures['margin']);
    expect(Object.keys(measures)).toEqual(Object.keys(itemAt(result.tally, 0).measures));
  });

  it('matches in which anything else has changed are refused', () => {
    const again = edited(({ tally }) => {
      const { score } = itemAt(tally, 1).measures;
      if (score === undefined) throw new Error('no score is kept');
      score.v++;
    });
    expect(withTimes(result, again)).toEqual({ changed: 'score' });
  });
});
