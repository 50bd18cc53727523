import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { reportTable } from '../bench/scale/report.ts';
import type { Scale } from '../bench/scale/run.ts';
import { scaleWords } from '../bench/scale/words.ts';
import { builtPepite } from './built.ts';
import { expectRefusal, pepite } from './pepite.ts';

const SMALL = ['--stored', '30', '--idle', '5', '--live', '4', '--seconds', '5'];
const LEAST = ['--stored', '1', '--idle', '1', '--live', '1', '--seconds', '1'];

describe('bench scale', () => {
  it('the bench tells how long starts take, what they need and how long players wait', async () => {
    const { code, out } = await builtPepite(['bench', 'scale', ...SMALL, '--json']);
    expect(code).toBe(0);
    const { plan, empty, stored, idleBytes, live } = JSON.parse(out) as Scale & { plan: object };
    expect(plan).toEqual({ stored: 30, idle: 5, live: 4, seconds: 5, seed: 1, store: 'sqlite' });
    for (const { milliseconds, bytes } of [empty, stored]) {
      expect(milliseconds).toBeGreaterThan(50);
      expect(bytes).toBeGreaterThan(1 << 20);
    }
    expect(idleBytes).toBeGreaterThan(1 << 20);
    // Four matches, a move every ten seconds in each: two in all, the last after 2.5 seconds, or
    // later where the machine is busy.
    expect(live.movesPerSecond).toBeGreaterThan(0);
    expect(live.movesPerSecond).toBeLessThanOrEqual(0.8);
    expect(live.p99).toBeGreaterThanOrEqual(live.p50);
  });

  const NAMES = {
    en: ['30 stored matches', '… and 5 sockets in the lobby', '4 live matches'],
    fr: ['30 parties enregistrées', '… et 5 connexions dans le salon', '4 parties en cours'],
  } as const;

  it('the bench prints its table', async () => {
    const { code, out } = await builtPepite(['bench', 'scale', ...LEAST, '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toMatch(/parties? en cours/);
  });

  it.each(LANGUAGES)('the table of the bench has names for everything in %s', (language) => {
    const started = { milliseconds: 300, bytes: 40 << 20 };
    const live = {
      isPinned: true,
      bytes: 50 << 20,
      movesPerSecond: 0.4,
      p50: 2,
      p99: 3,
      load: 0.1,
    };
    const scale = { empty: started, stored: started, idleBytes: 45 << 20, live };
    const plan = { stored: 30, idle: 5, live: 4, seconds: 5, seed: 1, store: 'sqlite' } as const;
    const out = reportTable(plan, scale, scaleWords[language]).join('\n');
    for (const name of NAMES[language]) expect(out).toContain(name);
  });

  it('the bench stops when it is told to', async () => {
    const interrupted = AbortSignal.abort();
    const { code, error } = await pepite(['bench', 'scale', ...SMALL], { interrupted });
    expect(code).toBe(130);
    expect(error).toContain('Interrupted');
  });

  it('an unknown flag is refused', async () => {
    expectRefusal(await pepite(['bench', 'scale', '--bogus']));
    expectRefusal(await pepite(['bench', 'scale', '--live', '0']));
    expectRefusal(await pepite(['bench', 'scale', '--live', '15001']));
  });
});
