import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@pepite/games';
import { type MatchRecord, Seeded } from '@pepite/kernel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NO_LIMITS } from '../http/limits.ts';
import { formIn } from '../http/reading/accept.ts';
import { TestServer } from './support/test-server.ts';
import { type Http, openTestHttp } from './support/test-server-http.ts';

const [LINE = ''] = readFileSync(
  join(import.meta.dirname, '../../games/aurum/test/records/aurum-4.jsonl'),
  'utf8',
).split('\n');
const RECORD = JSON.parse(LINE) as MatchRecord;

const LINES = 'application/x-ndjson';

/** A server at which matches are over whose names begin with `over`. */
async function open(limits = NO_LIMITS): Promise<Http> {
  const testServer = new TestServer(new Seeded(1));
  vi.spyOn(testServer.registry, 'recordOf').mockImplementation((match) =>
    Promise.resolve(
      match.startsWith('over') ? { value: RECORD } : { problem: { kind: 'no-such-match' } },
    ),
  );
  const app = await openTestHttp(testServer, limits);
  onTestFinished(async () => {
    await app.close();
    await testServer.close();
  });
  return app;
}

const itemsOf = (body: string): readonly unknown[] =>
  body.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));

describe('the form of an answer', () => {
  it.each([
    [undefined, 'json'],
    ['*/*', 'json'],
    ['text/html', 'json'],
    ['application/json', 'json'],
    [LINES, 'lines'],
    ['application/jsonl', 'lines'],
    [`${LINES}, */*`, 'lines'],
    [`application/json, ${LINES}`, 'json'],
    [`application/json;q=0.5, ${LINES}`, 'lines'],
    [`${LINES};q=0.2, */*;q=0.8`, 'json'],
    [`${LINES};q=0`, 'json'],
  ])('whoever accepts %s gets %s', (header, form) => {
    expect(formIn(header)).toBe(form);
  });

  it('a list is a document, or a line for each item', async () => {
    const app = await open();
    const document = (await app.inject('/api/v1/games')).json<{ games: unknown[] }>();
    const lines = await app.inject({ url: '/api/v1/games', headers: { accept: LINES } });
    expect(lines.headers['content-type']).toContain(LINES);
    expect(itemsOf(lines.body)).toEqual(document.games);
    expect(document.games).toHaveLength(GAMES.length);
  });
});

describe('the tag of an answer', () => {
  const url = '/api/v1/matches/over/record';

  it('whoever has an answer already is told so, and nothing is sent', async () => {
    const app = await open();
    const { headers } = await app.inject(url);
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/);
    const tags = [headers.etag ?? '', `W/${headers.etag}`, `"x", ${headers.etag}`, '*'];
    for (const tag of tags) {
      const again = await app.inject({ url, headers: { 'if-none-match': tag } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    }
    const other = await app.inject({ url, headers: { 'if-none-match': '"x"' } });
    expect(other.statusCode).toBe(200);
  });

  it('each form has a tag of its own, and each way of packing it', async () => {
    const app = await open();
    const ask = (headers: Record<string, string>) => app.inject({ url, headers });
    const list = '/api/v1/games';
    const tags = [
      (await ask({})).headers.etag,
      (await ask({ 'accept-encoding': 'gzip' })).headers.etag,
      (await app.inject(list)).headers.etag,
      (await app.inject({ url: list, headers: { accept: LINES } })).headers.etag,
    ];
    expect(new Set(tags).size).toBe(tags.length);
    const packed = await ask({ 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept, accept-encoding',
    });
    const again = await ask({
      'accept-encoding': 'gzip',
      'if-none-match': packed.headers.etag ?? '',
    });
    expect([again.statusCode, again.headers.etag]).toEqual([304, packed.headers.etag]);
  });
});

describe('the pages of a list', () => {
  it('every page names the next one, until all was told', async () => {
    const app = await open();
    const told: unknown[] = [];
    let url: string | undefined = '/api/v1/ladder?limit=8';
    let pages = 0;
    for (; url !== undefined; pages++) {
      const { headers, body } = await app.inject(url);
      const page = JSON.parse(body) as { ladder: unknown[]; total: number; next: string | null };
      told.push(...page.ladder);
      expect(page.total).toBe(20);
      expect(headers.link).toBe(page.next === null ? undefined : `<${page.next}>; rel="next"`);
      url = page.next ?? undefined;
    }
    expect(pages).toBe(3);
    expect(new Set(told.map((entry) => JSON.stringify(entry))).size).toBe(20);
  });

  it('records of many matches come twenty at a time, each once', async () => {
    const app = await open();
    const ids = Array.from({ length: 25 }, (_, index) => `over${index}`);
    const url = `/api/v1/records?matches=${['nowhere', ...ids, 'over0'].join(',')}`;
    const first = await app.inject({ url, headers: { accept: LINES } });
    const next = /<(.*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await app.inject({ url: next, headers: { accept: LINES } });
    expect(second.headers.link).toBeUndefined();
    const items = [...itemsOf(first.body), ...itemsOf(second.body)];
    expect(items).toEqual(ids.map((match) => ({ ...RECORD, match })));
    const { missing, total } = (await app.inject(url)).json<{ missing: unknown; total: number }>();
    expect(missing).toEqual([{ match: 'nowhere', problem: { kind: 'no-such-match' } }]);
    expect(total).toBe(26);
  });

  it.each([
    '/api/v1/games?limit=0',
    '/api/v1/games?limit=101',
    '/api/v1/games?skip=-1',
    '/api/v1/games?page=2',
    '/api/v1/games/aurum?limit=1',
    '/api/v1/matches?status=over',
    '/api/v1/records',
    '/api/v1/records?matches=../x',
    `/api/v1/records?matches=${'a,'.repeat(100)}a`,
  ])('a query with something wrong in it is refused by its field: %s', async (url) => {
    const { statusCode, body } = await (await open()).inject(url);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ problem: { kind: 'bad-field' } });
  });
});

