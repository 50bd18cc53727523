import { existsSync, readdirSync, rmSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { Seeded } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { expect, it } from 'vitest';
import { scaled } from '../../kernel/test/scale.ts';
import { openDatabase } from '../store/database.ts';
import { MatchTable } from '../store/match-table.ts';
import { ServerProcess } from './support/child.ts';
import { runCommand } from './support/command.ts';
import { Bell } from './support/deadline.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { ClientGroup } from './support/client-group.ts';

const BACKUPS = scaled(3, 2);
/** How many backups are killed in the middle, and how often that is tried. */
const KILLS = 2;
const TRIES = 20;
const TABLES: readonly Pick<NewMatchRequest, 'game' | 'bots'>[] = [
  { game: 'aurum', bots: [null, null, null] },
  { game: 'silver-and-gold', bots: [null, 'random', null] },
  { game: 'auruxxx', bots: [null, 'random', null, 'heuristic'] },
  { game: 'or-etc', bots: [null, 'heuristic', null] },
];

/** People who play on a server of their own, one match after the other. */
class Club {
  readonly folder: string;
  readonly data: string;
  readonly #bell = new Bell();
  readonly #rng = new Seeded(15);
  #server: ServerProcess | undefined;
  #base = '';
  #guests: readonly Guest[] = [];
  groups: readonly ClientGroup[] = [];

  constructor(folder: string) {
    this.folder = folder;
    this.data = join(folder, 'data');
    fill(this.data);
  }

  async open(): Promise<void> {
    this.#server = new ServerProcess(this.data, join(this.folder, 'cache'));
    this.#base = await this.#server.open();
  }

  async begin(): Promise<void> {
    const names = ['Ada', 'Blaise', 'Carl'];
    this.#guests = await Promise.all(names.map((name) => Guest.arrive(this.#base, name)));
    this.groups = TABLES.map((table) => this.#newGroup(table));
    await this.gather();
  }

  #newGroup(table: (typeof TABLES)[number]): ClientGroup {
    const people = table.bots.filter((bot) => bot === null).length;
    return new ClientGroup(this.#guests.slice(0, people), table, this.#rng, this.#bell);
  }

  async gather(): Promise<void> {
    await Promise.all(this.groups.map((group) => group.gather(this.#base)));
  }

  /** Whoever has finished begins anew, so that there is always something going on. */
  async goOn(): Promise<void> {
    const groups = TABLES.map(async (table, place) => {
      const group = this.groups.at(place);
      if (group?.isOver !== true) return group ?? this.#newGroup(table);
      await group.checkRecord(this.#base);
      const next = this.#newGroup(table);
      await next.gather(this.#base);
      return next;
    });
    this.groups = await Promise.all(groups);
  }

  /** Waits until every match has gone on by a few moves. */
  async play(): Promise<void> {
    const before = this.groups.map((group) => group.movesTold);
    await this.#bell.until(60, 'every match goes on', () =>
      this.groups.every((group, table) => {
        group.throwError();
        return group.isOver || group.movesTold > (before.at(table) ?? 0) + 2;
      }),
    );
  }

  async finish(): Promise<void> {
    await this.#bell.until(120, 'the matches end', () =>
      this.groups.every((group) => {
        group.throwError();
        return group.isOver;
      }),
    );
    for (const group of this.groups) await group.checkRecord(this.#base);
  }

  scatter(): void {
    for (const group of this.groups) group.scatter();
  }

  async stop(): Promise<void> {
    expect(await this.#server?.stop()).toBe(0);
  }
}

/** Makes a data folder that is large enough for a backup to take its time. */
function fill(folder: string): void {
  const database = openDatabase(folder);
  const insert = database.prepare('INSERT INTO guests (guest, name, created) VALUES (?, ?, 1)');
  database.transaction(() => {
    for (let count = 0; count < 40_000; count++) insert.run(`${count}`, 'x'.repeat(500));
  })();
  database.close();
}

/** Lets `look` read a backup as a server would, once it is restored in a folder of its own. */
async function readBackup(file: string, look: (store: MatchTable) => void): Promise<void> {
  const folder = temporaryFolder();
  expect(await runCommand(['restore', file, '--data', folder])).toMatchObject({ code: 0 });
  const database = openDatabase(folder);
  look(new MatchTable(database));
  database.close();
}

/** Kills a backup as soon as something of it can be seen; whether that was in the middle. */
async function killBackup(data: string, folder: string, file: string): Promise<boolean> {
  // One that was quicker than we were must not stand in the way of the next.
  rmSync(file, { force: true });
  const { signal } = await runCommand(['backup', file, '--data', data], (child) => {
    const watcher = watch(folder, (_event, name) => {
      if (name?.endsWith('.part') === true) child.kill('SIGKILL');
    });
    child.once('exit', () => watcher.close());
  });
  return signal === 'SIGKILL' && !existsSync(file);
}

it('a backup made while people play is whole and has every move they were told', async () => {
  const club = new Club(temporaryFolder());
  const backups = temporaryFolder();
  await club.open();
  await club.begin();
  for (let count = 0; count < BACKUPS; count++) {
    await club.play();
    await club.goOn();
    const file = join(backups, `${count}.sqlite`);
    const expected = club.groups.map((group) => group.expectInCopy());
    expect(await runCommand(['backup', file, '--data', club.data])).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await readBackup(file, (store) => {
      for (const check of expected) check(store);
    });
  }

  let killed = 0;
  const file = join(backups, 'killed.sqlite');
  for (let tried = 0; tried < TRIES && killed < KILLS; tried++) {
    if (await killBackup(club.data, backups, file)) killed++;
    await club.play();
    await club.goOn();
  }
  expect(killed).toBe(KILLS);

  // A server is brought back from its latest backup, and everybody goes on with the same cookie.
  club.scatter();
  const backup = ['backup', file, '--data', club.data, '--force'];
  expect(await runCommand(backup)).toMatchObject({ code: 0 });
  const left = readdirSync(backups).filter((name) => name.includes('killed'));
  expect(left).toEqual(['killed.sqlite']);
  const restoration = ['restore', file, '--data', club.data];
  const early = await runCommand(restoration);
  expect([early.code, early.said]).toEqual([2, expect.stringContaining('another Pépite')]);
  await club.stop();
  expect(await runCommand(restoration)).toMatchObject({ code: 0 });
  await club.open();
  await club.gather();
  await club.finish();
  club.scatter();
  await club.stop();
});
