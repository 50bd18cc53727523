import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Seeded } from '@pepite/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { ServerProcess } from './support/child.ts';
import { ClientGroup } from './support/client-group.ts';
import { Bell } from './support/deadline.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';
import { openPostgresStore } from './support/postgres-store.ts';

const TABLES = [
  { game: 'aurum', bots: [null, null, 'random'] },
  { game: 'silver-and-gold', bots: [null, null] },
] as const;
/** Moves that are made before the server is killed. */
const MOVES = 12;

/** People at some matches, and the program they play on. */
class Club {
  readonly url: string;
  readonly bell = new Bell();
  readonly #cache = temporaryFolder();
  groups: readonly ClientGroup[] = [];

  constructor(url: string) {
    this.url = url;
  }

  async start(settings: Readonly<Record<string, string>> = {}) {
    const server = new ServerProcess(temporaryFolder(), this.#cache, {
      DATABASE_URL: this.url,
      ...settings,
    });
    onTestFinished(() => server.kill());
    return { server, base: await server.open() };
  }

  async arrive(base: string): Promise<void> {
    const guests = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Ben')];
    const rng = new Seeded(SEED);
    this.groups = TABLES.map(
      ({ game, bots }) => new ClientGroup(guests, { game, bots: [...bots] }, rng, this.bell),
    );
    onTestFinished(() => this.scatter());
  }

  gather(base: string): Promise<unknown> {
    return Promise.all(this.groups.map((group) => group.gather(base)));
  }

  scatter(): void {
    for (const group of this.groups) group.scatter();
  }

  until(what: string, isSo: (group: ClientGroup) => boolean): Promise<void> {
    return this.bell.until(60, what, () =>
      this.groups.every((group) => {
        group.throwError();
        return isSo(group);
      }),
    );
  }

  /** Everything that anybody was told is in the database. */
  async checkDatabase(): Promise<void> {
    const { store } = await openPostgresStore(this.url);
    const beside = await connectTo(this.url);
    const rows = await beside.rows<{ readonly match: string }>({
      text: 'SELECT match FROM matches',
    });
    const matches = await Promise.all(rows.map(({ match }) => store.load(match)));
    const load = (match: string) => matches.find((one) => one?.match === match);
    for (const group of this.groups) group.checkDisk({ load });
  }
}

describe('the server on PostgreSQL', () => {
  it('a password is found in the file that PostgreSQL’s own programs look in', async () => {
    const url = new URL(await temporaryDatabase());
    const passwords = join(temporaryFolder(), 'passwords');
    writeFileSync(passwords, `*:*:*:*:${url.password}\n`, { mode: 0o600 });
    url.password = '';
    const { server } = await new Club(url.href).start({ PGPASSFILE: passwords });
    expect(await server.stop()).toBe(0);
  });

  it('a server that is killed has kept all it has told, and matches go on', async () => {
    const club = new Club(await temporaryDatabase());
    const { server, base } = await club.start();
    await club.arrive(base);
    await club.gather(base);
    await club.until('some moves are made', ({ movesTold }) => movesTold >= MOVES);
    await server.kill();
    club.scatter();
    await club.checkDatabase();
    const again = await club.start();
    await club.gather(again.base);
    await club.until('the matches end', ({ isOver }) => isOver);
    for (const group of club.groups) await group.checkRecord(again.base);
    const health = await fetch(`${again.base}/healthz`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
    expect(await again.server.stop()).toBe(0);
    club.scatter();
    await club.checkDatabase();
  });

  it('[R4] a move that the database refuses ends the server, and nobody is told', async () => {
    const url = await temporaryDatabase();
    const club = new Club(url);
    const { server, base } = await club.start({ PEPITE_LOG: 'fatal' });
    await club.arrive(base);
    await club.gather(base);
    await club.until('some moves are made', ({ movesTold }) => movesTold >= MOVES);
    await (await connectTo(url)).run(`ALTER TABLE moves ADD CHECK (ply < 0) NOT VALID`);
    expect(await server.ended()).toBe(1);
    expect(server.said).toContain('could not write moves to disk');
    expect(server.said).not.toContain(new URL(url).password);
    club.scatter();
    await club.checkDatabase();
  });
});
