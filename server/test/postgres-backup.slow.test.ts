import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Seeded } from '@pepite/kernel';
import type { StoredMatch } from '@pepite/matches';
import { expect, it, onTestFinished } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { scaled } from '../../kernel/test/scale.ts';
import { openDatabase } from '../store/database.ts';
import { ServerProcess } from './support/child.ts';
import { ClientGroup } from './support/client-group.ts';
import { type Ended, runCommand } from './support/command.ts';
import { Bell } from './support/deadline.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { PostgresProxy } from './support/postgres-proxy.ts';
import { openPostgresStore } from './support/postgres-store.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';
import { fillVaried } from './support/varied-data.ts';

const TABLES = [
  { game: 'aurum', bots: [null, null, 'random'] },
  { game: 'silver-and-gold', bots: [null, null] },
  { game: 'auruxxx', bots: [null, null, 'heuristic'] },
  { game: 'or-etc', bots: [null, 'heuristic', null] },
] as const;
const BACKUPS = scaled(2, 2);
/** Several pages of them are moved one after the other. */
const GUESTS = 1000;
const RUN = { PEPITE_TEST: 'on' };

async function startOn(url: string): Promise<{ server: ServerProcess; base: string }> {
  const server = new ServerProcess(temporaryFolder(), temporaryFolder(), { DATABASE_URL: url });
  onTestFinished(() => server.kill());
  return { server, base: await server.open() };
}

/** All matches in a database. */
async function matchesIn(url: string): Promise<(match: string) => StoredMatch | undefined> {
  const { store } = await openPostgresStore(url);
  const beside = await connectTo(url);
  const rows = await beside.rows<{ readonly match: string }>({ text: 'SELECT match FROM matches' });
  const found = await Promise.all(rows.map(({ match }) => store.load(match)));
  return (match) => found.find((one) => one?.match === match);
}

const command = (url: string, ...options: readonly string[]) =>
  runCommand(options, () => {}, { ...RUN, DATABASE_URL: url });

it('people go on from a backup of PostgreSQL made while they play, with every move', async () => {
  const url = await temporaryDatabase();
  const { server, base } = await startOn(url);
  const guests = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Ben')];
  const bell = new Bell();
  const rng = new Seeded(SEED);
  const begin = (): readonly ClientGroup[] =>
    TABLES.map(({ game, bots }) => new ClientGroup(guests, { game, bots: [...bots] }, rng, bell));
  let groups = begin();
  onTestFinished(() => groups.forEach((group) => group.scatter()));
  const until = (what: string, isSo: (group: ClientGroup) => boolean): Promise<void> =>
    bell.until(120, what, () =>
      groups.every((group) => {
        group.throwError();
        return isSo(group);
      }),
    );
  await Promise.all(groups.map((group) => group.gather(base)));
  const folder = temporaryFolder();
  const restored: string[] = [];
  for (let count = 0; count < BACKUPS; count++) {
    const least = 6 * (count + 1);
    await until('some moves are made', ({ movesTold, isOver }) => isOver || movesTold >= least);
    const file = join(folder, `${count}.sqlite`);
    const expected = groups.map((group) => group.expectInCopy());
    expect(await command(url, 'backup', file)).toMatchObject({ code: 0 });
    const other = await temporaryDatabase();
    expect(await command(other, 'restore', file)).toMatchObject({ code: 0 });
    const load = await matchesIn(other);
    for (const check of expected) check({ load });
    restored.push(other);
  }
  // From the latest backup everybody goes on with the same cookie, beside the first server.
  groups.forEach((group) => group.scatter());
  const last = join(folder, 'last.sqlite');
  expect(await command(url, 'backup', last)).toMatchObject({ code: 0 });
  expect(await command(restored[0] ?? '', 'restore', last, '--force')).toMatchObject({ code: 0 });
  const second = await startOn(restored[0] ?? '');
  await Promise.all(groups.map((group) => group.gather(second.base)));
  await until('the matches end', ({ isOver }) => isOver);
  for (const group of groups) await group.checkRecord(second.base);
  groups.forEach((group) => group.scatter());
  groups = [];
  expect(await second.server.stop()).toBe(0);
  expect(await server.stop()).toBe(0);
});

it('a move of data that is killed goes on when it is run again, either way', async () => {
  const source = temporaryFolder();
  await fillVaried(source, 300, GUESTS);
  const url = await temporaryDatabase();
  const beside = await connectTo(url);
  const counted = async (): Promise<number> => {
    const [row] = await beside.rows<{ readonly count: number }>({
      text: `SELECT CASE WHEN to_regclass('guests') IS NULL THEN 0
          ELSE (xpath('/row/c/text()', query_to_xml('SELECT count(*) AS c FROM guests', false,
            true, '')))[1]::text::integer END AS count`,
    });
    return row?.count ?? 0;
  };
  const proxy = await PostgresProxy.open(url);
  /** Kills a command when it says a word to the database, which it would otherwise go on after. */
  const killAt = (options: readonly string[], word: string, times?: number): Promise<Ended> => {
    const held = proxy.holdAt(word, times);
    const kill = (child: ChildProcess): void => void held.then(() => child.kill('SIGKILL'));
    return runCommand(options, kill, { DATABASE_URL: proxy.url });
  };
  const there = ['move-data', '--to', 'postgres', '--data', source];
  const killed = await killAt(there, 'INSERT INTO guests', 2);
  expect(killed.signal).toBe('SIGKILL');
  const before = await counted();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(GUESTS);
  const done = await command(url, ...there);
  expect(done).toMatchObject({ code: 0 });

  const target = temporaryFolder();
  const back = ['move-data', '--to', 'folder', '--data', target];
  const cut = await killAt(back, 'SELECT match, revision');
  expect(cut.signal).toBe('SIGKILL');
  expect(() => openDatabase(target)).toThrow(/not whole/);
  const whole = await command(url, ...back);
  expect(whole).toMatchObject({ code: 0 });
  const hash = /[0-9a-f]{64}/;
  expect(hash.exec(whole.said)?.[0]).toBe(hash.exec(done.said)?.[0]);
  expect(readdirSync(target).toSorted()).toEqual(['pepite.lock', 'pepite.sqlite']);
});
