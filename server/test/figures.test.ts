import type { MatchStore } from '@pepite/matches';
import { once } from 'node:events';
import { Seeded, VERSION } from '@pepite/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { makeMetrics, type Metrics } from '../metrics.ts';
import { tellingConflicts } from '../store/conflicts.ts';
import { Guest } from './support/guest.ts';
import { startServing } from './support/in-process.ts';
import { readableLog } from './support/log.ts';
import { refusalOf } from './support/refused.ts';
import { TestServer } from './support/test-server.ts';

/** What is told under a name, with its labels if it has any. */
async function figure(metrics: Metrics, name: string): Promise<number | undefined> {
  const line = (await metrics.print()).split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

const LOCAL = { host: '127.0.0.1', port: 0 };

describe('figures of the server', () => {
  it('conflicts are counted, but for those of sealed choices alone', async () => {
    const metrics = makeMetrics(() => 0);
    let answer: 'kept' | 'conflict' = 'conflict';
    const server = new TestServer(new Seeded(1));
    onTestFinished(() => server.close());
    const losing: MatchStore = { ...server.store, append: () => Promise.resolve(answer) };
    const telling = tellingConflicts(losing, () => metrics.conflicted());
    expect(await telling.append('m', 1, { status: 'over' }, 1)).toBe('conflict');
    expect(await figure(metrics, 'pepite_conflicts_total')).toBe(1);
    await telling.append('m', 1, { choices: ['0 take'], deciding: 2 }, 1);
    answer = 'kept';
    await telling.append('m', 1, { status: 'over' }, 1);
    expect(await figure(metrics, 'pepite_conflicts_total')).toBe(1);
  });

  it('what is looked up is told as it is at that moment', async () => {
    let waiting = 3;
    let isWritable = true;
    const metrics = makeMetrics(() => 7, {
      botsWaiting: () => waiting,
      reviewsWanted: () => 2 * waiting,
      isWritable: () => Promise.resolve(isWritable),
    });
    const names = [
      'pepite_matches',
      'pepite_bots_waiting',
      'pepite_reviews_wanted',
      'pepite_writable',
    ];
    const told = () => Promise.all(names.map((name) => figure(metrics, name)));
    expect(await told()).toEqual([7, 3, 6, 1]);
    waiting = 0;
    isWritable = false;
    expect(await told()).toEqual([7, 0, 0, 0]);
    expect(await figure(metrics, `pepite_build_info{version="${VERSION}"}`)).toBe(1);
  });

  it('a disk that is full shows among the figures', async () => {
    const parts = { freeBytes: () => 0 };
    const { metricsPort } = await startServing({ metrics: LOCAL }, parts);
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toContain('\npepite_writable 0\n');
  });
});

describe('what the log tells requests by', () => {
  it('refusals have the id of their request in the log, and each is counted', async () => {
    const { lines, logger } = readableLog();
    const { port, metricsPort } = await startServing({ metrics: LOCAL }, { logger });
    const url = `ws://127.0.0.1:${port}/socket`;
    await refusalOf(new WebSocket(url));
    await refusalOf(new WebSocket(url));
    await refusalOf(new WebSocket(url, { origin: 'https://elsewhere.example' }));
    const refused = lines.filter(({ msg }) => msg === 'refused');
    expect(refused.map(({ kind }) => kind)).toEqual(['no-guest', 'foreign-origin']);
    const ids = refused.map(({ reqId }) => String(reqId));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
    expect(new Set(ids).size).toBe(2);
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toContain('\npepite_refusals_total{kind="no-guest"} 2\n');
    expect(text).toContain('\npepite_refusals_total{kind="foreign-origin"} 1\n');
  });

  it('a socket has an id of its own in the log, and no token', async () => {
    const { lines, logger } = readableLog();
    const { port } = await startServing({}, { logger });
    const { cookie } = await Guest.arrive(`http://127.0.0.1:${port}`, 'Ada');
    for (let count = 0; count < 2; count++) {
      const headers = { cookie };
      const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers });
      await once(socket, 'open');
      socket.terminate();
    }
    const opened = lines.filter(({ msg }) => msg === 'socket opened');
    expect(new Set(opened.map(({ reqId }) => reqId)).size).toBe(2);
    const [token = ''] = decodeURIComponent(cookie.replace(/^[^=]*=/, '')).split('~');
    expect(token.length).toBeGreaterThan(20);
    expect(JSON.stringify(lines)).not.toContain(token);
  });
});
