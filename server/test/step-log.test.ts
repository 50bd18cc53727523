import { readSetup } from '@pepite/protocol';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, openInMemory, type SqliteDatabase } from '../store/database.ts';
import { MatchTable } from '../store/match-table.ts';
import { MOST_STEPS } from '../store/step-log.ts';
import { temporaryFolder } from './support/folder.ts';
import { openStore } from './support/same-thread-store.ts';
import { tamper } from './support/tamper.ts';

const SETUP = readSetup({ game: 'aurum', rules: 1, options: {} });
const OPEN = { guest: null, bot: null, name: null, standIn: null, marks: null };

let database: SqliteDatabase;

/** A store on the database there is, as a start of the program finds it. */
const start = () => openStore(database).store;

const create = (match: string): Promise<void> =>
  start().create({ match, setup: SETUP, host: 'ann', seats: [OPEN] }, 1);

/** A step of one move. */
const step = (ply: number) => ({ moves: { ply, entries: [`0 play ${ply}`] }, deciding: ply % 4 });

/** How many rows a table has. */
const rows = (table: string): unknown =>
  database.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

const revisionInTable = (match: string): unknown =>
  database.prepare('SELECT revision FROM matches WHERE match = ?').pluck().get(match);

beforeEach(() => {
  database = openInMemory();
  onTestFinished(() => void database.close());
});

describe('steps of matches', () => {
  it('the steps of a commit are logged in one row, not in the tables of a match', async () => {
    await create('a');
    await create('b');
    const store = start();
    await Promise.all([store.append('a', 0, step(0), 1), store.append('b', 0, step(0), 1)]);
    await store.append('a', 1, step(1), 1);
    expect([rows('step_log'), rows('moves')]).toEqual([2, 0]);
    expect(revisionInTable('a')).toBe(0);
  });

  it('logged moves, choices, deciding seats and the revision survive a restart', async () => {
    await create('a');
    const store = start();
    await store.append('a', 0, step(0), 1);
    await store.append('a', 1, { choices: ['0 bid Z7'], deciding: 2 }, 1);
    const kept = {
      revision: 2,
      moves: ['0 play 0'],
      choices: ['0 bid Z7'],
      deciding: 2,
    };
    expect(await store.load('a')).toMatchObject(kept);
    expect(await start().load('a')).toMatchObject(kept);
    expect(await start().append('a', 1, step(1), 1)).toBe('conflict');
    expect(await start().append('a', 2, step(1), 1)).toBe('kept');
  });

  it('logged steps are written out once when something else of the match changes', async () => {
    await create('a');
    const store = start();
    await store.append('a', 0, step(0), 1);
    await store.append('a', 1, step(1), 1);
    await store.append('a', 2, { ...step(2), status: 'over' }, 1);
    expect([rows('moves'), revisionInTable('a')]).toEqual([1, 3]);
    const moves = ['0 play 0', '0 play 1', '0 play 2'];
    expect(await start().load('a')).toMatchObject({ revision: 3, status: 'over', moves });
    expect(await start().append('a', 3, step(3), 1)).toBe('kept');
    expect(await start().load('a')).toMatchObject({ moves: [...moves, '0 play 3'] });
  });

  it('steps that another program has logged are known', async () => {
    const folder = temporaryFolder();
    database = openDatabase(folder);
    onTestFinished(() => void database.close());
    await create('a');
    const store = start();
    expect(await store.append('a', 0, step(0), 1)).toBe('kept');
    const logged = JSON.stringify([['a', 1, step(1)]]);
    tamper(folder, `INSERT INTO disk.step_log VALUES (1, '${logged}');`);
    expect(await store.append('a', 1, step(1), 1)).toBe('conflict');
    expect(await store.append('a', 2, step(2), 1)).toBe('kept');
    expect(await start().load('a')).toMatchObject({
      revision: 3,
      moves: ['0 play 0', '0 play 1', '0 play 2'],
    });
  });

  it('logged steps go with their match when it is removed', async () => {
    await create('a');
    const { client, store } = openStore(database);
    await store.append('a', 0, step(0), 1);
    expect(await client.call('removeMatches', ['a'])).toBe(1);
    expect(await store.append('a', 1, step(1), 1)).toBe('conflict');
    expect(await start().load('a')).toBeUndefined();
  });

  it('a gap between logged steps is noticed', async () => {
    await create('a');
    const store = start();
    for (const ply of [0, 1, 2]) await store.append('a', ply, step(ply), 1);
    database.exec('DELETE FROM step_log WHERE place = 1');
    expect(() => new MatchTable(database)).toThrow('steps of the match a are missing');
  });

  it('a full log writes out the match with the oldest steps first', async () => {
    for (const match of ['old', 'a', 'b']) await create(match);
    const store = start();
    await store.append('old', 0, step(0), 1);
    const half = MOST_STEPS / 2;
    for (let ply = 0; ply < half; ply += 100) {
      const steps = Array.from({ length: 100 }, (_, n) => ply + n);
      await Promise.all(
        steps.flatMap((n) => ['a', 'b'].map((match) => store.append(match, n, step(n), 1))),
      );
    }
    expect(['old', 'a', 'b'].map(revisionInTable)).toEqual([1, 0, 0]);
    await store.append('old', 1, step(1), 1);
    expect(['old', 'a', 'b'].map(revisionInTable)).toEqual([1, half, 0]);
    expect(await start().load('old')).toMatchObject({ moves: ['0 play 0', '0 play 1'] });
    expect((await start().load('a'))?.moves).toHaveLength(half);
    expect((await start().load('b'))?.moves).toHaveLength(half);
  });
});
