import { describe, expect, it } from 'vitest';
import { newMatch } from '../../matches/test/support/describe-store.ts';
import { migrate } from '../store/postgres/migration.ts';
import { SCHEMA_VERSION } from '../store/postgres/schema.ts';
import { readKeys } from '../store/postgres/keys.ts';
import { openPostgresStore, SILENT } from './support/postgres-store.ts';
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
