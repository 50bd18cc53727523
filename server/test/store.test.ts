import { readSetup } from '@pepite/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MatchChange } from '@pepite/matches';
import { settle } from '../../matches/test/support/settle.ts';
import { openInMemory } from '../store/database.ts';
import { openStore } from './support/same-thread-store.ts';

const SETUP = readSetup({ game: 'aurum', rules: 1, options: {} });
const OPEN = { guest: null, bot: null, name: null, standIn: null, marks: null };
const MATCH = { match: 'm', setup: SETUP, host: 'ann', seats: [OPEN, OPEN] };

/** A store whose disk takes as long as the test wants. */
function setUp() {
  const database = openInMemory();
  onTestFinished(() => void database.close());
  const commits: number[] = [];
  const failures: unknown[] = [];
  let disk = Promise.withResolvers<void>();
  disk.resolve();
  const { client, store } = openStore(database, {
    before: () => disk.promise,
    committed: (milliseconds) => commits.push(milliseconds),
    failed: (error) => failures.push(error),
  });
  const hold = (): void => {
    disk = Promise.withResolvers();
  };
  return { database, commits, failures, client, store, hold, release: () => disk.resolve() };
}

describe('a store that answers by promises', () => {
  it('the store answers in order, once a request is committed', async () => {
    const { database, store } = setUp();
    const told: string[] = [];
    const tell = (what: string) => (): unknown =>
      told.push(`${what}, in transaction: ${database.inTransaction}`);
    const asked = [
      store.rename('a', 'Ann', 1).then(tell('a')),
      store.rename('b', 'Ben', 1).then(tell('b')),
    ];
    expect(told).toEqual([]);
    await Promise.all(asked);
    expect(told).toEqual(['a, in transaction: false', 'b, in transaction: false']);
  });

  it('the store answers nothing while it waits for the disk', async () => {
    const { store, hold, release } = setUp();
    hold();
    let isAnswered = false;
    const asked = store.rename('a', 'Ann', 1).then(() => (isAnswered = true));
    await settle();
    expect(isAnswered).toBe(false);
    release();
    await asked;
    expect(await store.nameOf('a')).toBe('Ann');
  });

  it('the store commits once for all requests of one turn of the event loop', async () => {
    const { commits, store } = setUp();
    await Promise.all([store.rename('a', 'Ann', 1), store.rename('b', 'Ben', 1)]);
    expect(commits).toHaveLength(1);
  });

  it('the store commits once for all requests that come while the disk is busy', async () => {
    const { commits, store, hold, release } = setUp();
    hold();
    const first = store.rename('a', 'Ann', 1);
    await settle();
    const more = ['b', 'c', 'd'].map((guest) => store.rename(guest, guest, 1));
    await settle();
    release();
    await Promise.all([first, ...more]);
    expect(commits).toHaveLength(2);
  });

  it('the store commits a request that is made at the answer to another', async () => {
    const { commits, store } = setUp();
    await store.rename('a', 'Ann', 1).then(() => store.rename('b', 'Ben', 1));
    expect(commits).toHaveLength(2);
    expect(await store.nameOf('b')).toBe('Ben');
  });

  it('a read sees what was written before, in the same batch or in an earlier one', async () => {
    const { commits, store } = setUp();
    const renamed = store.rename('a', 'Ann', 1);
    const early = store.nameOf('a');
    const again = store.rename('a', 'Anna', 2);
    const late = store.nameOf('a');
    expect(await Promise.all([early, late])).toEqual(['Ann', 'Anna']);
    await Promise.all([renamed, again]);
    expect(commits).toHaveLength(1);
  });

  it('the store commits nothing for a read', async () => {
    const { commits, store } = setUp();
    expect(await store.nameOf('a')).toBeUndefined();
    expect(commits).toEqual([]);
  });

  it('the store carries out what was asked before it is closed, and nothing after', async () => {
    const { client, store, database } = setUp();
    const asked = store.rename('a', 'Ann', 1);
    await client.close();
    await asked;
    let isAnswered = false;
    void store.rename('b', 'Ben', 1).then(() => (isAnswered = true));
    await settle();
    expect(isAnswered).toBe(false);
    expect(database.prepare('SELECT guest FROM guests').pluck().all()).toEqual(['a']);
  });

  it('the store keeps a change that names the current revision, and no other', async () => {
    const { store } = setUp();
    await store.create(MATCH, 1);
    const answers = [0, 0, 2, 1].map((revision, turn) =>
      store.append('m', revision, { host: `host ${turn}` }, 1),
    );
    expect(await Promise.all(answers)).toEqual(['kept', 'conflict', 'conflict', 'kept']);
    expect(await store.load('m')).toMatchObject({ revision: 2, host: 'host 3' });
  });

  it('the store keeps how a match has ended, with the date of the machine', async () => {
    const { store } = setUp();
    const ann = { ...OPEN, guest: 'ann', name: 'Ann' };
    await store.create({ ...MATCH, seats: [ann, OPEN] }, 1);
    const ending = { scores: [3, 2], winners: [0], places: [1, 2], sides: 2 };
    const before = Date.now();
    await store.append('m', 0, { status: 'over', ending }, 1);
    const [kept] = await store.ofGuest('ann', 1);
    expect(kept?.ending).toMatchObject(ending);
    expect(kept?.ending?.date).toBeGreaterThanOrEqual(before);
    expect(kept?.ending?.date).toBeLessThanOrEqual(Date.now());
  });
});

