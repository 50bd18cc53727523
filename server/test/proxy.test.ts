import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../http/limits.ts';
import { parseProxy, type TrustedProxies, trustOf } from '../proxy.ts';
import { TestClock } from '../../matches/test/support/clock.ts';
import { within } from './support/deadline.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { readableLog } from './support/log.ts';
import { refusalOf } from './support/refused.ts';

type Headers = Readonly<Record<string, string>>;

/** What a proxy makes of a visitor's header that names an address which is not the visitor's. */
const forged = (count: number): Headers => ({
  'x-forwarded-for': `10.0.${count >> 8}.${count & 255}, 203.0.113.7`,
});

async function comesIn(guest: Guest, base: string, headers: Headers): Promise<void> {
  const socket = guest.connect(base, headers);
  await within(10, 'a socket opens', once(socket, 'open'));
  const answer = once(socket, 'message');
  socket.send('{"type":"ping"}');
  await within(5, 'an answer', answer);
}

describe('behind a proxy', () => {
  it('a forged header does not get anybody more requests', async () => {
    const base = await startServer({ limits: true, proxy: 1 }, { clock: new TestClock() });
    const ask = async (headers: Headers): Promise<number> => {
      const answer = await fetch(`${base}/api/me`, { headers });
      await answer.text();
      return answer.status;
    };
    const { burst } = LIMITS.request;
    for (let count = 0; count < burst; count++) expect(await ask(forged(count))).toBe(200);
    expect(await ask(forged(burst))).toBe(429);
    expect(await ask({ 'x-forwarded-for': '203.0.113.8' })).toBe(200);
  });

  it('a forged header does not get anybody more sockets', async () => {
    const limits = { ...LIMITS, socketsOfAddress: 3 };
    const base = await startServer({ proxy: 1 }, { limits });
    const guest = await Guest.arrive(base, 'Mallory');
    for (let count = 0; count < 3; count++) await comesIn(guest, base, forged(count));
    const fourth = await refusalOf(guest.connect(base, forged(3)));
    expect(fourth).toMatchObject({ status: 429, kind: 'too-fast' });
    await comesIn(guest, base, { 'x-forwarded-for': '203.0.113.8' });
  });

  it('the addresses of one IPv6 network share their limits', async () => {
    const limits = { ...LIMITS, socketsOfAddress: 1 };
    const base = await startServer({ proxy: 1 }, { limits });
    const guest = await Guest.arrive(base, 'Mallory');
    await comesIn(guest, base, { 'x-forwarded-for': '2001:db8:1:2::1' });
    const same = await refusalOf(guest.connect(base, { 'x-forwarded-for': '2001:db8:1:2:f::f' }));
    expect(same.status).toBe(429);
    await comesIn(guest, base, { 'x-forwarded-for': '2001:db8:1:3::1' });
  });

  it('the headers of a proxy are ignored where no proxy is trusted', async () => {
    const base = await startServer({}, { limits: { ...LIMITS, socketsOfAddress: 1 } });
    const guest = await Guest.arrive(base, 'Mallory');
    await comesIn(guest, base, { 'x-forwarded-for': '203.0.113.7' });
    const other = { 'x-forwarded-for': '203.0.113.8' };
    expect((await refusalOf(guest.connect(base, other))).status).toBe(429);
    const host = { origin: 'https://example.com', 'x-forwarded-host': 'example.com' };
    expect((await refusalOf(guest.connect(base, host))).status).toBe(403);
  });

  it('the headers of a proxy at an address that is not trusted are ignored', async () => {
    const base = await startServer({ proxy: ['10.0.0.0/8'] });
    const guest = await Guest.arrive(base, 'Mallory');
    const host = { origin: 'https://example.com', 'x-forwarded-host': 'example.com' };
    expect((await refusalOf(guest.connect(base, host))).status).toBe(403);
    const trusting = await startServer({ proxy: ['127.0.0.0/8'] });
    await comesIn(await Guest.arrive(trusting, 'Ada'), trusting, host);
  });
});

