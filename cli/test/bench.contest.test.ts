import { describe, expect, it } from 'vitest';
import { compete, ROUNDS, timing, TURNS } from '../bench/contest.ts';
import type { Contestant } from '../bench/contestant.ts';

const TIMING = { warmUp: 2, slice: 0.5 };
const ignore = (): void => undefined;

/** Notes what it is asked; its speed in round n is `speeds[n]`, the warm-up being round 0. */
function fake(name: string, log: string[], speeds: (turn: number) => number): Contestant {
  let turn = 0;
  return {
    speed: async (seconds) => {
      log.push(`${name} speed ${seconds}`);
      const decisions = speeds(turn++);
      return Promise.resolve({ decisions, matches: decisions / 100 });
    },
    memory: async (seconds) => {
      log.push(`${name} memory ${seconds}`);
      return Promise.resolve({ bytesPerDecision: 0 });
    },
    stop: () => void log.push(`${name} stop`),
  };
}

function broken(log: string[], from: number): Contestant {
  return fake('broken', log, (turn) => {
    if (turn >= from) throw new Error('out of order');
    return 1;
  });
}

describe('a heat', () => {
  it('contestants of a heat take turns, warm-up first and memory last', async () => {
    const log: string[] = [];
    await compete(
      {
        pepite: fake('pepite', log, () => 1),
        limit: 'no-compiler',
        boardgameio: fake('boardgameio', log, () => 1),
      },
      TIMING,
      ignore,
    );
    const turns = [
      'speed 2',
      ...Array.from({ length: ROUNDS }, () => 'speed 0.5'),
      'memory 2',
      'stop',
    ];
    expect(log).toEqual(turns.flatMap((turn) => [`pepite ${turn}`, `boardgameio ${turn}`]));
  });

  it('a heat reports the slices and not the warm-up, and why somebody is absent', async () => {
    const pepite = fake('pepite', [], (turn) => (turn === 0 ? 999_999 : 100 * turn));
    const outcome = await compete(
      { pepite, limit: 'no-compiler', boardgameio: 'not-asked' },
      TIMING,
      ignore,
    );
    expect(outcome).toEqual({
      pepite: {
        decisions: { median: 50 * (ROUNDS + 1), least: 100, most: 100 * ROUNDS },
        matches: (ROUNDS + 1) / 2,
        memory: { bytesPerDecision: 0 },
      },
      limit: 'no-compiler',
      boardgameio: 'not-asked',
    });
  });

  it('a heat goes on without a peer that breaks down, and still stops it', async () => {
    const log: string[] = [];
    const pepite = fake('pepite', log, () => 1);
    const outcome = await compete(
      { pepite, limit: 'not-asked', boardgameio: broken(log, 2) },
      TIMING,
      ignore,
    );
    expect(outcome.boardgameio).toBe('failed');
    expect(outcome.pepite.decisions.median).toBe(1);
    expect(log.filter((line) => line.startsWith('broken speed'))).toHaveLength(3);
    expect(log).toContain('broken stop');
  });

  it('a heat throws when Pépite itself breaks down, after stopping everyone', async () => {
    const log: string[] = [];
    const entries = {
      pepite: broken(log, 0),
      limit: 'not-asked',
      boardgameio: fake('boardgameio', log, () => 1),
    } as const;
    await expect(compete(entries, TIMING, ignore)).rejects.toThrow('Pépite could not be measured');
    expect(log).toContain('broken stop');
    expect(log).toContain('boardgameio stop');
  });

  it('a heat ticks once for every turn all have had', async () => {
    let ticks = 0;
    const pepite = fake('pepite', [], () => 1);
    await compete({ pepite, limit: 'not-asked', boardgameio: 'not-asked' }, TIMING, () => ticks++);
    expect(ticks).toBe(TURNS);
  });
});

describe('the time of a game', () => {
  it('the time of a game is shared by its heats and their rounds', () => {
    expect(timing(10 * ROUNDS, 5)).toEqual({ warmUp: 2, slice: 2 });
  });

  it('the warm-up of a game takes no longer than the game', () => {
    expect(timing(1, 1).warmUp).toBe(1);
  });
});
