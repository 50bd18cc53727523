import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { GAMES } from '@pepite/games';
import { type Game, itemAt, Seeded } from '@pepite/kernel';
import { openingAsItWas } from '@pepite/matches/branch';
import { printBranch } from '@pepite/matches/branch-document';
import type { NewBranchRequest, NewMatchRequest, Problem } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { within } from './support/deadline.ts';
import { Guest } from './support/guest.ts';
import { hostileText, MOVES } from './support/hostile.ts';
import { startServer } from './support/in-process.ts';
import { branchOf, playedMatch, refereeAt } from '../../matches/test/support/played.ts';
import { Subscriber } from '../../matches/test/support/push-service.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
  /** The cookie that it gives, as a browser sends it back. */
  readonly cookie: string | undefined;
}

/** A request as it is, without the tidying that `fetch` does to addresses. */
async function ask(
  base: string,
  method: string,
  path: string,
  body?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const asking = request({ hostname, port, method, path, headers, agent: false });
  const answered = once(asking, 'response');
  asking.end(body);
  const [response] = (await within(10, path, answered)) as [IncomingMessage];
  let text = '';
  for await (const part of response as AsyncIterable<Buffer>) text += part.toString();
  const [cookie] = response.headers['set-cookie'] ?? [];
  return { status: response.statusCode ?? 0, body: text, cookie: cookie?.split(';')[0] };
}

const VALID_MATCH: NewMatchRequest = {
  game: 'aurum',
  bots: ['random', 'random', null],
  options: { zeros: true },
  access: 'link',
  start: true,
};
const VALID_BRANCH: NewBranchRequest = {
  branch: documentOf(itemAt(GAMES, 0)),
  imaginedFor: null,
  bots: ['random', 'random', null],
  seat: 2,
};

/** A position of a match, as it is shared. */
function documentOf(game: Game): string {
  const played = playedMatch(game, 3);
  return printBranch(branchOf(game, played, openingAsItWas(refereeAt(game, played, 60))));
}

/** What was wrong with a request, if anything was. */
const kindIn = (said: string): string =>
  (JSON.parse(said) as { readonly problem?: Problem }).problem?.kind ?? 'done';

/** Parts of valid bodies that something else is put in the place of. */
const PARTS = /aurum|random|true|null|link|zeros|Ada|xxxx|"name"|"seat"|1|\}/;
const FIELDS = ['name', 'code', 'seat', 'reason', 'game'];

const DEVICE = {
  endpoint: 'https://push.example/aurum',
  ...new Subscriber().keys,
  name: 'Ada',
  language: 'en',
};
/** Nothing is sent anywhere: no name stands for anything. */
const lookup = (): Promise<[]> => Promise.resolve([]);

/** Every route that something is written through, with a body that it takes. */
const routesAt = (match: string) => [
  { method: 'PUT', path: '/api/me', valid: { name: 'Ada' } },
  { method: 'POST', path: '/api/matches', valid: VALID_MATCH },
  // First of all: who sits at a match can't be forgotten.
  { method: 'POST', path: '/api/me/forget', valid: {} },
  { method: 'POST', path: `/api/matches/${match}/reports`, valid: { seat: 1, reason: 'name' } },
  { method: 'POST', path: '/api/link', valid: { code: 'x'.repeat(22) } },
  { method: 'POST', path: '/api/me/link', valid: {} },
  { method: 'POST', path: '/api/me/log-out', valid: {} },
  { method: 'POST', path: '/api/me/log-out-others', valid: {} },
  { method: 'PUT', path: `/api/matches/${match}/mute`, valid: {} },
  { method: 'PUT', path: '/api/me/notices/devices', valid: DEVICE },
  {
    method: 'PUT',
    path: '/api/me/notices/webhook',
    valid: { address: 'https://hook.example/aurum', language: 'en' },
  },
  { method: 'POST', path: '/api/me/notices/webhook/test', valid: {} },
  {
    method: 'PUT',
    path: '/api/me/notices/quiet',
    valid: { from: 1, to: 420, zone: 'Europe/Paris' },
  },
  { method: 'POST', path: '/api/branches', valid: VALID_BRANCH },
  // Two of them: if their number were a multiple of three, no route would get every form.
  { method: 'PUT', path: `/api/matches/${match}/reviews/0`, valid: {} },
  { method: 'PUT', path: `/api/v1/matches/${match}/reviews/1?effort=quick`, valid: {} },
];

