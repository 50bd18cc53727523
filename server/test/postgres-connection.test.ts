import { describe, expect, it } from 'vitest';
import { newMatch } from '../../matches/test/support/describe-store.ts';
import { settle } from '../../matches/test/support/settle.ts';
import { commit } from '../store/postgres/transaction.ts';
import { PostgresProxy } from './support/postgres-proxy.ts';
import { openPostgresStore } from './support/postgres-store.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';

/** A store behind a network that may fail, with a match in it. */
async function behindProxy(patience?: number) {
  const url = await temporaryDatabase();
  const proxy = await PostgresProxy.open(url);
  const opened = await openPostgresStore(proxy.url, patience);
  const beside = await connectTo(url);
  await opened.store.create(newMatch('m'), 1);
  const revision = async (): Promise<number | undefined> => {
    const text = 'SELECT revision FROM matches';
    const [row] = await beside.rows<{ readonly revision: number }>({ text });
    return row?.revision;
  };
  return { ...opened, proxy, beside, revision };
}

const MOVE = { moves: { ply: 0, entries: ['0 pass'] }, deciding: 1 };

describe('a connection to PostgreSQL that is lost', () => {
  it.each([
    ['BEGIN', 'before'],
    ['BEGIN', 'after'],
    ['append-play', 'before'],
    ['append-play', 'after'],
    ['COMMIT', 'before'],
    ['COMMIT', 'after'],
  ] as const)('a step is kept once when the connection is cut at %s, %s it', async (word, cut) => {
    const { store, proxy, revision } = await behindProxy();
    proxy.cutAt(word, cut);
    expect(await store.append('m', 0, MOVE, 1)).toBe('kept');
    expect(proxy.cuts).toBe(1);
    expect(await revision()).toBe(1);
    expect(await store.load('m')).toMatchObject({ revision: 1, moves: ['0 pass'] });
  });

  it('a conflict stays a conflict when the answer to its commit is lost', async () => {
    const { store, proxy, revision } = await behindProxy();
    proxy.cutAt('COMMIT', 'after');
    const answers = [store.append('m', 1, MOVE, 1), store.append('m', 0, MOVE, 1)];
    expect(await Promise.all(answers)).toEqual(['conflict', 'kept']);
    expect([proxy.cuts, await revision()]).toEqual([1, 1]);
  });

  it('a step is a conflict if another process makes one while the connection is away', async () => {
    const { store, proxy, beside } = await behindProxy();
    proxy.cutAt('COMMIT', 'before', () => beside.run('UPDATE matches SET revision = 1'));
    expect(await store.append('m', 0, MOVE, 1)).toBe('conflict');
    expect(proxy.cuts).toBe(1);
    expect(await store.load('m')).toMatchObject({ revision: 1, moves: [] });
  });

  it('a read is made again when the connection is cut', async () => {
    const { store, proxy } = await behindProxy();
    proxy.cutAt('load', 'before');
    expect(await store.load('m')).toMatchObject({ match: 'm' });
    expect(proxy.cuts).toBe(1);
  });

  it('a database that throws us out while nobody asks is connected to again', async () => {
    const { store, beside } = await behindProxy();
    const text = `
      SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid()
        AND application_name = current_setting('application_name')`;
    expect(await beside.rows({ text })).not.toEqual([]);
    expect(await store.append('m', 0, MOVE, 1)).toBe('kept');
  });

  it('[R4] a database that stays away fails the store, and nobody is answered', async () => {
    const { store, proxy, failed, revision } = await behindProxy(0);
    proxy.close();
    let answers = 0;
    const count = (): unknown => answers++;
    void store.append('m', 0, MOVE, 1).then(count, count);
    void store.load('m').then(count, count);
    expect(await failed).toMatchObject({ kind: 'unreachable' });
    await settle();
    expect([answers, await revision()]).toEqual([0, 0]);
  });

  it('a commit that the database answers by a rollback is none', async () => {
    const connection = await connectTo(await temporaryDatabase());
    await connection.run('BEGIN');
    await expect(connection.run('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(commit(connection)).rejects.toThrow('ROLLBACK');
  });

  it('a commit is on disk before it is answered, whatever the database is set to', async () => {
    const url = new URL(await temporaryDatabase());
    const options = url.searchParams.get('options') ?? '';
    url.searchParams.set('options', `${options} -c synchronous_commit=off`);
    const connection = await connectTo(url.href);
    const text = `SELECT current_setting('synchronous_commit') AS setting`;
    expect(await connection.rows({ text })).toEqual([{ setting: 'on' }]);
  });
});
