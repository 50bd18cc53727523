import { TokenBucket } from '@pepite/matches';
import { describe, expect, it } from 'vitest';
import { bucketOf } from '../http/address.ts';
import { Addresses, type AdmittedSocket } from '../http/addresses.ts';
import { fitted, type Limits, LIMITS } from '../http/limits.ts';
import { type BufferedSocket, Unread } from '../http/unread.ts';
import { TestClock } from '../../matches/test/support/clock.ts';
import { startServer } from './support/in-process.ts';

const SMALL: Limits = {
  ...LIMITS,
  message: { burst: 2, perSecond: 0 },
  messageOfAddress: { burst: 3, perSecond: 0 },
  socketsOfAddress: 2,
};

function enter(addresses: Addresses, bucket: string): AdmittedSocket {
  const entry = addresses.enter(bucket);
  if (typeof entry === 'string') throw new Error(entry);
  return entry;
}

describe('a token bucket', () => {
  it('a token bucket allows a burst, then so many tokens a second', async () => {
    const clock = new TestClock();
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, clock);
    const take = (count: number) => Array.from({ length: count }, () => bucket.take());
    expect(take(4)).toEqual([true, true, true, false]);
    await clock.pass(1000);
    expect(take(3)).toEqual([true, true, false]);
    await clock.pass(60_000);
    expect(take(4)).toEqual([true, true, true, false]);
  });

  it('a token bucket takes what messages cost, and what answers cost afterwards', async () => {
    const clock = new TestClock();
    const bucket = new TokenBucket({ burst: 10, perSecond: 1 }, clock);
    expect([bucket.take(8), bucket.take(8), bucket.take(2)]).toEqual([true, false, true]);
    bucket.charge(5);
    await clock.pass(5000);
    expect(bucket.take()).toBe(false);
    expect(bucket.wait()).toBe(1000);
    await clock.pass(1000);
    expect(bucket.take()).toBe(true);
  });

  it('a full token bucket lets something pass that costs more than it holds', async () => {
    const clock = new TestClock();
    const bucket = new TokenBucket({ burst: 10, perSecond: 1 }, clock);
    expect([bucket.take(30), bucket.take()]).toEqual([true, false]);
    await clock.pass(20_000);
    expect(bucket.take()).toBe(false);
  });

  it('a token bucket does not depend on the date, which somebody may set', async () => {
    const clock = new TestClock();
    const bucket = new TokenBucket({ burst: 1, perSecond: 1 }, clock);
    expect(bucket.take()).toBe(true);
    clock.dateOffset -= 3_600_000;
    await clock.pass(1000);
    expect(bucket.take()).toBe(true);
    clock.dateOffset += 86_400_000;
    expect(bucket.take()).toBe(false);
  });

  it('limits leave file descriptors for others, however few there are', () => {
    expect(fitted(LIMITS, 1 << 20)).toEqual(LIMITS);
    const few = fitted(LIMITS, 1024);
    expect(few.connections).toBeLessThan(1024);
    expect(few.sockets).toBeLessThan(few.connections);
    expect(2 * few.connectionsOfAddress).toBeLessThanOrEqual(few.connections);
  });
});

describe('an address', () => {
  it('an address has so many sockets, and one allowance for all their messages', () => {
    const addresses = new Addresses(SMALL, new TestClock());
    const one = enter(addresses, 'a');
    const other = enter(addresses, 'a');
    expect(addresses.enter('a')).toBe('too-fast');
    enter(addresses, 'b');
    expect([one.take(), one.take(), one.take()]).toEqual([true, true, false]);
    expect([other.take(), other.take()]).toEqual([true, false]);
    one.leave();
    one.leave();
    enter(addresses, 'a');
    expect(addresses.enter('a')).toBe('too-fast');
  });

  it('an address pays for what its answers cost with all its sockets', () => {
    const addresses = new Addresses(SMALL, new TestClock());
    const one = enter(addresses, 'a');
    one.charge(50);
    expect(enter(addresses, 'a').take()).toBe(false);
    expect(enter(addresses, 'b').take()).toBe(true);
  });

  it('an address pays with requests for sockets that had to be hung up', () => {
    const addresses = new Addresses(LIMITS, new TestClock());
    const { burst } = LIMITS.request;
    for (let count = 0; count < burst / 10; count++) enter(addresses, 'a').hungUp();
    expect(addresses.request('a')).toBeGreaterThan(0);
    // No more than that, however many there are.
    for (let count = 0; count < 100; count++) enter(addresses, 'a').hungUp();
    expect(addresses.request('a')).toBeLessThan(2000);
    expect(addresses.request('b')).toBe(0);
  });

  it('an address does not get a new allowance by closing its sockets', async () => {
    const clock = new TestClock();
    const addresses = new Addresses(SMALL, clock);
    const spend = (): number => {
      const entry = enter(addresses, 'a');
      const spent = [entry.take(), entry.take(), entry.take()].filter(Boolean).length;
      entry.leave();
      return spent;
    };
    expect([spend(), spend(), spend()]).toEqual([2, 1, 0]);
    await clock.pass(59_000);
    expect(spend()).toBe(0);
    await clock.pass(75_000);
    expect(spend()).toBe(2);
  });

  it('an address is forgotten after a while, and so are the first of too many', async () => {
    const clock = new TestClock();
    const addresses = new Addresses(LIMITS, clock);
    enter(addresses, 'stays');
    for (let count = 0; count < 250_000; count++) addresses.request(`a${count}`);
    expect(addresses.size).toBeLessThanOrEqual(100_001);
    await clock.pass(61_000);
    addresses.request('b');
    expect(addresses.size).toBe(2);
  });

  it('an address has a separate allowance for connections and free requests', () => {
    const trifle = { burst: 3, perSecond: 1 };
    const addresses = new Addresses({ ...LIMITS, trifle }, new TestClock());
    expect(addresses.connect('a')).toBeDefined();
    expect([addresses.request('a', 0), addresses.request('a', 0)]).toEqual([0, 0]);
    expect([addresses.request('a', 0), addresses.connect('a')]).toEqual([1000, undefined]);
    expect(addresses.request('a')).toBe(0);
  });

  it('the server is full for a new address when there are too many sockets in all', () => {
    const addresses = new Addresses({ ...SMALL, sockets: 2 }, new TestClock());
    const first = enter(addresses, 'a');
    enter(addresses, 'b');
    expect(addresses.enter('c')).toBe('full');
    first.leave();
    enter(addresses, 'c');
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['unix socket', 'unknown'],
    [undefined, 'unknown'],
  ])('the address %s counts as %s', (address, bucket) => {
    expect(bucketOf(address)).toBe(bucket);
  });
});

