import { Seeded } from '@pepite/kernel';
import type { AddedBot, OwnBots } from '@pepite/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NO_LIMITS } from '../http/limits.ts';
import { programWith } from '../programs/token.ts';
import { MOST_TOKENS } from '../store/bot-tokens.ts';
import { TestServer } from './support/test-server.ts';
import { type Http, openTestHttp } from './support/test-server-http.ts';

let server: TestServer;
let app: Http;

beforeEach(async () => {
  server = new TestServer(new Seeded(1));
  app = await openTestHttp(server, NO_LIMITS);
});

afterEach(async () => {
  await app.close();
  await server.close();
});

/** Somebody with a cookie, and with a name unless told otherwise. */
async function arrive(name?: string): Promise<string> {
  const answer = await (name === undefined
    ? app.inject('/api/me')
    : app.inject({ method: 'PUT', url: '/api/me', payload: { name } }));
  const [cookie] = answer.cookies;
  return `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
}

const make = (cookie: string, name = 'Robo') =>
  app.inject({ method: 'POST', url: '/api/me/bots', headers: { cookie }, payload: { name } });

async function list(cookie: string): Promise<OwnBots> {
  return (await app.inject({ url: '/api/me/bots', headers: { cookie } })).json();
}

it('a token is told once, its hash is kept, and its name obeys the rules of names', async () => {
  const ann = await arrive('Ann');
  const made = await make(ann, ' Robo  2 ');
  expect(made.statusCode).toBe(201);
  const { token, ...bot }: AddedBot = made.json();
  expect(bot).toEqual({ bot: programWith(token), name: 'Robo 2', date: server.clock.date() });
  expect(await list(ann)).toEqual({ bots: [bot], most: MOST_TOKENS });
  const rows = JSON.stringify(server.database.prepare('SELECT * FROM bot_tokens').all());
  expect(rows).toContain('Robo 2');
  expect(rows).not.toContain(token.slice('pepite_bot_'.length));
  const wrong = await make(ann, '\u200b');
  expect([wrong.statusCode, wrong.json()]).toEqual([
    400,
    { problem: { kind: 'name-wrong', most: 24 } },
  ]);
});

it('somebody without a cookie or a name makes no token', async () => {
  expect((await make('pepite=none')).json()).toEqual({ problem: { kind: 'no-guest' } });
  expect((await make(await arrive())).json()).toEqual({ problem: { kind: 'no-name' } });
});

it('there are so many tokens of a person', async () => {
  const ann = await arrive('Ann');
  for (let place = 0; place < MOST_TOKENS; place++) expect((await make(ann)).statusCode).toBe(201);
  const more = await make(ann);
  expect([more.statusCode, more.json()]).toEqual([
    409,
    { problem: { kind: 'too-many-bots', most: MOST_TOKENS } },
  ]);
  expect((await make(await arrive('Ben'))).statusCode).toBe(201);
});

it('only whoever made a token revokes it', async () => {
  const [ann, ben] = [await arrive('Ann'), await arrive('Ben')];
  const { bot }: AddedBot = (await make(ann)).json();
  const revoke = (cookie: string) =>
    app.inject({ method: 'DELETE', url: `/api/me/bots/${bot}`, headers: { cookie } });
  expect((await revoke(ben)).json()).toEqual({ problem: { kind: 'not-found' } });
  expect((await list(ann)).bots).toHaveLength(1);
  expect((await revoke(ann)).json()).toEqual({});
  expect((await list(ann)).bots).toEqual([]);
});
