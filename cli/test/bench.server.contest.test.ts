import { describe, expect, it } from 'vitest';
import { compete, type ContestListener, ROUNDS, turnsOf } from '../bench/server/contest.ts';
import type { Contestant, PlayedSlice, Start } from '../bench/server/contestant.ts';

const SCHEDULE = { loads: [10, 20], seconds: 2 * ROUNDS };
const ABSENT = { sqlite: 'not-asked', colyseus: 'not-asked', boardgameio: 'not-asked' } as const;
const silent: ContestListener = { tick: () => undefined, failed: () => undefined };

/** Notes what it is asked; `moves` says how many it makes in its nth slice, warm-ups included. */
function fake(name: string, log: string[], moves: (slice: number) => number): Start {
  let slice = 0;
  const played = (what: string, seconds: number): Promise<PlayedSlice> => {
    log.push(`${name} ${what} ${seconds}`);
    const made = moves(slice++);
    return Promise.resolve({ moves: made, seconds, p50: 1, p99: slice, processor: seconds / 4 });
  };
  const contestant: Contestant = {
    open: (matches) => {
      log.push(`${name} open ${matches}`);
      return Promise.resolve(matches * 1000);
    },
    play: (seconds) => played('play', seconds),
    pace: (seconds) => played('pace', seconds),
    stop: () => {
      log.push(`${name} stop`);
      return Promise.resolve();
    },
  };
  return () => Promise.resolve(contestant);
}

const breaking = (log: string[], from: number): Start =>
  fake('broken', log, (slice) => {
    if (slice >= from) throw new Error('out of order');
    return 1;
  });

const repeated = (line: string): readonly string[] => Array.from({ length: ROUNDS }, () => line);

describe('a contest of servers', () => {
  it('servers take turns: they open, warm up, play at each load, then pace', async () => {
    const log: string[] = [];
    const start = (name: string): Start => fake(name, log, () => 1);
    await compete(
      { ...ABSENT, pepite: start('pepite'), colyseus: start('colyseus') },
      SCHEDULE,
      silent,
    );
    const atLoad = (matches: number): readonly string[] => [
      `open ${matches}`,
      'play 10',
      ...repeated('play 2'),
    ];
    const turns = [...atLoad(10), ...atLoad(20), ...repeated('pace 2'), 'stop'];
    expect(log).toEqual(turns.flatMap((turn) => [`pepite ${turn}`, `colyseus ${turn}`]));
  });

  it('a contest reports each load without its warm-up, the pace, and the last memory', async () => {
    const pepite = fake('pepite', [], (slice) => slice * 10);
    const { pepite: found, ...others } = await compete({ pepite, ...ABSENT }, SCHEDULE, silent);
    expect(others).toEqual(ABSENT);
    expect(found.loads).toEqual([
      { matches: 10, speeds: [5, 10, 15, 20, 25], efficiencies: [20, 40, 60, 80, 100] },
      { matches: 20, speeds: [35, 40, 45, 50, 55], efficiencies: [140, 160, 180, 200, 220] },
    ]);
    expect(found.pace).toMatchObject({ matches: 20, speeds: [60, 65, 70, 75, 80] });
    expect(found.pace.p99).toEqual([13, 14, 15, 16, 17]);
    expect(found.bytesPerMatch).toBe(20_000);
  });

  it('a contest goes on without a peer that breaks down, and still stops it', async () => {
    const log: string[] = [];
    const reasons: unknown[] = [];
    const { colyseus, pepite } = await compete(
      {
        ...ABSENT,
        pepite: fake('pepite', log, () => 1),
        colyseus: breaking(log, 2),
        boardgameio: () => Promise.reject(new Error('can’t start')),
      },
      SCHEDULE,
      { tick: () => undefined, failed: (reason) => reasons.push(String(reason)) },
    );
    expect(colyseus).toBe('failed');
    expect(pepite.loads).toHaveLength(2);
    expect(reasons).toEqual(['Error: can’t start', 'Error: out of order']);
    expect(log).toContain('broken stop');
  });

  it('a contest throws when Pépite itself breaks down, after stopping everyone', async () => {
    const log: string[] = [];
    const entries = {
      ...ABSENT,
      pepite: breaking(log, 0),
      colyseus: fake('colyseus', log, () => 1),
    };
    await expect(compete(entries, SCHEDULE, silent)).rejects.toThrow(
      'Pépite could not be measured',
    );
    expect(log.filter((line) => line.endsWith('stop'))).toEqual(['broken stop', 'colyseus stop']);
  });

  it('a contest ticks once for every turn all have had', async () => {
    let ticks = 0;
    const pepite = fake('pepite', [], () => 1);
    await compete({ pepite, ...ABSENT }, SCHEDULE, { ...silent, tick: () => ticks++ });
    expect(ticks).toBe(turnsOf(SCHEDULE));
  });
});
