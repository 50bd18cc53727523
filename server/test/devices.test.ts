import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openDatabase } from '../store/database.ts';
import { linkOf, makeLink, openLink } from '../http/device-link.ts';
import { TestClock } from '../../matches/test/support/clock.ts';
import { within } from './support/deadline.ts';
import { temporaryFolder } from './support/folder.ts';
import { startServing } from './support/in-process.ts';
import { readableLog } from './support/log.ts';
import { refusalOf } from './support/refused.ts';
import { temporaryDatabase } from './support/temporary-database.ts';
import { arrive, tokenIn, visit } from './support/visit.ts';

const CODE = /^[\w-]{22}$/;
const ABOUT_ME = ['/api/me/log-out-others', '/api/me/forget'];

/** Sends a JSON body, as the page does. */
async function post(port: number, path: string, body: unknown, cookie = '') {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const [given = ''] = answer.headers.getSetCookie();
  const said = (await answer.json()) as {
    readonly code?: string;
    readonly name?: string;
    readonly problem?: { readonly kind: string };
  };
  return { status: answer.status, given, cookie: given.split(';')[0] ?? '', said };
}

describe('[R18] a second device', () => {
  it('a link makes another browser the same guest, once', async () => {
    const { port } = await startServing();
    const ann = await arrive(port, 'Ann');
    const { status, said } = await post(port, '/api/me/link', {}, ann);
    expect([status, said.code]).toEqual([201, expect.stringMatching(CODE)]);
    const other = await post(port, '/api/link', { code: said.code });
    expect([other.status, other.said.name]).toEqual([200, 'Ann']);
    expect(tokenIn(other.cookie)).toBe(tokenIn(ann));
    expect(await visit(port, other.cookie)).toEqual({ name: 'Ann', given: undefined });
    const again = await post(port, '/api/link', { code: said.code });
    expect([again.status, again.said.problem?.kind, again.given]).toEqual([410, 'link-used', '']);
    expect((await visit(port, ann)).name).toBe('Ann');
  });

  it('a link that nobody opens in ten minutes is none any more', async () => {
    const clock = new TestClock();
    const { port } = await startServing({}, { clock });
    const ann = await arrive(port, 'Ann');
    const [early, late] = [
      await post(port, '/api/me/link', {}, ann),
      await post(port, '/api/me/link', {}, ann),
    ];
    clock.dateOffset += 599_000;
    expect((await post(port, '/api/link', { code: early.said.code })).status).toBe(200);
    clock.dateOffset += 1000;
    expect((await post(port, '/api/link', { code: late.said.code })).status).toBe(410);
  });

  it('neither the data nor the log has what it takes to become somebody', async () => {
    const data = `${temporaryFolder()}/data`;
    const { logger, lines } = readableLog();
    const serving = await startServing({ data }, { logger });
    const ann = await arrive(serving.port, 'Ann');
    const { said } = await post(serving.port, '/api/me/link', {}, ann);
    await serving.close();
    const database = openDatabase(data);
    const [row] = database
      .prepare<[], { link: string; sealed: string }>('SELECT * FROM links')
      .all();
    database.close();
    const kept = JSON.stringify(row);
    for (const secret of [said.code ?? '', tokenIn(ann)]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(kept).not.toContain(secret);
      expect(JSON.stringify(lines)).not.toContain(secret);
    }
    expect(row?.link).toBe(linkOf(said.code ?? ''));
    expect(openLink(said.code ?? '', row?.sealed ?? '')).toBe(tokenIn(ann));
    const { code: wrong } = makeLink('token');
    expect(() => openLink(wrong, row?.sealed ?? '')).toThrow(/authenticate/);
  });

  it('a browser without a cookie gets no link, and a text that is no code is refused', async () => {
    const { port } = await startServing();
    expect((await post(port, '/api/me/link', {})).said.problem?.kind).toBe('no-guest');
    const codes = [
      '',
      'short',
      7,
      null,
      'x'.repeat(23),
      '../../etc/passwd/xxxxx',
      ['x'.repeat(22)],
    ];
    for (const code of codes) {
      const { status, said } = await post(port, '/api/link', { code });
      expect([status, said.problem?.kind]).toEqual([400, 'bad-field']);
    }
    expect((await post(port, '/api/link', { code: 'x'.repeat(22) })).status).toBe(410);
    expect((await post(port, '/api/me/link', { more: 1 })).said.problem?.kind).toBe('bad-field');
  });

  it('a form of another site can do none of it', async () => {
    const { port } = await startServing();
    const ann = await arrive(port, 'Ann');
    for (const path of ['/api/link', '/api/me/link', '/api/me/log-out', ...ABOUT_ME]) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', cookie: ann },
        body: '{}',
      });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
    }
    expect((await visit(port, ann)).name).toBe('Ann');
  });
});

