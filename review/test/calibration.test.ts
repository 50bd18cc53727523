import { LEVEL_NAMES } from '@pepite/bots';
import { describe, expect, it } from 'vitest';
import { type Sample, sampleMatch } from '../calibration/match.ts';
import { levelsOf } from '../calibration/order.ts';
import { CalibrationRun } from '../calibration/run.ts';
import { matchesToTell, tableOf } from '../calibration/table.ts';
import { readKeptCalibration } from '../kept.ts';
import { gameNamed } from './support/matches.ts';

const ORDER = {
  game: 'silver-and-gold',
  seats: 2,
  matches: 2,
  effort: 'quick',
  iterations: 20,
  seed: 1,
} as const;

const sample = (level: Sample['level'], accuracy: number | null): Sample => ({
  seat: 0,
  level,
  decisions: 40,
  accuracy,
  error: 0.05,
  isWinner: false,
});

describe('a calibration', () => {
  it('nobody meets their own level, and every level sits at every seat as often', () => {
    const tables = Array.from({ length: 20 }, (_, match) =>
      levelsOf({ ...ORDER, seats: 4 }, match),
    );
    for (const levels of tables) expect(new Set(levels).size).toBe(4);
    for (const level of LEVEL_NAMES) {
      for (const seat of [0, 1, 2, 3]) {
        expect(tables.filter((levels) => levels[seat] === level)).toHaveLength(4);
      }
    }
  });

  it('a level is told by its mean, how matches stray, and how many it takes', () => {
    const rows = tableOf([
      sample('newcomer', 0),
      sample('newcomer', 0.2),
      sample('newcomer', null),
      sample('casual', 0.5),
      sample('casual', 0.5),
    ]);
    expect(rows).toMatchObject([
      { level: 'newcomer', matches: 2, mean: 0.1, toTell: undefined },
      { level: 'casual', matches: 2, mean: 0.5, spread: 0, toTell: 1 },
    ]);
    expect(rows[0]?.spread).toBeCloseTo(Math.SQRT2 / 10);
  });

  it('levels are told apart once their difference is 1.645 of its errors', () => {
    const matches = matchesToTell({ mean: 0.5, spread: 0.3 }, { mean: 0.6, spread: 0.4 });
    // Errors of the difference of two means of n matches: 0.5 / √n.
    expect(matches).toBe(Math.ceil((1.645 * 5) ** 2));
    expect(matchesToTell({ mean: 0.5, spread: 0.1 }, { mean: 0.5, spread: 0.1 })).toBeUndefined();
  });

  it('a match is the same whoever plays it, and a run can be gone on with', () => {
    const known = { ...ORDER, played: gameNamed(ORDER.game) };
    const samples = sampleMatch(known, 0);
    expect(sampleMatch(known, 0)).toEqual(samples);
    expect(samples.map(({ level }) => level)).toEqual(levelsOf(ORDER, 0));
    const run = new CalibrationRun(ORDER);
    run.take({ number: 1, samples });
    expect(run.done).toBe(0);
    run.take({ number: 0, samples });
    expect(run.isFinished).toBe(true);
    const first = new CalibrationRun({ ...ORDER, matches: 1 });
    first.take({ number: 0, samples });
    const kept = readKeptCalibration(first.print(), ORDER);
    if ('problem' in kept) throw new Error(kept.problem.en);
    const next = new CalibrationRun(ORDER, kept.value);
    expect([...next.toDo()]).toEqual([1]);
    next.take({ number: 1, samples });
    expect(next.print()).toBe(run.print());
    expect(readKeptCalibration(first.print(), { ...ORDER, seed: 2 })).toHaveProperty('problem');
  });
});