describe('pages of other sites', () => {
  const headers = { origin: 'https://elsewhere.example' };
  const cookie = { ...headers, cookie: 'pepite=somebody' };
  const ALLOWED = 'access-control-allow-origin';

  it('pages of other sites may read what is the same for everybody', async () => {
    const app = await open();
    for (const url of ['/api/v1/games', '/api/v1/matches/nowhere/record', '/api/v1/openapi.json']) {
      const answer = await app.inject({ url, headers });
      expect(answer.headers).toMatchObject({
        [ALLOWED]: '*',
        'access-control-expose-headers': 'ETag, Link, Retry-After',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-cache',
      });
      // With a star, browsers send no cookies; this would let them.
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    const asked = { ...headers, 'access-control-request-method': 'GET' };
    const before = await app.inject({ method: 'OPTIONS', url: '/api/v1/games', headers: asked });
    expect(before.statusCode).toBe(204);
    expect(before.headers).toMatchObject({
      [ALLOWED]: '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'If-None-Match',
    });
  });

  it.each([
    ['GET', '/api/v1/me'],
    ['GET', '/api/v1/me/records'],
    ['GET', '/api/v1/me/statistics'],
    ['POST', '/api/v1/matches'],
    ['OPTIONS', '/api/v1/me'],
    ['GET', '/api/me'],
  ] as const)(
    'pages of other sites may not read what depends on who asks: %s %s',
    async (method, url) => {
      const answer = await (await open()).inject({ method, url, headers: cookie });
      expect(answer.headers).not.toHaveProperty(ALLOWED);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('whoever reads too much is told when to try again, wherever the page is from', async () => {
    const app = await open({ ...NO_LIMITS, request: { burst: 30, perSecond: 1 } });
    const url = '/api/v1/records?matches=over1,over2,over3,over4';
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
    const late = await app.inject({ url, headers });
    expect(late.statusCode).toBe(429);
    expect(late.headers).toMatchObject({ 'retry-after': '10', [ALLOWED]: '*' });
  });
});

describe('what programs read of matches', () => {
  it('the lobby is told as pages are told it, and a match as onlookers know it', async () => {
    const testServer = new TestServer(new Seeded(1));
    const app = await openTestHttp(testServer, NO_LIMITS);
    onTestFinished(async () => {
      await app.close();
      await testServer.close();
    });
    const ann = await testServer.come('ann', 'Ann');
    const bots = [null, 'random', 'random'] as const;
    const match = await testServer.create('ann', { game: 'aurum', bots: [...bots], options: {} });
    ann.connection.receive(JSON.stringify({ type: 'watch', match }));
    ann.connection.receive(JSON.stringify({ type: 'start' }));
    await expect.poll(() => ann.texts.join('')).toContain('"playing"');
    const listed = (await app.inject('/api/v1/matches?status=playing')).json<{
      matches: unknown;
    }>();
    expect(listed.matches).toMatchObject([{ match, game: 'aurum', status: 'playing' }]);
    const none = await app.inject('/api/v1/matches?status=waiting');
    expect(none.json()).toMatchObject({ matches: [], total: 0 });
    const { body } = await app.inject(`/api/v1/matches/${match}`);
    const state = JSON.parse(body) as { you: unknown; host: unknown; position: object };
    expect(state).toMatchObject({ match, status: 'playing', you: null, host: false });
    // A hand is somebody's; there is nobody.
    expect(state.position).not.toHaveProperty('hand');
  });
});
