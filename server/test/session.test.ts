import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openDatabase } from '../store/database.ts';
import { cookieKey } from '../store/secrets.ts';
import { TestClock } from '../../matches/test/support/clock.ts';
import { temporaryFolder } from './support/folder.ts';
import { startServer } from './support/in-process.ts';
import { refusalOf } from './support/refused.ts';

const TLS = { 'x-forwarded-proto': 'https' };
const DAY = 24 * 60 * 60 * 1000;

/** What the server says to a browser with these cookies: the name, and the cookies it sets. */
async function visit(base: string, cookie: string, tls = false) {
  const headers = { cookie, ...(tls ? TLS : {}) };
  const answer = await fetch(`${base}/api/me`, { headers });
  const { name } = (await answer.json()) as { readonly name: string | null };
  return { name, set: answer.headers.getSetCookie() };
}

async function arrive(base: string, name: string, tls = false): Promise<string> {
  const answer = await fetch(`${base}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...(tls ? TLS : {}) },
    body: JSON.stringify({ name }),
  });
  await answer.text();
  return itemAt(itemAt(answer.headers.getSetCookie(), 0).split(';'), 0);
}

/** A data folder, and a cookie as the first version gave it: it does not say when. */
function firstVersion(token: string) {
  const data = join(temporaryFolder(), 'data');
  const database = openDatabase(data);
  const signing = createHmac('sha256', cookieKey(database).toString('base64'));
  database.close();
  const signature = signing.update(token).digest('base64').replace(/=+$/, '');
  return { data, cookie: `pepite=${encodeURIComponent(`${token}.${signature}`)}` };
}

const namesOf = (set: readonly string[]): readonly string[] =>
  set.map((text) => text.replace(/=.*/, '')).toSorted();

const tokenOf = (cookie: string): string => cookie.replace(/^[^=]*=|(~|%7E).*/g, '');

describe('the cookie of a guest', () => {
  it('a cookie is bound to this host over TLS, and has its plain name without', async () => {
    const base = await startServer({ proxy: 1 });
    const secure = (await visit(base, '', true)).set;
    expect(secure).toHaveLength(1);
    expect(secure[0]).toMatch(/^__Host-pepite=/);
    for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']) {
      expect(secure[0]).toContain(`; ${part}`);
    }
    expect(secure[0]).not.toContain('Domain');
    const plain = (await visit(base, '')).set;
    expect(plain[0]).toMatch(/^pepite=/);
    expect(plain[0]).not.toContain('Secure');
  });

  it('a cookie of the first version is replaced once by one bound to this host', async () => {
    const { data, cookie } = firstVersion('firsttoken');
    const base = await startServer({ proxy: 1, data });
    const { set } = await visit(base, cookie, true);
    expect(namesOf(set)).toEqual(['__Host-pepite', 'pepite']);
    expect(set.find((text) => text.startsWith('pepite='))).toMatch(/^pepite=;.*(Max-Age=0|1970)/);
    const secure = set.find((text) => text.startsWith('__Host-'))?.split(';')[0] ?? '';
    expect(tokenOf(secure)).toBe('firsttoken');
    expect((await visit(base, secure, true)).set).toEqual([]);
  });

  it('[R18] a cookie that a neighbouring site plants on a newcomer makes a new guest', async () => {
    const base = await startServer({ proxy: 1 });
    const planted = await arrive(base, 'Mallory');
    const { name, set } = await visit(base, planted, true);
    expect(name).toBeNull();
    expect(namesOf(set)).toEqual(['__Host-pepite', 'pepite']);
    const secure = set.find((text) => text.startsWith('__Host-')) ?? '';
    expect(tokenOf(secure)).not.toBe(tokenOf(planted));
    // Nor does it open a socket in the name of its owner.
    const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, {
      headers: { cookie: planted, ...TLS },
    });
    expect(await refusalOf(socket)).toMatchObject({ status: 401, kind: 'no-guest' });
  });

  it('a cookie that a neighbouring site plants does not win over the guest’s own', async () => {
    const base = await startServer({ proxy: 1 });
    const own = await arrive(base, 'Ada', true);
    const planted = await arrive(base, 'Mallory');
    expect(await visit(base, `${planted}; ${own}`, true)).toEqual({ name: 'Ada', set: [] });
  });

  it.each(['pepite=junk', 'pepite=', 'pepite=%ff', 'pepite=a.b; pepite=c'])(
    'the cookie of a guest is found when “%s” comes first',
    async (junk) => {
      const base = await startServer();
      const own = await arrive(base, 'Ada');
      expect(await visit(base, `${junk}; ${own}`)).toEqual({ name: 'Ada', set: [] });
    },
  );

  it('a cookie is renewed after a month, so that whoever comes back keeps it', async () => {
    const clock = new TestClock();
    const base = await startServer({}, { clock });
    const first = await arrive(base, 'Ada');
    clock.dateOffset += 29 * DAY;
    expect((await visit(base, first)).set).toEqual([]);
    clock.dateOffset += 2 * DAY;
    const { name, set } = await visit(base, first);
    expect([name, set.length]).toEqual(['Ada', 1]);
    expect(set[0]).toContain('Max-Age=31536000');
    expect(await visit(base, itemAt(itemAt(set, 0).split(';'), 0))).toEqual({
      name: 'Ada',
      set: [],
    });
  });
});
