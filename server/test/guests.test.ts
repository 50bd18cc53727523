import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt } from '@pepite/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { type Config, readConfig } from '../config.ts';
import { serve, type Serving } from '../serve.ts';
import { StoreProblem } from '../store/problem.ts';

let folder: string;
let config: Config;
let serving: Serving;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pepite-guests-'));
  const read = readConfig({ port: 0 }, { PEPITE_DATA: folder, PEPITE_LOG: 'silent' });
  if ('problem' in read) throw new Error(read.problem.kind);
  config = { ...read.config, seed: SEED };
  serving = await serve(config);
});

afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${serving.port}${path}`, init);

const cookieOf = (response: Response): string =>
  itemAt((response.headers.get('set-cookie') ?? '').split(';'), 0);

const put = (path: string, cookie: string, body: unknown, method = 'PUT') =>
  ask(path, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const SETUP = {
  game: 'aurum',
  bots: [null, 'random', 'random'],
  options: {},
  access: 'link',
  start: true,
};

describe('a newcomer', () => {
  it('a newcomer gets a cookie that no script can read, and keeps it', async () => {
    const first = await ask('/api/me');
    expect(await first.json()).toEqual({ name: null });
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(first.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
    const cookie = cookieOf(first);
    await put('/api/me', cookie, { name: ' Zoé ' });
    const second = await ask('/api/me', { headers: { cookie } });
    expect(await second.json()).toEqual({ name: 'Zoé' });
    expect(second.headers.get('set-cookie')).toBeNull();
  });

  it('a newcomer with a forged cookie is nobody', async () => {
    const cookie = cookieOf(await ask('/api/me'));
    await put('/api/me', cookie, { name: 'Ann' });
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const answer = await ask('/api/me', { headers: { cookie: forged } });
    expect(await answer.json()).toEqual({ name: null });
  });

  it('a newcomer is told what is wrong with a name or a setup', async () => {
    const cookie = cookieOf(await ask('/api/me'));
    const bad = await put('/api/me', cookie, { name: '  ' });
    expect(bad.status).toBe(400);
    expect(await bad.json()).toEqual({ problem: { kind: 'name-wrong', most: 24 } });
    const nameless = await put('/api/matches', cookie, SETUP, 'POST');
    expect(await nameless.json()).toEqual({ problem: { kind: 'no-name' } });
    await put('/api/me', cookie, { name: 'Ann' });
    const wrong = await put('/api/matches', cookie, { ...SETUP, colour: 'red' }, 'POST');
    expect(await wrong.json()).toEqual({ problem: { kind: 'bad-field', field: 'colour' } });
    const made = await put('/api/matches', cookie, SETUP, 'POST');
    expect(made.status).toBe(201);
    const { match } = (await made.json()) as { readonly match: string };
    const record = await ask(`/api/matches/${match}/record`);
    expect(record.status).toBe(409);
    expect(await record.json()).toEqual({ problem: { kind: 'not-over' } });
    expect((await ask('/api/matches/nowhere/record')).status).toBe(404);
  });
});

describe('the server', () => {
  it('the server does not open a second time on the same data', async () => {
    await expect(serve(config)).rejects.toThrow(StoreProblem);
  });
});
