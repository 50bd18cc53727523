import { describe, expect, it } from 'vitest';
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
      expect(iterationsPerSecond).toBeGreaterThan(100);
      expect(choices).toBeGreaterThan(3);
    }
  });

  it.each([
    ['en', 'iterations/s'],
    ['fr', 'itérations/s'],
  ])('the bench prints a table in %s', async (lang, column) => {
    const { code, out } = await pepite([...line, '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toContain(column);
    expect(out.match(/^Aurum +[34] /gm)).toHaveLength(2);
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
