import { readSetup } from '@pepite/matches/play';
import type { TableClock } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { DAYS, LIVE_CLOCKS, RANGES } from '../clock-choices.ts';
import { estimateOf } from '../estimate.ts';

const MINUTE = 60_000;
/** One after the other, each of four is asked every fourth time. */
const TABLE = { length: { asked: 50, turns: 200 }, people: 4, bots: 0, isQuick: false };

describe('how long a match may take', () => {
  it('people take eight seconds where nothing hurries them, and bots one', () => {
    const { about, most } = estimateOf({ ...TABLE, clock: { kind: 'none' } });
    expect(most).toBeUndefined();
    expect(about).toBeGreaterThan(
      estimateOf({ ...TABLE, people: 1, bots: 3, clock: { kind: 'none' } }).about,
    );
    const alone = { length: { asked: 30, turns: 30 }, people: 1, bots: 0, isQuick: false } as const;
    expect(estimateOf({ ...alone, clock: { kind: 'none' } }).about).toBe(4 * MINUTE);
  });

  it('a live clock bounds it, and may hurry people', () => {
    const slow = estimateOf({ ...TABLE, clock: { kind: 'live', bank: 600, increment: 20 } });
    expect(slow.about).toBe(estimateOf({ ...TABLE, clock: { kind: 'none' } }).about);
    const quick = estimateOf({ ...TABLE, clock: { kind: 'live', bank: 10, increment: 3 } });
    expect(quick.about).toBeLessThan(slow.about);
    expect(quick.most).toBe(1000 * (4 * (10 + 3 * 50) + 200));
  });

  it('days for every move add up over the turns in which people are asked', () => {
    const { most = 0 } = estimateOf({ ...TABLE, clock: { kind: 'days', days: 2 } });
    expect(most).toBeGreaterThan(86_400_000);
    expect(most).toBeLessThanOrEqual(2 * 200 * 86_400_000);
  });
});

describe('the clocks that a form offers', () => {
  /** A clock as a server takes it. */
  const read = (clock: TableClock): TableClock =>
    readSetup({ game: 'aurum', rules: 1, options: {}, clock }).clock;

  it('every one of them is what a server takes', () => {
    const { minutes, increment } = RANGES;
    const clocks: readonly TableClock[] = [
      ...LIVE_CLOCKS,
      ...DAYS.map((days) => ({ kind: 'days', days }) as const),
      { kind: 'live', bank: 60 * minutes.least, increment: increment.least },
      { kind: 'live', bank: 60 * minutes.most, increment: increment.most },
    ];
    expect(clocks.map(read)).toEqual(clocks);
  });

  it('a server takes no clock that nobody could play with', () => {
    const { minutes, increment } = RANGES;
    const wrong: readonly TableClock[] = [
      { kind: 'live', bank: 60 * minutes.most + 1, increment: increment.least },
      { kind: 'live', bank: 60, increment: increment.least - 1 },
      { kind: 'live', bank: 60, increment: increment.most + 1 },
      { kind: 'days', days: 0 },
    ];
    expect(wrong.map((clock) => read(clock).kind)).toEqual(['none', 'none', 'none', 'none']);
  });
});
