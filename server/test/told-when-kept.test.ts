import { itemAt, Seeded } from '@pepite/kernel';
import type { MatchStore } from '@pepite/matches';
import type { OwnMatch, ServerMessage } from '@pepite/protocol';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { settle } from '../../matches/test/support/settle.ts';
import { Health, openMetrics } from '../http/health.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { makeLogger } from '../log.ts';
import { TestServer } from './support/test-server.ts';
import { Solo } from './support/solo.ts';
import { type Http, openTestHttp } from './support/test-server-http.ts';

/** What happened, in order. */
let events: string[];
let testServer: TestServer;
/** What the disk waits for. */
let disk: PromiseWithResolvers<void>;

/** From now on the disk takes its time. */
function hold(): void {
  disk = Promise.withResolvers();
}

beforeEach(() => {
  events = [];
  hold();
  disk.resolve();
  testServer = new TestServer(new Seeded(1), {
    before: () => disk.promise,
    committed: () => events.push('committed'),
  });
  onTestFinished(() => testServer.close());
});

interface Asked {
  readonly url: string;
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly headers?: Record<string, string>;
  readonly payload?: object;
}

/** What comes of a request that is made while something else is to be written. */
async function eventsAt(app: Http, request: Asked): Promise<number> {
  app.addHook('onResponse', (_request, _reply, done) => {
    events.push('answered');
    done();
  });
  hold();
  events.length = 0;
  const written = testServer.registry.rename('ben', 'Ben');
  // It has arrived when it asks the store for something: who it is from, at the latest.
  const asked = vi.spyOn(testServer.client, 'call');
  const answer = app.inject(request);
  while (asked.mock.calls.length === 0) await settle();
  asked.mockRestore();
  await settle();
  expect(events).toEqual([]);
  disk.resolve();
  await written;
  const { statusCode } = await answer;
  await app.close();
  return statusCode;
}

describe('[R10] nothing is told over HTTP before it is on disk', () => {
  const bots = [null, null, null];
  const match = { game: 'aurum', bots, options: {}, access: 'link', start: false };

  it.each([
    ['GET /api/me', { method: 'GET', url: '/api/me' }, 200],
    ['PUT /api/me', { method: 'PUT', url: '/api/me', payload: { name: 'Anna' } }, 200],
    ['POST /api/matches', { method: 'POST', url: '/api/matches', payload: match }, 201],
    ['GET /healthz', { method: 'GET', url: '/healthz' }, 200],
  ] as const)('%s is answered after all earlier writes', async (_what, request, code) => {
    const app = await openTestHttp(testServer, NO_LIMITS);
    const me = await app.inject({ method: 'PUT', url: '/api/me', payload: { name: 'Ann' } });
    const cookie = itemAt(String(me.headers['set-cookie']).split(';'), 0);
    await app.close();
    const again = await openTestHttp(testServer, NO_LIMITS);
    expect(await eventsAt(again, { ...request, headers: { cookie } })).toBe(code);
    expect(events[0]).toBe('committed');
    expect(events.indexOf('answered')).toBe(events.length - 1);
  });

  it('the metrics port answers about health after all that was written before', async () => {
    const health = new Health(testServer.clock, () => testServer.client.call('canWrite'));
    const app = openMetrics(testServer.services.metrics, health, makeLogger('silent'));
    expect(await eventsAt(app, { url: '/healthz' })).toBe(200);
    expect(events).toEqual(['committed', 'answered']);
  });

  it('the metrics port counts no move that is not on disk', async () => {
    const ann = await Solo.begin(testServer, 'Ann');
    await untilPlaying(ann);
    const moves = async (): Promise<number> => {
      const text = await testServer.services.metrics.print();
      return Number(/^pepite_moves_total\{actor="guest"\} (\d+)$/m.exec(text)?.[1] ?? 0);
    };
    const before = await moves();
    hold();
    await ann.move();
    expect(await moves()).toBe(before);
    disk.resolve();
    await settle();
    expect(await moves()).toBe(before + 1);
  });

  it('the record of a match is refused until its last move is on disk', async () => {
    const last = { isBeingKept: false };
    const kept = Promise.withResolvers<void>();
    const spy = (store: MatchStore): MatchStore => ({
      ...store,
      append: async (match, revision, change, date) => {
        last.isBeingKept = change.status === 'over';
        if (last.isBeingKept) await kept.promise;
        return store.append(match, revision, change, date);
      },
    });
    const slow = new TestServer(new Seeded(1), { spy });
    const app = await openTestHttp(slow, NO_LIMITS);
    const ann = await Solo.begin(slow, 'Ann');
    while (!last.isBeingKept) await ann.step();
    const record = async (): Promise<number> =>
      (await app.inject(`/api/matches/${ann.player.match}/record`)).statusCode;
    expect(await record()).toBe(409);
    expect(ann.player.isOver).toBe(false);
    kept.resolve();
    await ann.step();
    expect(ann.player.isOver).toBe(true);
    expect(await record()).toBe(200);
    await app.close();
    await slow.close();
  });
});

