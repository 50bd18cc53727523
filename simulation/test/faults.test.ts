import { scaled } from '../../kernel/test/scale.ts';
import { SEED } from '../../kernel/test/seed.ts';
import { describe, expect, it } from 'vitest';
import { FAULT_NAMES } from '../faults.ts';
import { simulate } from '../simulation.ts';
import { describeBroken, firstSeed } from './support/seeds.ts';

describe('the whole system with faults', () => {
  it('no promise is broken, whatever goes wrong', async () => {
    const first = firstSeed(SEED);
    const broken: string[] = [];
    const happened = new Map<string, number>();
    const games = new Set<string>();
    let over = 0;
    const count = scaled(500, 300);
    for (let seed = first; seed < first + count; seed++) {
      const outcome = await simulate(seed);
      if (outcome.violation !== undefined) broken.push(describeBroken(outcome));
      for (const [name, times] of outcome.faults) {
        happened.set(name, (happened.get(name) ?? 0) + times);
      }
      games.add(outcome.game);
      over += Number(outcome.isOver);
    }
    expect(broken).toEqual([]);
    // Else it would only show that nothing happens where nothing goes wrong.
    expect([...happened.keys()].toSorted()).toEqual(FAULT_NAMES.toSorted());
    expect(games.size).toBe(4);
    expect(over).toBeGreaterThan(0);
    expect(over).toBeLessThan(count);
  });

  it('a seed leads to the same run every time, event by event', async () => {
    for (const seed of [3, 40, 77]) {
      const runs: string[][] = [];
      for (let time = 0; time < 2; time++) {
        const lines: string[] = [];
        await simulate(seed, (line) => lines.push(line));
        runs.push(lines);
      }
      expect(runs[0]?.length).toBeGreaterThan(100);
      expect(runs[1]).toEqual(runs[0]);
    }
  });
});