describe('a page behind a proxy', () => {
  const origin = 'https://play.example.com';
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const shapes: Readonly<Record<string, Headers>> = {
    'nginx that passes Host on': { ...forwarded, host: 'play.example.com' },
    'nginx that passes X-Forwarded-Host on': {
      ...forwarded,
      host: '127.0.0.1:4000',
      'x-forwarded-host': 'play.example.com',
    },
    Caddy: {
      ...forwarded,
      host: 'play.example.com',
      'x-forwarded-host': 'play.example.com',
      via: '1.1 Caddy',
    },
  };

  it.each(Object.entries(shapes))('a page comes in through %s', async (_name, headers) => {
    const base = await startServer({ proxy: 1 });
    await comesIn(await Guest.arrive(base, 'Ada', forwarded), base, { origin, ...headers });
  });

  it('[R3] a page through nginx that loses the host is refused, and the log says why', async () => {
    const { lines, logger } = readableLog();
    const base = await startServer({ proxy: 1 }, { logger });
    const guest = await Guest.arrive(base, 'Ada', forwarded);
    // What browsers other than Chromium say of the page is no substitute.
    const headers = { ...forwarded, origin, 'sec-fetch-site': 'same-origin' };
    expect((await refusalOf(guest.connect(base, headers))).status).toBe(403);
    expect(lines.find(({ kind }) => kind === 'foreign-origin')).toMatchObject({
      origin,
      host: new URL(base).host,
      hint: expect.stringMatching(/as Host or as X-Forwarded-Host/) as string,
    });
  });

  it('a page of another site is refused, and the log says what to set', async () => {
    const { lines, logger } = readableLog();
    const base = await startServer({ proxy: 1 }, { logger });
    const guest = await Guest.arrive(base, 'Ada');
    const headers = { ...shapes['Caddy'], origin: 'https://other.example.com' };
    expect((await refusalOf(guest.connect(base, headers))).status).toBe(403);
    expect(lines.find(({ kind }) => kind === 'foreign-origin')).toMatchObject({
      address: '203.0.113.7',
      origin: 'https://other.example.com',
      host: 'play.example.com',
      hint: expect.stringContaining('X-Forwarded-Host') as string,
    });
  });
});

describe('[R3] a server that only counts its proxies', () => {
  const warned = async (proxy: TrustedProxies, host: string): Promise<boolean> => {
    const { lines, logger } = readableLog();
    await startServer({ proxy, host }, { logger });
    return lines.some(({ msg, hint }) => msg.includes('past its proxy') && hint !== undefined);
  };

  it.each<[TrustedProxies, string]>([
    [1, '0.0.0.0'],
    [2, '0.0.0.0'],
  ])('the setting %j is warned of where others reach the server: %s', async (proxy, host) => {
    expect(await warned(proxy, host)).toBe(true);
  });

  it.each<[TrustedProxies, string]>([
    [1, '127.0.0.1'],
    [1, '127.0.0.2'],
    [1, 'localhost'],
    [false, '0.0.0.0'],
    [['10.0.0.0/8'], '0.0.0.0'],
  ])('the setting %j is not warned of where no stranger is believed: %s', async (proxy, host) => {
    expect(await warned(proxy, host)).toBe(false);
  });
});

describe('PEPITE_PROXY', () => {
  it.each([
    ['off', false],
    ['0', false],
    ['on', 1],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('the setting %s is understood', (text, proxy) => {
    expect(parseProxy(text)).toEqual(proxy);
  });

  it.each(['yes', '-1', '99', '10.0.0.0/33', '10.0.0.0/8/8', 'example.com', '10.0.0.1,', ''])(
    'the setting “%s” is refused',
    (text) => {
      expect(parseProxy(text)).toBeUndefined();
    },
  );

  it('a trusted address is recognised however it is written', () => {
    const trusts = trustOf(['10.0.0.0/8', '2001:db8::/32', '::1']);
    const all = ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7', '::1'];
    expect(all.map((address) => trusts(address, 0))).toEqual([true, true, true, true]);
    const none = ['11.1.2.3', '::ffff:11.1.2.3', '2001:db9::7', 'unknown', ''];
    expect(none.map((address) => trusts(address, 0))).not.toContain(true);
  });
});
