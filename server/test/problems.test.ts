import { itemAt, Seeded } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_LIMITS } from '../http/limits.ts';
import { TestServer } from './support/test-server.ts';
import { Solo } from './support/solo.ts';
import { type Http, openTestHttp } from './support/test-server-http.ts';

const SETUP: NewMatchRequest = {
  game: 'aurum',
  bots: [null, 'random', 'random'],
  options: {},
  access: 'link',
  start: true,
};

let testServer: TestServer;
let app: Http;

beforeEach(async () => {
  testServer = new TestServer(new Seeded(1));
  app = await openTestHttp(testServer, NO_LIMITS);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
  await testServer.close();
});

/** Somebody comes, says a name and makes a match. */
async function create() {
  const me = await app.inject({ method: 'PUT', url: '/api/me', payload: { name: 'Ann' } });
  const cookie = itemAt(String(me.headers['set-cookie']).split(';'), 0);
  const headers = { cookie };
  return app.inject({ method: 'POST', url: '/api/matches', payload: SETUP, headers });
}

describe('sound requests that the server can’t carry out', () => {
  it('[R5] whoever asks for more bots than there is place for is told “busy”', async () => {
    vi.spyOn(testServer.bots, 'hasRoom').mockReturnValue(false);
    const answer = await create();
    expect([answer.statusCode, answer.json()]).toEqual([503, { problem: { kind: 'busy' } }]);
  });

  it('[R4] whoever makes a match that breaks as it begins is told so', async () => {
    vi.spyOn(testServer.bots, 'seat').mockImplementationOnce(() => {
      throw new Error('boom');
    });
    const answer = await create();
    const problem = { kind: 'match-broken' };
    expect([answer.statusCode, answer.json()]).toEqual([500, { problem }]);
    expect((await create()).statusCode).toBe(201);
  });

  it('[R4] whoever asks for a record that can’t be written is told so, each time', async () => {
    const ann = await Solo.begin(testServer, 'Ann');
    const ben = await Solo.begin(testServer, 'Ben');
    for (const solo of [ann, ben]) await solo.finish();
    const match = await ann.match();
    vi.spyOn(match.seats, 'players').mockImplementationOnce(() => {
      throw new Error('boom');
    });
    const problem = { kind: 'match-broken' };
    for (let time = 0; time < 2; time++) {
      const answer = await app.inject(`/api/matches/${match.id}/record`);
      expect([answer.statusCode, answer.json()]).toEqual([500, { problem }]);
    }
    expect(await testServer.brokenIn(match.id)).toBe('test');
    expect(testServer.reports).toEqual([expect.objectContaining({ cause: new Error('boom') })]);
    const sound = await app.inject(`/api/matches/${(await ben.match()).id}/record`);
    expect(sound.statusCode).toBe(200);
  });
});
