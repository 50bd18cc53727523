import { describe, expect, it } from 'vitest';
import { Addresses, Allowance, LIMITS } from '../door/limits.ts';
import { TestClock } from './support/clock.ts';
import { startServer } from './support/in-process.ts';

describe('limits', () => {
  it('allow a burst, then so many a second', () => {
    const clock = new TestClock();
    const allowance = new Allowance({ burst: 3, perSecond: 2 }, clock);
    const take = (count: number) => Array.from({ length: count }, () => allowance.take());
    expect(take(4)).toEqual([true, true, true, false]);
    clock.pass(1000);
    expect(take(3)).toEqual([true, true, false]);
    clock.pass(60_000);
    expect(take(4)).toEqual([true, true, true, false]);
  });

  it('do not depend on the date, which somebody may set', () => {
    const clock = new TestClock();
    const allowance = new Allowance({ burst: 1, perSecond: 1 }, clock);
    expect(allowance.take()).toBe(true);
    clock.dateOffset -= 3_600_000;
    clock.pass(1000);
    expect(allowance.take()).toBe(true);
    clock.dateOffset += 86_400_000;
    expect(allowance.take()).toBe(false);
  });

  it('count the connections of an address, and what they say together', () => {
    const clock = new TestClock();
    const addresses = new Addresses(
      {
        message: { burst: 2, perSecond: 0 },
        messageOfAddress: { burst: 3, perSecond: 0 },
        connectionsOfAddress: 2,
        requests: 1,
      },
      clock,
    );
    const one = addresses.enter('a');
    const other = addresses.enter('a');
    expect(addresses.enter('a')).toBeUndefined();
    expect(addresses.enter('b')).toBeDefined();
    expect([one?.take(), one?.take(), one?.take()]).toEqual([true, true, false]);
    expect([other?.take(), other?.take()]).toEqual([true, false]);
    one?.leave();
    expect(addresses.enter('a')).toBeDefined();
  });

  it('count requests of an address, but not the files that all new visitors fetch', async () => {
    const base = await startServer({ limits: true });
    const statuses = async (path: string, count: number): Promise<ReadonlySet<number>> => {
      const found = new Set<number>();
      for (let left = count; left > 0; left--) {
        const response = await fetch(`${base}${path}`);
        await response.text();
        found.add(response.status);
      }
      return found;
    };
    expect(await statuses('/assets/script.js', LIMITS.requests + 1)).toEqual(new Set([200]));
    expect(await statuses('/api/me', LIMITS.requests)).toEqual(new Set([200]));
    expect(await statuses('/api/me?from=/assets/', 1)).toEqual(new Set([429]));
    expect(await statuses('/assets/script.js', 1)).toEqual(new Set([200]));
  });
});
