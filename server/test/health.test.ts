import { VERSION } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { Health } from '../http/health.ts';
import { LIMITS } from '../http/limits.ts';
import { canWrite, openDatabase } from '../store/database.ts';
import { TestClock } from '../../matches/test/support/clock.ts';
import { openBehindProxy } from './support/test-server-http.ts';
import { temporaryFolder } from './support/folder.ts';
import { startServer, startServing } from './support/in-process.ts';

const LOCAL = { host: '127.0.0.1', port: 0 };

describe('metrics of the server', () => {
  it('metrics are served on a port of their own, and not to players', async () => {
    const { port, metricsPort } = await startServing({ metrics: LOCAL });
    const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await figures.text()).toContain('pepite_connections');
    const health = await fetch(`http://127.0.0.1:${metricsPort}/healthz`);
    expect(await health.json()).toEqual({ status: 'ok', version: VERSION });
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  });

  it('metrics are served nowhere unless a setting asks for them', async () => {
    const { port, metricsPort } = await startServing();
    expect(metricsPort).toBeUndefined();
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  });
});

describe('health', () => {
  it('health is shown to this machine, with the version of the program', async () => {
    for (const proxy of [false, 1] as const) {
      const answer = await fetch(`${await startServer({ proxy })}/healthz`);
      const told = [answer.status, await answer.json()];
      expect(told).toEqual([200, { status: 'ok', version: VERSION }]);
    }
  });

  it.each([
    ['from elsewhere', { remoteAddress: '203.0.113.7' }],
    ['passed on for somebody', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['who says to be here', { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' } }],
    [
      'from elsewhere who says to be a proxy',
      { remoteAddress: '203.0.113.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
  ])('[R7] health looks like a page that is not there to whoever asks %s', async (_who, asking) => {
    const app = await openBehindProxy(LIMITS);
    const ask = async (url: string) => {
      const { statusCode, headers, body } = await app.inject({ url, ...asking });
      // When it was said is another moment.
      return { statusCode, headers: { ...headers, date: '' }, body };
    };
    expect(await ask('/healthz')).toEqual(await ask('/nowhere'));
    expect((await ask('/healthz')).statusCode).toBe(404);
    expect((await ask('/healthz')).body).not.toContain('ok');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('[R7] a request for health counts like any other for whoever may not see it', async () => {
    const app = await openBehindProxy({ ...LIMITS, request: { burst: 2, perSecond: 1 } });
    const ask = async (remoteAddress: string): Promise<number> =>
      (await app.inject({ url: '/healthz', remoteAddress })).statusCode;
    const stranger = '203.0.113.7';
    expect([await ask(stranger), await ask(stranger), await ask(stranger)]).toEqual([
      404, 404, 429,
    ]);
    const here = '127.0.0.1';
    expect([await ask(here), await ask(here), await ask(here)]).toEqual([200, 200, 200]);
  });

  it('health is bad while the disk refuses writes, which shows within ten seconds', async () => {
    const clock = new TestClock();
    let isFull = false;
    let tries = 0;
    const health = new Health(clock, () => {
      tries++;
      return Promise.resolve(!isFull);
    });
    const ask = () => health.isWritable;
    expect([await ask(), await ask(), tries]).toEqual([true, true, 1]);
    isFull = true;
    await clock.pass(9999);
    expect([await ask(), tries]).toEqual([true, 1]);
    await clock.pass(1);
    expect([await ask(), await ask(), tries]).toEqual([false, false, 2]);
    isFull = false;
    await clock.pass(10_000);
    expect([await ask(), tries]).toEqual([true, 3]);
  });

  it('[R24] health is bad over HTTP on both ports while less than a megabyte is free', async () => {
    const clock = new TestClock();
    let free = 1 << 20;
    const parts = { clock, freeBytes: () => free };
    const { port, metricsPort } = await startServing({ metrics: LOCAL }, parts);
    const ask = () =>
      Promise.all(
        [port, metricsPort].map(async (one) => {
          const answer = await fetch(`http://127.0.0.1:${one}/healthz`);
          return [answer.status, await answer.json()];
        }),
      );
    const good = [200, { status: 'ok', version: VERSION }];
    const bad = [503, { status: 'read-only', version: VERSION }];
    expect(await ask()).toEqual([good, good]);
    free--;
    await clock.pass(10_000);
    expect(await ask()).toEqual([bad, bad]);
    free++;
    await clock.pass(10_000);
    expect(await ask()).toEqual([good, good]);
  });

  it('[R24] the disk counts as writable only if a write succeeds', () => {
    const database = openDatabase(temporaryFolder());
    const size = Number(database.pragma('page_count', { simple: true }));
    expect(canWrite(database)).toBe(true);
    // From now on the file may not grow, and then not be written to at all.
    database.pragma(`max_page_count = ${size}`);
    expect(canWrite(database)).toBe(true);
    database.pragma('query_only = ON');
    expect(canWrite(database)).toBe(false);
    database.pragma('query_only = OFF');
    expect(canWrite(database)).toBe(true);
    database.close();
  });
});
