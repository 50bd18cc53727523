import { describe, expect, it } from 'vitest';
import { newMatch } from '../../matches/test/support/describe-store.ts';
import { migrate } from '../store/postgres/migration.ts';
import { SCHEMA_VERSION } from '../store/postgres/schema.ts';
import { readKeys } from '../store/postgres/keys.ts';
import { sharedDate } from '../store/postgres/start.ts';
import { openPostgresStore, shareDatabase, SILENT } from './support/postgres-store.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';

const MATCHES = Array.from({ length: 20 }, (_, number) => `m${number}`);

describe('several processes on one PostgreSQL database', () => {
  it('tables are made once when ten processes start together, with one key', async () => {
    const url = await temporaryDatabase();
    const connections = await Promise.all(Array.from({ length: 10 }, () => connectTo(url)));
    const starts = connections.map(async (connection) => {
      const isNew = await migrate(connection, 'here', SILENT);
      return { isNew, keys: (await readKeys(connection)).join() };
    });
    const started = await Promise.all(starts);
    expect(started.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(started.map(({ keys }) => keys)).size).toBe(1);
    const beside = await connectTo(url);
    const versions = await beside.rows({ text: 'SELECT version FROM pepite_data' });
    expect(versions).toEqual([{ version: SCHEMA_VERSION }]);
  });

  it('one of two who change a match at once is told of a conflict, in any order', async () => {
    const url = await temporaryDatabase();
    const [one, other] = [await openPostgresStore(url), await openPostgresStore(url)];
    await Promise.all(MATCHES.map((match) => one.store.create(newMatch(match), 1)));
    for (let ply = 0; ply < 5; ply++) {
      const moveAll = (writer: typeof one, name: string, matches: readonly string[]) =>
        Promise.all(
          matches.map((match) => {
            const moves = { ply, entries: [`${name} ${ply}`] };
            return writer.store.append(match, ply, { moves, deciding: 1 }, 1);
          }),
        );
      const [forth, back] = await Promise.all([
        moveAll(one, 'one', MATCHES),
        moveAll(other, 'other', MATCHES.toReversed()),
      ]);
      // Either the one or the other.
      expect(back.toReversed()).toEqual(
        forth.map((answer) => (answer === 'kept' ? 'conflict' : 'kept')),
      );
      for (const [place, match] of MATCHES.entries()) {
        const winner = forth[place] === 'kept' ? 'one' : 'other';
        expect((await one.store.load(match))?.moves.at(ply)).toBe(`${winner} ${ply}`);
      }
    }
    expect(await other.store.load('m0')).toMatchObject({ revision: 5 });
  });

  it('two who rename the same guests at the same time don’t block each other', async () => {
    const url = await temporaryDatabase();
    const stores = [await openPostgresStore(url), await openPostgresStore(url)].map(
      ({ store }) => store,
    );
    const writes = stores.map(async (store, process) => {
      const guests = process === 0 ? ['a', 'b', 'c'] : ['c', 'b', 'a'];
      for (let round = 0; round < 20; round++) {
        await Promise.all(guests.map((guest) => store.rename(guest, `${guest} ${round}`, round)));
      }
    });
    await Promise.all(writes);
    expect(await stores[0]?.nameOf('b')).toBe('b 19');
  });

  it('a process whose notices are cut off hears that it missed some, then listens', async () => {
    const url = await temporaryDatabase();
    const { join } = await shareDatabase(url);
    const [one, other] = [await join('one'), await join('other')];
    await one.create(newMatch('m'), 1);
    const heard: string[] = [];
    let wake: () => void = () => {};
    const hear = (word: string): void => {
      heard.push(word);
      wake();
    };
    other.shared.subscribe({
      changed: (match, revision) => hear(`${match} ${revision}`),
      talked: () => {},
      attended: () => {},
      missed: () => hear('missed'),
    });
    const until = async (word: string): Promise<void> => {
      while (!heard.includes(word)) await new Promise<void>((resolve) => (wake = resolve));
    };
    const schema = new URL(url).searchParams.get('application_name');
    const text = `
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = $1 AND query LIKE '%LISTEN%' AND pid <> pg_backend_pid()`;
    await (await connectTo(url)).rows({ text }, [schema]);
    await until('missed');
    expect(await one.append('m', 0, { host: 'ben' }, 1)).toBe('kept');
    await until('m 1');
  });

  it('servers share a date that goes on while one of them notes it', async () => {
    const url = await temporaryDatabase();
    const { store } = await openPostgresStore(url);
    const beside = await connectTo(url);
    await store.rename('ann', 'Ann', 5_000_000);
    const first = await sharedDate(beside, 9);
    expect(first).toBeGreaterThanOrEqual(5_000_000);
    expect(first).toBeLessThan(5_060_000);
    // Nobody was up for a day: the date has stood still.
    const yesterday = `UPDATE calendar SET noted = clock_timestamp() - interval '1 day'`;
    await beside.run(yesterday);
    expect(await sharedDate(beside, 9)).toBe(first);
    // Somebody was, for ten seconds after that, and would have been missed after three.
    // Within a transaction it is always now.
    await beside.run(`BEGIN;
      INSERT INTO processes SELECT 'gone', now() - interval '1 day' + interval '13 seconds';
      UPDATE calendar SET noted = now() - interval '1 day';
      COMMIT`);
    expect((await sharedDate(beside, 9)) - first).toBe(10_000);
    // Somebody is, and so the date goes on until it is asked for.
    const start = performance.now();
    await beside.run(`UPDATE processes SET until = clock_timestamp() + interval '1 hour'`);
    await beside.run(`UPDATE calendar SET noted = clock_timestamp() - interval '1 minute'`);
    const since = (await sharedDate(beside, 9)) - first - 10_000;
    expect(since).toBeGreaterThanOrEqual(60_000);
    expect(since).toBeLessThanOrEqual(60_001 + performance.now() - start);
    const { client } = await openPostgresStore(url);
    await client.call('tidyUp', 7_000_000);
    await client.call('tidyUp', 6_000_000);
    expect(await sharedDate(beside, 9)).toBeGreaterThanOrEqual(7_000_000);
  });

  it('a process that ended without a word is forgotten, with what it held', async () => {
    const url = await temporaryDatabase();
    const { join } = await shareDatabase(url);
    const one = await join('one');
    await one.shared.hold(['a']);
    const { client } = await openPostgresStore(url);
    const beside = await connectTo(url);
    const count = async () => {
      const text = 'SELECT (SELECT count(*) FROM processes) + (SELECT count(*) FROM leases) AS n';
      return (await beside.rows<{ readonly n: number }>({ text }))[0]?.n;
    };
    await client.call('tidyUp', 1);
    expect(await count()).toBe(2);
    await beside.run(`UPDATE processes SET until = clock_timestamp() - interval '2 minutes'`);
    await client.call('tidyUp', 1);
    expect(await count()).toBe(0);
    // It was only slow: it finds out that it holds nothing, and takes it again.
    expect(await one.shared.hold(['a'])).toEqual([]);
    expect(await one.shared.hold(['a'])).toMatchObject([{ name: 'a' }]);
  });

  it('a move is refused whose position is taken, whatever its revision says', async () => {
    const url = await temporaryDatabase();
    const { store, failed } = await openPostgresStore(url);
    await store.create(newMatch('m'), 1);
    const moves = { ply: 0, entries: ['0 pass'] };
    expect(await store.append('m', 0, { moves }, 1)).toBe('kept');
    const answer = store.append('m', 1, { moves }, 1);
    expect(await Promise.race([failed, answer])).toMatchObject({ code: '23505' });
    const beside = await connectTo(url);
    expect(await beside.rows({ text: 'SELECT revision FROM matches' })).toEqual([{ revision: 1 }]);
  });
});
