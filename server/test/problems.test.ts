import { itemAt, Seeded } from '@pepite/kernel';
import type { Setup } from '@pepite/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Health } from '../door/health.ts';
import { NO_LIMITS } from '../door/limits.ts';
import { openDoor } from '../door/open.ts';
import { makeLogger } from '../log.ts';
import { Backstage } from './support/backstage.ts';
import { Solo } from './support/solo.ts';

const SETUP: Setup = {
  game: 'aurum',
  bots: [null, 'random', 'random'],
  options: {},
  access: 'link',
  start: true,
};

let stage: Backstage;
let app: Awaited<ReturnType<typeof openDoor>>;

beforeEach(async () => {
  stage = new Backstage(new Seeded(1));
  app = await openDoor(stage.place, {
    pages: '/nowhere',
    cookieKey: Buffer.alloc(32),
    limits: NO_LIMITS,
    proxy: false,
    logger: makeLogger('silent'),
    clock: stage.clock,
    health: new Health(stage.clock, () => true),
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
  stage.close();
});

/** Somebody comes, says a name and makes a match. */
async function create() {
  const me = await app.inject({ method: 'PUT', url: '/api/me', payload: { name: 'Ann' } });
  const cookie = itemAt(String(me.headers['set-cookie']).split(';'), 0);
  const headers = { cookie };
  return app.inject({ method: 'POST', url: '/api/matches', payload: SETUP, headers });
}

describe('a request that the server can’t carry out, though nothing is wrong with it', () => {
  it('[R5] is told to come back later when there is no room for more bots', async () => {
    vi.spyOn(stage.thinking, 'hasRoom').mockReturnValue(false);
    const answer = await create();
    expect([answer.statusCode, answer.json()]).toEqual([503, { problem: { kind: 'busy' } }]);
  });

  it('[R4] is told that the match broke as it began, and others begin', async () => {
    vi.spyOn(stage.thinking, 'seat').mockImplementationOnce(() => {
      throw new Error('boom');
    });
    const answer = await create();
    const problem = { kind: 'match-broken' };
    expect([answer.statusCode, answer.json()]).toEqual([500, { problem }]);
    expect((await create()).statusCode).toBe(201);
  });

  it('[R4] is told that a match broke whose record can’t be written, again and again', async () => {
    const ann = new Solo(stage, 'Ann');
    const ben = new Solo(stage, 'Ben');
    for (const solo of [ann, ben]) solo.finish();
    const { match } = ann;
    vi.spyOn(match, 'record').mockImplementationOnce(() => {
      throw new Error('boom');
    });
    const problem = { kind: 'match-broken' };
    for (let time = 0; time < 2; time++) {
      const answer = await app.inject(`/api/matches/${match.id}/record`);
      expect([answer.statusCode, answer.json()]).toEqual([500, { problem }]);
    }
    expect(stage.store.outline(match.id)?.brokenIn).toBe('test');
    expect(stage.reports).toEqual([expect.objectContaining({ cause: new Error('boom') })]);
    const sound = await app.inject(`/api/matches/${ben.match.id}/record`);
    expect(sound.statusCode).toBe(200);
  });
});
