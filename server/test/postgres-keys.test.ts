import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../../matches/test/support/clock.ts';
import { CookieSigner } from '../http/cookie-signer.ts';
import { keepFresh } from '../refresh.ts';
import {
  expiredKeys,
  inUseOrder,
  keyName,
  SIGNS_AFTER,
  supersededKeys,
} from '../store/key-order.ts';
import { forgetOlderDatabaseKeys, readKeys, rotateDatabaseKeys } from '../store/postgres/keys.ts';
import { MOST_KEYS } from '../store/secrets.ts';
import { startServing } from './support/in-process.ts';
import { openPostgresStore } from './support/postgres-store.ts';
import { arrive, tokenIn, visit } from './support/visit.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 2e12;
const named = (...dates: readonly number[]) =>
  dates.map((date) => ({ name: date === 0 ? 'cookies' : keyName(date) }));

/** Lets all keys of a database have been there for a while. */
const AGE = `UPDATE secrets SET name = 'cookies-' || lpad(
  (substr(name, 9)::bigint - ${SIGNS_AFTER})::text, 13, '0') WHERE name LIKE 'cookies-%'`;

describe('the order of keys', () => {
  it('a new key counts at once, and signs when every process has read it', () => {
    const [fresh, first] = named(NOW, 0);
    expect(inUseOrder(named(NOW, 0), NOW + SIGNS_AFTER - 1)).toEqual([first, fresh]);
    expect(inUseOrder(named(NOW, 0), NOW + SIGNS_AFTER)).toEqual([fresh, first]);
    expect(inUseOrder(named(NOW), NOW)).toEqual([fresh]);
    expect(inUseOrder([], NOW)).toEqual([]);
  });

  it('a key expires once another has signed for longer than cookies live', () => {
    const next = NOW + 1000;
    const long = next + SIGNS_AFTER + 366 * DAY;
    const [, older, oldest] = named(next, NOW, 0);
    expect(expiredKeys(named(next, NOW, 0), long - 1)).toEqual([oldest]);
    expect(expiredKeys(named(next, NOW, 0), long)).toEqual([older, oldest]);
    expect(expiredKeys(named(NOW), 2 * long)).toEqual([]);
  });

  it('keys older than the one that signs are superseded, and none that is yet to sign', () => {
    const [, , oldest] = named(NOW, NOW - DAY, 0);
    expect(supersededKeys(named(NOW, NOW - DAY, 0), NOW)).toEqual([oldest]);
  });
});

describe('keys in a database', () => {
  it('a guest stays the same through rotations, with servers that were never told', async () => {
    const database = await temporaryDatabase();
    const beside = await connectTo(database);
    const open = () => startServing({ database });
    const first = await open();
    const cookie = await arrive(first.port, 'Ada');
    // The server goes on: it is asked for nothing.
    expect(await rotateDatabaseKeys(database)).toBe(true);
    expect(await visit(first.port, cookie)).toEqual({ name: 'Ada', given: undefined });
    await first.close();
    const second = await open();
    expect(await visit(second.port, cookie)).toEqual({ name: 'Ada', given: undefined });
    await second.close();
    await beside.run(AGE);
    const third = await open();
    const { name, given = '' } = await visit(third.port, cookie);
    expect([name, tokenIn(given)]).toEqual(['Ada', tokenIn(cookie)]);
    expect(await visit(third.port, given)).toEqual({ name: 'Ada', given: undefined });
    await third.close();
    expect(await forgetOlderDatabaseKeys(database)).toBe(1);
    const fourth = await open();
    expect((await visit(fourth.port, cookie)).name).toBeNull();
    expect((await visit(fourth.port, given)).name).toBe('Ada');
  });

  it('a key that is yet to sign is not the reason to forget the one that does', async () => {
    const database = await temporaryDatabase();
    await openPostgresStore(database);
    const beside = await connectTo(database);
    const [first] = await readKeys(beside);
    await rotateDatabaseKeys(database);
    expect(await forgetOlderDatabaseKeys(database)).toBe(0);
    const keys = await readKeys(beside);
    expect(keys).toHaveLength(2);
    expect(itemAt(keys, 0)).toEqual(first);
  });

  it('there are eight keys at most, however many rotate at once', async () => {
    const database = await temporaryDatabase();
    await openPostgresStore(database);
    const beside = await connectTo(database);
    await readKeys(beside);
    const tries = Array.from({ length: MOST_KEYS + 2 }, () => rotateDatabaseKeys(database));
    const done = await Promise.all(tries);
    expect(done.filter(Boolean)).toHaveLength(MOST_KEYS - 1);
    expect(await readKeys(beside)).toHaveLength(MOST_KEYS);
  });

  it('a database without tables has no keys to rotate', async () => {
    const database = await temporaryDatabase();
    await expect(rotateDatabaseKeys(database)).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe('keys while a server is up', () => {
  it('keys are read every minute; a failure is reported and changes nothing', async () => {
    const clock = new TestClock();
    const changes: (readonly Uint8Array[])[] = [];
    const reports: unknown[] = [];
    let answer = (): Promise<readonly Uint8Array[]> => Promise.resolve([Buffer.from('one')]);
    const stop = keepFresh({
      pause: 60_000,
      read: () => answer(),
      changed: (keys) => changes.push(keys),
      clock,
      report: (error) => reports.push(error),
    });
    await clock.pass(60_000);
    answer = () => Promise.reject(new Error('away'));
    await clock.pass(60_000);
    answer = () => Promise.resolve([Buffer.from('two')]);
    await clock.pass(60_000);
    stop();
    await clock.pass(600_000);
    expect(changes.map(([key]) => String(key))).toEqual(['one', 'two']);
    expect(reports).toHaveLength(1);
  });

  it('cookies of a key that was added count, and are given anew once another signs', () => {
    const [old, fresh] = ['o'.repeat(32), 'f'.repeat(32)];
    const signer = new CookieSigner([old]);
    const before = signer.sign('ada');
    signer.change([old, fresh]);
    expect(signer.sign('ada')).toBe(before);
    signer.change([fresh, old]);
    expect(signer.unsign(before)).toMatchObject({ valid: true, renew: true, value: 'ada' });
    signer.change([fresh]);
    expect(signer.unsign(before)).toMatchObject({ valid: false });
  });
});
