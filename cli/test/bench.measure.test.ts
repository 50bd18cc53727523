import { describe, expect, it } from 'vitest';
import type { Contestant } from '../bench/contestant.ts';
import { readRates } from '../bench/limit.ts';
import { measureAllocation, measureSpeed } from '../bench/measure.ts';
import { startPepite } from '../bench/pepite.ts';

/** Long enough for a figure, too short for a good one: no test looks at how large it is. */
const MOMENT = 0.01;

describe('measuring', () => {
  it('decisions and matches are counted over the same time', () => {
    const { decisions, matches } = measureSpeed(() => 3, MOMENT);
    expect(decisions / matches).toBeCloseTo(3);
  });

  it('a measurement sees what is allocated, and nothing where nothing is', async () => {
    const kept: number[][] = [];
    const play = (): number => {
      kept[0] = Array.from({ length: 1000 }, (_, index) => index);
      return 1;
    };
    // Allocations are sampled: a moment longer, so that some always are.
    const allocating = await measureAllocation(play, 20 * MOMENT);
    const idle = await measureAllocation(() => 1, 20 * MOMENT);
    expect(allocating).toBeGreaterThan(1000);
    // The engine may leave a sample of its own, which weighs the more the fewer decisions a busy
    // machine leaves room for; what measuring allocates would weigh as much as the match.
    expect(idle).toBeLessThan(allocating / 1000);
  });

  it('the output of the C++ reference is read', () => {
    const line = 'players 4: 509113 games/s  80.17 M moves/s  (12.47 ns/move; 157.5 moves, 2.82';
    expect(readRates(line)).toEqual({ matches: 509_113, decisions: 80_170_000 });
    expect(() => readRates('bench|check|trace')).toThrow('not what the C++ reference prints');
  });
});

describe('a contestant in a process of its own', () => {
  const start = (game: string, signal: AbortSignal): Contestant =>
    startPepite({ game, seats: 4, seed: 1 }, signal);

  it('a contestant plays, is asked for speed and memory, and stops', async () => {
    const contestant = start('aurum', new AbortController().signal);
    const { decisions, matches } = await contestant.speed(MOMENT);
    expect(decisions).toBeGreaterThan(matches);
    const memory = await contestant.memory?.(MOMENT);
    expect(memory?.bytesPerWorld).toBeGreaterThan(0);
    contestant.stop();
  });

  it('a contestant passes on the error of its process', async () => {
    const contestant = start('chess', new AbortController().signal);
    await expect(contestant.speed(MOMENT)).rejects.toThrow('there is no game chess');
  });

  it('a contestant ends when it is interrupted', async () => {
    const interruption = new AbortController();
    const answer = start('aurum', interruption.signal).speed(3600);
    interruption.abort();
    await expect(answer).rejects.toThrow('a contestant ended early');
  });
});
