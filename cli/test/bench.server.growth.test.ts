import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { compareOwn, type Measurement, ROUNDS, turnsOf } from '../bench/server/contest.ts';
import type { Contestant, Start } from '../bench/server/contestant.ts';
import { type Growth, groupsUpTo, growthSchedule } from '../bench/server/growth.ts';
import { growthTable, growthToJson } from '../bench/server/growth-report.ts';
import { growthWords } from '../bench/server/growth-words.ts';
import { serverWords } from '../bench/server/words.ts';

const SCHEDULE = { loads: [10], seconds: 2 * ROUNDS };

/** Notes what it is asked, makes so many moves in a second, and may break down in a slice. */
function fake(name: string, log: string[], speed: number, breaksIn = Infinity): Start {
  let slices = 0;
  const note = (what: string): void => void log.push(`${name} ${what}`);
  const played = (what: string, seconds: number) => {
    note(`${what} ${seconds}`);
    if (slices++ >= breaksIn) throw new Error('out of order');
    return Promise.resolve({ moves: speed * seconds, seconds, p50: 1, p99: 2, processor: seconds });
  };
  const contestant: Contestant = {
    open: (matches) => Promise.resolve(note(`open ${matches}`)).then(() => 0),
    play: (seconds) => played('play', seconds),
    pace: (seconds) => played('pace', seconds),
    stop: () => Promise.resolve(note('stop')),
  };
  return () => Promise.resolve(contestant);
}

describe('a server that grows', () => {
  it('processes double, and players of a match are at one of them and at several', () => {
    expect(groupsUpTo(1)).toEqual([{ processes: 1, isApart: false }]);
    expect(groupsUpTo(5).map(({ processes }) => processes)).toEqual([1, 2, 2, 4, 4]);
    expect(groupsUpTo(4).map(({ isApart }) => isApart)).toEqual([false, false, true, false, true]);
  });

  it('growth is measured at the least load', () => {
    expect(growthSchedule({ loads: [100, 500], seconds: 4 })).toEqual({ loads: [100], seconds: 4 });
  });

  it('servers of ours take turns, and are measured in their order', async () => {
    const log: string[] = [];
    let ticks = 0;
    const starts = [fake('one', log, 3), fake('two', log, 5)];
    const found = await compareOwn(starts, SCHEDULE, () => ticks++);
    expect(found.map(({ loads }) => loads[0]?.speeds[0])).toEqual([3, 5]);
    expect(ticks).toBe(turnsOf(SCHEDULE));
    const turns = ['open 10', 'play 10'].concat(
      Array.from({ length: ROUNDS }, () => 'play 2'),
      Array.from({ length: ROUNDS }, () => 'pace 2'),
    );
    const both = [...turns, 'stop'].flatMap((turn) => [`one ${turn}`, `two ${turn}`]);
    expect(log).toEqual(both);
  });

  it('if one of our servers breaks down the comparison ends, and all are stopped', async () => {
    const log: string[] = [];
    const starts = [fake('one', log, 3), fake('two', log, 5, 2)];
    await expect(compareOwn(starts, SCHEDULE, () => undefined)).rejects.toThrow('out of order');
    expect(log.slice(-2)).toEqual(['one stop', 'two stop']);
  });
});

const measured = (efficiencies: readonly number[], p99: number): Measurement => ({
  loads: [{ matches: 1500, speeds: [5000, 5100, 4900], efficiencies }],
  pace: { matches: 1500, speeds: [1500], p50: [1.5], p99: [p99] },
  bytesPerMatch: 1024,
});

// One slice was slow for both: the ratio is that of slices of the same round.
const growth: readonly Growth[] = [
  { processes: 1, isApart: false, measurement: measured([6000, 3000, 6000], 8) },
  { processes: 2, isApart: true, measurement: measured([4500, 2250, 4800], 12) },
];

describe('the figures of a server that grows', () => {
  it('the table has a row for every group, compared with one process', () => {
    expect(growthTable(growth, growthWords.en, serverWords.en)).toEqual([
      'processes  players of a match  moves/s  moves/CPU s  spread   ratio  p50 ms  p99 ms',
      '        1  at one process        5.00K        6.00K   ± 25%             1.5     8.0',
      '        2  at 2 processes        5.00K        4.50K   ± 28%  × 0.75     1.5    12.0',
    ]);
  });

  it('the figures of growth for machines name each group, and its ratio to the first', () => {
    expect(growthToJson(growth)).toMatchObject([
      { processes: 1, isApart: false, loads: [{ matches: 1500, ratio: 1 }] },
      { processes: 2, isApart: true, loads: [{ ratio: 0.75 }], pace: { p99: { median: 12 } } },
    ]);
  });

  it.each(LANGUAGES)('the method of growth says how many matches there were, in %s', (language) => {
    expect(growthWords[language].method('1,500')).toContain('1,500');
  });

  it.each(LANGUAGES)('a table without Colyseus says that Redis is missing, in %s', (language) => {
    expect(serverWords[language].absent('colyseus', 'no-redis')).toMatch(/Redis.*redis-server/);
  });
});