describe('[R18] leaving', () => {
  it('a browser that logs out has no cookie any more, and others still have theirs', async () => {
    const { port } = await startServing();
    const ann = await arrive(port, 'Ann');
    const { status, given } = await post(port, '/api/me/log-out', {}, ann);
    expect(status).toBe(200);
    expect(given).toMatch(/^pepite=;/);
    expect(given).toMatch(/Expires=Thu, 01 Jan 1970/);
    expect((await visit(port, ann)).name).toBe('Ann');
  });

  it('a guest is forgotten, unless they sit at a match that goes on', async () => {
    const { port } = await startServing();
    const ann = await arrive(port, 'Ann');
    const table = { game: 'aurum', bots: [null, null, 'random'], options: {}, start: false };
    expect((await post(port, '/api/matches', table, ann)).status).toBe(201);
    const refused = await post(port, '/api/me/forget', {}, ann);
    expect([refused.status, refused.said.problem?.kind]).toEqual([409, 'still-seated']);
    expect((await visit(port, ann)).name).toBe('Ann');
    const ben = await arrive(port, 'Ben');
    expect((await post(port, '/api/me/forget', {}, ben)).status).toBe(200);
    expect((await visit(port, ben)).name).toBeNull();
    expect((await post(port, '/api/me/forget', {})).said.problem?.kind).toBe('no-guest');
  });
});

describe('[R18] logging out other devices', () => {
  /** The cookie of another device that a link was opened on. */
  async function onAnother(port: number, cookie: string): Promise<string> {
    const { said } = await post(port, '/api/me/link', {}, cookie);
    return (await post(port, '/api/link', { code: said.code })).cookie;
  }

  it('only the device that asks stays the guest; older cookies and links are none', async () => {
    const { port } = await startServing();
    const ann = await arrive(port, 'Ann');
    const phone = await onAnother(port, ann);
    const link = (await post(port, '/api/me/link', {}, phone)).said;
    const { status, cookie: anew } = await post(port, '/api/me/log-out-others', {}, ann);
    expect(status).toBe(200);
    expect(tokenIn(anew)).toBe(tokenIn(ann));
    expect(await visit(port, anew)).toEqual({ name: 'Ann', given: undefined });
    for (const old of [phone, ann]) {
      const { name, given = '' } = await visit(port, old);
      expect(name).toBeNull();
      expect(tokenIn(given)).not.toBe(tokenIn(ann));
      expect((await post(port, '/api/me/log-out-others', {}, old)).status).toBe(401);
      expect((await post(port, '/api/me/link', {}, old)).status).toBe(401);
    }
    const late = await post(port, '/api/link', { code: link.code });
    expect((await visit(port, late.cookie)).name).toBeNull();
    const tablet = await onAnother(port, anew);
    expect(await visit(port, tablet)).toEqual({ name: 'Ann', given: undefined });
    const again = await post(port, '/api/me/log-out-others', {}, tablet);
    expect((await visit(port, anew)).name).toBeNull();
    expect((await visit(port, again.cookie)).name).toBe('Ann');
  });

  it('sockets of the other devices end, within ten seconds at other servers', async () => {
    const database = await temporaryDatabase();
    const [here, there] = [new TestClock(), new TestClock()];
    const one = await startServing({ database }, { clock: here });
    const other = await startServing({ database }, { clock: there });
    const ann = await arrive(one.port, 'Ann');
    const open = async (port: number, cookie: string): Promise<WebSocket> => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie } });
      await within(10, 'a socket opens', once(socket, 'open'));
      return socket;
    };
    const [near, far] = [await open(one.port, ann), await open(other.port, ann)];
    const [nearClosed, farClosed] = [once(near, 'close'), once(far, 'close')];
    const { cookie: anew } = await post(one.port, '/api/me/log-out-others', {}, ann);
    await within(10, 'the socket here ends', nearClosed);
    const mine = await open(other.port, anew);
    expect(far.readyState).toBe(far.OPEN);
    await there.pass(10_000);
    await within(10, 'the socket there ends', farClosed);
    await here.pass(10_000);
    expect((await visit(one.port, anew)).name).toBe('Ann');
    expect(mine.readyState).toBe(mine.OPEN);
    const refused = new WebSocket(`ws://127.0.0.1:${other.port}/socket`, {
      headers: { cookie: ann },
    });
    expect(await refusalOf(refused)).toMatchObject({ status: 401, kind: 'no-guest' });
    mine.terminate();
  });

  it('a cookie of former versions counts as it did', async () => {
    const { port } = await startServing();
    const ann = await arrive(port, 'Ann');
    // Nothing of generations is in a cookie until other devices are logged out.
    expect(decodeURIComponent(ann).split('~')).toHaveLength(2);
    const { cookie: anew } = await post(port, '/api/me/log-out-others', {}, ann);
    expect(decodeURIComponent(anew).split('~')).toHaveLength(3);
  });
});