describe('over plain requests', () => {
  const json = { 'content-type': 'application/json' };

  it('hostile bodies of requests are refused by name, never with a failure', async () => {
    const base = await startServer({}, { lookup });
    const [ada, bea] = [await Guest.arrive(base, 'Ada'), await Guest.arrive(base, 'Bea')];
    const table = await bea.create(base, { ...VALID_MATCH, start: false });
    const rng = new Seeded(1);
    const routes = routesAt(table);
    const target = { matches: [table], moves: MOVES, ply: 0, own: 0 };
    const answers = new Map(routes.map(({ path }) => [path, new Set<string>()]));
    let { cookie } = ada;
    for (let count = 0; count < 2000; count++) {
      const text = hostileText(rng, target);
      const { method, path, valid } = itemAt(routes, count % routes.length);
      const bent = JSON.stringify(valid).replace(PARTS, () => text.slice(0, 60));
      const body = [bent, text.replace('"type"', `"${FIELDS[count % FIELDS.length]}"`)][count % 3];
      const sent = body ?? JSON.stringify(valid);
      const answer = await ask(base, method, path, sent, { ...json, cookie });
      const { status, body: said } = answer;
      expect([path, sent, status < 500 && status !== 404]).toEqual([path, sent, true]);
      answers.get(path)?.add(kindIn(said));
      // Who is forgotten has no name, without which there is little to try.
      if (path.endsWith('/forget')) {
        await ask(base, 'PUT', '/api/me', JSON.stringify({ name: 'Ada' }), { ...json, cookie });
      }
      // Who logs out other devices goes on as the same guest.
      if (path.endsWith('-others')) cookie = answer.cookie ?? cookie;
    }
    for (const [path, kinds] of answers) {
      expect([path, kinds.has('bad-field'), kinds.has('no-guest')]).toEqual([path, true, false]);
    }
    // What is valid was among them.
    const reached = {
      '/api/link': 'link-used',
      [`/api/matches/${table}/reports`]: 'not-seated',
      [`/api/matches/${table}/reviews/0`]: 'not-over',
      [`/api/v1/matches/${table}/reviews/1?effort=quick`]: 'not-over',
      // Who is forgotten has no webhook before it is tried.
      '/api/me/notices/webhook/test': 'address-wrong',
    };
    for (const { path } of routes) {
      const kinds = [...(answers.get(path) ?? [])];
      const kind = new Map(Object.entries(reached)).get(path) ?? 'done';
      expect([path, kinds.includes(kind), kinds]).toEqual([path, true, kinds]);
    }
    // Nothing of it concerned anybody else.
    expect(await (await bea.get(base, '/api/me')).json()).toEqual({ name: 'Bea' });
    expect((await bea.get(base, `/api/matches/${table}/record`)).status).toBe(409);
  });

  it('bodies of requests that are too large or of another kind are refused', async () => {
    const base = await startServer();
    const large = JSON.stringify({ name: 'x'.repeat(9000) });
    const name = '{"name":"Ada"}';
    const wrong: readonly [string, Readonly<Record<string, string>>, number][] = [
      [large, json, 400],
      [name, { 'content-type': 'text/plain' }, 400],
      [name, { 'content-type': 'application/xml' }, 400],
      [name, {}, 400],
      ['', json, 400],
      ['{"name":"Ada","__proto__":{}}', json, 400],
      ['{"name":["Ada"]}', json, 400],
      ['{"name":"\\u202eadA"}', json, 400],
      ['{"name":"<b>"}', json, 200],
    ];
    for (const [body, headers, status] of wrong) {
      const answer = await ask(base, 'PUT', '/api/me', body, headers);
      expect([body, answer.status]).toEqual([body, status]);
      expect(answer.body).not.toContain('stack');
    }
  });

  it('no path leads out of the folder of pages', async () => {
    const base = await startServer();
    const up = ['..', '%2e%2e', '%2E%2E', '..%2f..', '..%5c..', '%252e%252e', '....', '.%00.'];
    const ends = ['server/main.ts', 'data/pepite.sqlite', 'etc/passwd', 'package.json'];
    const paths = up.flatMap((dots) =>
      ends.flatMap((end) => [
        `/${dots}/${end}`,
        `/assets/${dots}/${dots}/${end}`,
        `/assets/${`${dots}/`.repeat(8)}${end}`,
        `//${dots}/${end}`,
      ]),
    );
    const others = [
      '/%',
      '/%00',
      '/%ff',
      '/m/%',
      '/m/%00',
      '/m/%00/table',
      '/m/nosuchmatch/table',
      '/api/matches/%00/record',
      '/api/matches/%00/reviews/0',
      '/api/matches/__proto__/reviews/0',
      '/api/matches/x/reviews/-1',
      '/api/matches/x/reviews/1e1',
      '/api/matches/x/reviews/0?effort=thorough',
      '/api/matches/x/reviews/0?effort=quick&effort=quick',
      '/api/matches/x/reviews/0?seat=0',
      '/api/matches/..',
    ];
    const records = ['/api/matches/__proto__/record', `/api/matches/${'x'.repeat(200)}/record`];
    for (const path of [...paths, ...others, ...records]) {
      const { status, body } = await ask(base, 'GET', path);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      expect(body).not.toMatch(/SQLite|readConfig|root:|"private"/);
    }
    expect((await ask(base, 'GET', '/assets/script.js')).body).toBe('"script";');
  });

  it('garbage that is no request at all is turned away, and others are served', async () => {
    const base = await startServer();
    const garbage = [
      'GARBAGE\r\n\r\n',
      'GET /socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      'GET /api/me HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`,
      'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n',
      'POST /api/matches HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000',
    ];
    for (const text of garbage) {
      const socket = connect(Number(new URL(base).port), '127.0.0.1');
      let said = '';
      socket.on('data', (data) => {
        said += data.toString();
        socket.end();
      });
      socket.on('error', () => {});
      socket.write(text);
      await within(10, JSON.stringify(text.slice(0, 40)), once(socket, 'close'));
      expect([text, /^HTTP\/1\.1 4\d\d /.test(said)]).toEqual([text, true]);
    }
    expect((await ask(base, 'GET', '/healthz')).body).toMatch(/"status":"ok"/);
  });
});