/** Plays until it is the turn of nobody else, and what is chosen is settled at once. */
async function untilPlaying(solo: Solo): Promise<void> {
  const { player } = solo;
  const ply = (): number => player.state?.position?.ply ?? 0;
  const first = ply();
  while (ply() === first || !player.hasToDecide) await solo.step();
}

const typesOf = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => (JSON.parse(text) as ServerMessage).type);

describe('[R10] nothing is told over a socket before it is on disk', () => {
  const create = () =>
    testServer.create('ann', { game: 'aurum', bots: [null, null, null], options: {} });

  it('every answer waits for earlier requests, even one that tells of nothing', async () => {
    await testServer.come('ann', 'Ann');
    const match = await create();
    const { connection, texts } = await testServer.come('ben', 'Ben');
    connection.receive(JSON.stringify({ type: 'watch', match }));
    await settle();
    texts.splice(0);
    hold();
    for (const message of [
      { type: 'sit', seat: 1 },
      { type: 'ping' },
      { type: 'lobby' },
      { type: 'watch', match: 'nosuchmatch' },
      'no message',
    ]) {
      connection.receive(JSON.stringify(message));
    }
    await settle();
    expect(texts).toEqual([]);
    disk.resolve();
    await settle();
    expect(typesOf(texts)).toEqual(['match', 'pong', 'lobby', 'mine', 'refused', 'refused']);
  });

  it('others are told of a move once it is on disk', async () => {
    const ann = await Solo.begin(testServer, 'Ann');
    await untilPlaying(ann);
    const { connection, texts } = await testServer.come('ben', 'Ben');
    connection.receive(JSON.stringify({ type: 'watch', match: ann.player.match }));
    await settle();
    texts.splice(0);
    hold();
    await ann.move();
    expect(texts).toEqual([]);
    disk.resolve();
    await settle();
    expect(typesOf(texts)).toEqual(['moved']);
  });

  it('a list of one’s own matches shows no turn as over that is over in memory only', async () => {
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    const spy = (store: MatchStore): MatchStore => ({
      ...store,
      append: async (...change) => {
        if (isHeld) await held.promise;
        return store.append(...change);
      },
    });
    const slow = new TestServer(new Seeded(1), { spy });
    const ann = await Solo.begin(slow, 'Ann');
    await untilPlaying(ann);
    const isTurn = async (): Promise<readonly boolean[]> =>
      (await slow.registry.matchesOf('Ann')).map(({ yourTurn }: OwnMatch) => yourTurn);
    expect(await isTurn()).toEqual([true]);
    isHeld = true;
    await ann.move();
    const { play } = await ann.match();
    expect(play?.state.decides(0)).toBe(false);
    expect(await isTurn()).toEqual([true]);
    held.resolve();
    await settle();
    expect(await isTurn()).toEqual([false]);
    await slow.close();
  });
});
