import { describe, expect, it } from 'vitest';
import { Addresses, Allowance } from '../door/limits.ts';
import { TestClock } from './support/clock.ts';

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
});