describe('failures of a store', () => {
  it('[R4] a read that fails fails alone, and the requests beside it are carried out', async () => {
    const { database, failures, store } = setUp();
    database.exec('ALTER TABLE seats RENAME TO lost');
    const [renamed, listed, named] = await Promise.allSettled([
      store.rename('a', 'Ann', 1),
      store.ofGuest('a', 3),
      store.nameOf('a'),
    ]);
    expect(renamed.status).toBe('fulfilled');
    expect(listed).toMatchObject({
      status: 'rejected',
      reason: { message: 'the store failed: ofGuest' },
    });
    expect(named).toEqual({ status: 'fulfilled', value: 'Ann' });
    expect(failures).toEqual([]);
  });

  it('[R4] a write that fails fails its whole batch: nobody is answered', async () => {
    const { database, failures, commits, store } = setUp();
    await store.create(MATCH, 1);
    commits.length = 0;
    let answers = 0;
    const count = (): unknown => answers++;
    void store.rename('a', 'Ann', 1).then(count, count);
    void store.create(MATCH, 1).then(count, count);
    void store.nameOf('a').then(count, count);
    await settle();
    void store.nameOf('a').then(count, count);
    await settle();
    expect([failures.length, answers, commits.length]).toEqual([1, 0, 0]);
    expect(database.inTransaction).toBe(false);
    expect(database.prepare('SELECT guest FROM guests').all()).toEqual([]);
  });

  it('[R4] a commit that fails is reported, and nobody is answered', async () => {
    const { database, failures, store } = setUp();
    database.exec(`
      CREATE TABLE refused (match TEXT REFERENCES matches DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER refuse AFTER INSERT ON guests
      BEGIN INSERT INTO refused VALUES ('none'); END;`);
    let answers = 0;
    const count = (): unknown => answers++;
    void store.rename('a', 'Ann', 1).then(count, count);
    void store.nameOf('a').then(count, count);
    await settle();
    expect([failures.length, answers]).toEqual([1, 0]);
    expect(database.prepare('SELECT guest FROM guests').all()).toEqual([]);
  });
});

describe('[R7] commits of sealed choices', () => {
  /** A match whose sealed choices change, and how many commits were timed. */
  async function sealing() {
    const { commits, store } = setUp();
    await store.create(MATCH, 1);
    commits.length = 0;
    let revision = 0;
    const append = (change: MatchChange) => store.append('m', revision++, change, 1);
    return { commits, store, append };
  }

  it('commits of sealed choices are not timed, not even when others read meanwhile', async () => {
    const { commits, store, append } = await sealing();
    await append({ choices: ['0 bid Z7'], deciding: 2 });
    await Promise.all([append({ choices: [], deciding: 3 }), store.nameOf('ann')]);
    await Promise.all([append({ choices: ['1 bid Z7'], deciding: 1 }), store.openedBy('ann')]);
    expect(commits).toEqual([]);
    expect(await store.load('m')).toMatchObject({ choices: ['1 bid Z7'], deciding: 1 });
  });

  it('commits of sealed choices are timed when something else is written with them', async () => {
    const { commits, store, append } = await sealing();
    await Promise.all([append({ choices: ['0 bid Z7'] }), store.rename('ann', 'Ann', 1)]);
    expect(commits).toHaveLength(1);
    const moves = { ply: 0, entries: ['0 bid Z7', '1 bid Z8'] };
    await append({ moves, choices: [], deciding: 1 });
    expect(commits).toHaveLength(2);
    await append({ choices: ['0 bid Z7'], status: 'over' });
    expect(commits).toHaveLength(3);
  });
});
