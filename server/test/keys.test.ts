import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../config.ts';
import { openDatabase, openInMemory } from '../store/database.ts';
import { StoreProblem } from '../store/problem.ts';
import { forgetOlderKeys, rotateKeys } from '../store/rotation.ts';
import {
  addCookieKey,
  cookieKey,
  dropExpiredKeys,
  MOST_KEYS,
  olderKeys,
} from '../store/secrets.ts';
import { temporaryFolder } from './support/folder.ts';
import { startServing } from './support/in-process.ts';
import { readableLog } from './support/log.ts';
import { refusalOf } from './support/refused.ts';
import { arrive, tokenIn, visit } from './support/visit.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A cookie with a token, signed with a key as the server signs. */
function signed(token: string, key: string): string {
  const signature = createHmac('sha256', key).update(token).digest('base64').replace(/=+$/, '');
  return `pepite=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Ada has come to a server on a new folder, which is closed again. */
async function withAda() {
  const data = join(temporaryFolder(), 'data');
  const serving = await startServing({ data });
  const cookie = await arrive(serving.port, 'Ada');
  await serving.close();
  return { data, cookie };
}

describe('keys that take the place of others', () => {
  it('a guest with a cookie from before stays the same and gets a new one, once', async () => {
    const { data, cookie } = await withAda();
    expect(rotateKeys(data)).toBe(true);
    const { port } = await startServing({ data });
    const { name, given = '' } = await visit(port, cookie);
    expect(name).toBe('Ada');
    expect(tokenIn(given)).toBe(tokenIn(cookie));
    expect(given).not.toBe(cookie);
    expect(await visit(port, given)).toEqual({ name: 'Ada', given: undefined });
  });

  it('a socket is opened with a cookie from before', async () => {
    const { data, cookie } = await withAda();
    rotateKeys(data);
    const { port } = await startServing({ data });
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie } });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.terminate();
  });

  it('a cookie that a dropped key has signed is nobody’s', async () => {
    const { data, cookie } = await withAda();
    rotateKeys(data);
    expect(forgetOlderKeys(data)).toBe(1);
    const { port } = await startServing({ data });
    expect((await visit(port, cookie)).name).toBeNull();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie } });
    expect(await refusalOf(socket)).toMatchObject({ status: 401, kind: 'no-guest' });
  });

  it('a cookie that was given anew outlives the key before', async () => {
    const { data, cookie } = await withAda();
    rotateKeys(data);
    const serving = await startServing({ data });
    const { given = '' } = await visit(serving.port, cookie);
    await serving.close();
    forgetOlderKeys(data);
    const { port } = await startServing({ data });
    expect(await visit(port, given)).toEqual({ name: 'Ada', given: undefined });
  });

  it('a cookie that is signed with a key of somebody’s own is refused', async () => {
    const { data, cookie } = await withAda();
    rotateKeys(data);
    const { port } = await startServing({ data });
    const forged = signed(`${tokenIn(cookie)}~20000`, randomBytes(32).toString('base64'));
    const { name, given = '' } = await visit(port, forged);
    expect(name).toBeNull();
    expect(tokenIn(given)).not.toBe(tokenIn(cookie));
  });

  it('keys are not changed while a server runs, nor where there is no data', async () => {
    const data = join(temporaryFolder(), 'data');
    expect(() => rotateKeys(data)).toThrow(StoreProblem);
    await startServing({ data });
    expect(() => rotateKeys(data)).toThrow(StoreProblem);
    expect(() => forgetOlderKeys(data)).toThrow(StoreProblem);
  });
});

describe('how long keys are kept', () => {
  it('a key is dropped 366 days after the next one began to sign', () => {
    const database = openInMemory();
    const first = cookieKey(database);
    addCookieKey(database, 100 * DAY);
    const second = cookieKey(database);
    expect(second.equals(first)).toBe(false);
    dropExpiredKeys(database, 466 * DAY - 1);
    expect(olderKeys(database)).toEqual([first]);
    dropExpiredKeys(database, 466 * DAY);
    expect(olderKeys(database)).toEqual([]);
    expect(cookieKey(database)).toEqual(second);
    // However old it is, somebody has to sign.
    dropExpiredKeys(database, 10_000 * DAY);
    expect(cookieKey(database)).toEqual(second);
  });

  it('keys that are made at the same moment are in the order in which they were made', () => {
    const database = openInMemory();
    const made = [cookieKey(database)];
    for (let count = 1; count < MOST_KEYS; count++) {
      expect(addCookieKey(database, 5)).toBe(true);
      made.unshift(cookieKey(database));
    }
    expect([cookieKey(database), ...olderKeys(database)]).toEqual(made);
    expect(addCookieKey(database, 6)).toBe(false);
    expect(cookieKey(database)).toEqual(made[0]);
  });

  it('a server drops what has expired when it starts', async () => {
    const { data, cookie } = await withAda();
    rotateKeys(data);
    const database = openDatabase(data);
    const later = Date.now() + 400 * DAY;
    database.prepare('UPDATE guests SET seen = ?').run(later);
    database.close();
    const { port } = await startServing({ data });
    expect((await visit(port, cookie)).name).toBeNull();
  });
});

describe('keys from a file', () => {
  const KEYS = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')] as const;

  function keysIn(content: string) {
    const path = join(temporaryFolder(), 'keys');
    writeFileSync(path, content);
    chmodSync(path, 0o600);
    return readConfig({}, { PEPITE_SECRETS_FILE: path });
  }

  it('a file has one key a line, and what is no key is left out', () => {
    const read = keysIn(`# of May\n${KEYS[0]}\n\n  ${KEYS[1]}\r\n`);
    expect(read).toMatchObject({ config: { cookieKeys: [...KEYS] } });
  });

  it.each(['', 'too short\n', '# nothing but words, however long they may be\n'])(
    'a file with “%s” in it is refused, and what is in it is not said',
    (content) => {
      const read = keysIn(content);
      expect(read).toMatchObject({ problem: { kind: 'secrets-unusable' } });
      expect(JSON.stringify(read)).not.toContain('too short');
    },
  );

  it('a file that is missing is refused', () => {
    const read = readConfig({}, { PEPITE_SECRETS_FILE: '/nowhere/keys' });
    expect(read).toEqual({ problem: { kind: 'secrets-unusable', file: '/nowhere/keys' } });
  });

  it('the first key of a file signs; those of the data folder and others count', async () => {
    const { data, cookie } = await withAda();
    const { lines, logger } = readableLog();
    const { port } = await startServing({ data, cookieKeys: KEYS }, { logger });
    const { name, given = '' } = await visit(port, cookie);
    const today = Math.floor(Date.now() / DAY);
    const newest = signed(`${tokenIn(cookie)}~${today}`, KEYS[0]);
    expect([name, decodeURIComponent(given)]).toEqual(['Ada', decodeURIComponent(newest)]);
    const older = signed(`${tokenIn(cookie)}~${today}`, KEYS[1]);
    expect(await visit(port, older)).toEqual({ name: 'Ada', given });
    for (const key of KEYS) expect(JSON.stringify(lines)).not.toContain(key);
  });
});
