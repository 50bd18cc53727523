import { VERSION } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { Health } from '../door/health.ts';
import { canWrite, openDatabase } from '../store/database.ts';
import { TestClock } from './support/clock.ts';
import { temporaryFolder } from './support/folder.ts';
import { startServer, startServing } from './support/in-process.ts';

const LOCAL = { host: '127.0.0.1', port: 0 };

describe('figures about the server', () => {
  it('are told on a door of their own, and not to players', async () => {
    const { port, metricsPort } = await startServing({ metrics: LOCAL });
    const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await figures.text()).toContain('pepite_connections');
    const health = await fetch(`http://127.0.0.1:${metricsPort}/healthz`);
    expect(await health.json()).toEqual({ status: 'ok', version: VERSION });
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  });

  it('are told nowhere unless somebody wants them', async () => {
    const { port, metricsPort } = await startServing();
    expect(metricsPort).toBeUndefined();
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  });
});

describe('health', () => {
  it('is told to everybody, with the version of the program', async () => {
    const base = await startServer();
    const answer = await fetch(`${base}/healthz`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', version: VERSION }]);
  });

  it('is bad while the disk takes nothing, and is found out every ten seconds at most', () => {
    const clock = new TestClock();
    let isFull = false;
    let tries = 0;
    const health = new Health(clock, () => {
      tries++;
      return !isFull;
    });
    expect([health.isWritable, health.isWritable, tries]).toEqual([true, true, 1]);
    isFull = true;
    clock.pass(9999);
    expect([health.isWritable, tries]).toEqual([true, 1]);
    clock.pass(1);
    expect([health.isWritable, health.isWritable, tries]).toEqual([false, false, 2]);
    isFull = false;
    clock.pass(10_000);
    expect([health.isWritable, tries]).toEqual([true, 3]);
  });

  it('[R24] is bad over HTTP while less than a megabyte is free, on both doors', async () => {
    const clock = new TestClock();
    let free = 1 << 20;
    const parts = { clock, freeBytes: () => free };
    const { port, metricsPort } = await startServing({ metrics: LOCAL }, parts);
    const ask = () =>
      Promise.all(
        [port, metricsPort].map(async (door) => {
          const answer = await fetch(`http://127.0.0.1:${door}/healthz`);
          return [answer.status, await answer.json()];
        }),
      );
    const good = [200, { status: 'ok', version: VERSION }];
    const bad = [503, { status: 'read-only', version: VERSION }];
    expect(await ask()).toEqual([good, good]);
    free--;
    clock.pass(10_000);
    expect(await ask()).toEqual([bad, bad]);
    free++;
    clock.pass(10_000);
    expect(await ask()).toEqual([good, good]);
  });

  it('[R24] is asked of the disk by writing to it', () => {
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