describe('what pages leave unread', () => {
  function reader(bufferedAmount: number): BufferedSocket & { isEnded: boolean } {
    return {
      bufferedAmount,
      isEnded: false,
      terminate() {
        this.isEnded = true;
      },
    };
  }

  it('the slowest readers of an address that leaves too much unread are ended', () => {
    const unread = new Unread(100);
    const readers = [reader(10), reader(60), reader(0), reader(50)];
    for (const one of readers) unread.add(one);
    unread.check();
    expect(readers.map(({ isEnded }) => isEnded)).toEqual([false, true, false, false]);
  });

  it('unread messages are counted when that much has been sent, and not before', () => {
    const unread = new Unread(100);
    const slow = reader(101);
    unread.add(slow);
    unread.sending(100);
    expect(slow.isEnded).toBe(false);
    unread.sending(1);
    expect(slow.isEnded).toBe(true);
  });
});

describe('requests', () => {
  const statuses = async (url: string, count: number): Promise<ReadonlySet<number>> => {
    const found = new Set<number>();
    for (let left = count; left > 0; left--) {
      const response = await fetch(url);
      await response.text();
      found.add(response.status);
    }
    return found;
  };
  const only = (status: number): ReadonlySet<number> => new Set([status]);
  const MOST = LIMITS.request.burst;

  it('requests count against their address, except for the files of the pages', async () => {
    const base = await startServer({ limits: true }, { clock: new TestClock() });
    expect(await statuses(`${base}/assets/script.js`, MOST + 1)).toEqual(only(200));
    expect(await statuses(`${base}/api/me`, MOST)).toEqual(only(200));
    expect(await statuses(`${base}/api/me?from=/assets/`, 1)).toEqual(only(429));
    expect(await statuses(`${base}/assets/script.js`, 1)).toEqual(only(200));
  });

  it('requests for missing files count, and those for health are counted apart', async () => {
    const base = await startServer({ limits: true }, { clock: new TestClock() });
    expect(await statuses(`${base}/nowhere`, MOST / 2)).toEqual(only(404));
    expect(await statuses(`${base}/assets/nowhere.js`, MOST / 2)).toEqual(only(404));
    expect(await statuses(`${base}/assets/nowhere.js`, 1)).toEqual(only(429));
    expect(await statuses(`${base}/healthz`, MOST + 1)).toEqual(only(200));
  });

  it('requests whose address can’t be read count, too', async () => {
    const limits = { ...LIMITS, request: { burst: 3, perSecond: 1 } };
    const base = await startServer({}, { limits, clock: new TestClock() });
    expect(await statuses(`${base}/m/%`, 3)).toEqual(only(400));
    await expect(statuses(`${base}/m/%`, 1)).rejects.toThrow('fetch failed');
    expect(await statuses(`${base}/api/me`, 1)).toEqual(only(429));
  });

  it('a refused request ends its connection, and new connections are counted', async () => {
    const clock = new TestClock();
    const limits = {
      ...LIMITS,
      request: { burst: 1, perSecond: 1 },
      trifle: { burst: 10, perSecond: 1 },
    };
    const base = await startServer({}, { limits, clock });
    await statuses(`${base}/api/me`, 1);
    const refused = await fetch(`${base}/api/me`);
    expect([refused.status, refused.headers.get('connection')]).toEqual([429, 'close']);
    await expect(statuses(`${base}/api/me`, 10)).rejects.toThrow('fetch failed');
    await clock.pass(1000);
    expect(await statuses(`${base}/api/me`, 1)).toEqual(only(200));
  });

  it('requests are allowed again after a while, whatever the date is set to', async () => {
    const clock = new TestClock();
    const base = await startServer({ limits: true }, { clock });
    await statuses(`${base}/api/me`, MOST);
    const refused = await fetch(`${base}/api/me`);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ problem: { kind: 'too-fast' } });
    expect(refused.headers.get('retry-after')).toBe('1');
    clock.dateOffset -= 3_600_000;
    await clock.pass(1000);
    expect(await statuses(`${base}/api/me`, LIMITS.request.perSecond)).toEqual(only(200));
    expect(await statuses(`${base}/api/me`, 1)).toEqual(only(429));
  });
});
