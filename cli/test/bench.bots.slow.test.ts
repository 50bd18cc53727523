import { describe, expect, it } from 'vitest';
import { benchBotsWords } from '../bench/bots/words.ts';
import { expectRefusal, pepite } from './pepite.ts';

describe('bench bots', () => {
  const line = ['bench', 'bots', '--game', 'aurum', '--seconds', '1'];

  it('the bench counts iterations per second for every number of seats', async () => {
    const { code, out } = await pepite([...line, '--json']);
    expect(code).toBe(0);
    const found = JSON.parse(out) as readonly {
      readonly seats: number;
      readonly iterationsPerSecond: number;
      readonly choices: number;
    }[];
    expect(found.map(({ seats }) => seats)).toEqual([3, 4]);
    for (const { iterationsPerSecond, choices } of found) {
      expect(iterationsPerSecond).toBeGreaterThan(0);
      expect(choices).toBeGreaterThan(3);
    }
  });

  it('the bench prints a table in the language that is asked for', async () => {
    const { code, out } = await pepite([...line, '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toContain('itérations/s');
    expect(out.match(/^Aurum +[34] /gm)).toHaveLength(2);
    expect(benchBotsWords.en.columns).toContain('iterations/s');
  });

  it('the bench stops when it is interrupted', async () => {
    const { code, error } = await pepite(line, { interrupted: AbortSignal.abort() });
    expect(code).toBe(130);
    expect(error).toContain('Interrupted');
  });

  it('the bench refuses what it does not know', async () => {
    expectRefusal(await pepite([...line, '--bogus']));
    expectRefusal(await pepite(['bench', 'bots', '--game', 'go']));
    expectRefusal(await pepite(['bench', 'bots', '--seconds', '0']));
  });
});
