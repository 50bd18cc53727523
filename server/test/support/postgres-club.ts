import { Seeded } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { onTestFinished } from 'vitest';
import { SEED } from '../../../kernel/test/seed.ts';
import { ServerProcess } from './child.ts';
import { ClientGroup } from './client-group.ts';
import { Bell } from './deadline.ts';
import { temporaryFolder } from './folder.ts';
import { Guest } from './guest.ts';
import { openPostgresStore } from './postgres-store.ts';
import { connectTo } from './temporary-database.ts';

/** What is played at a table, and by how many. */
type Table = { readonly game: string; readonly bots: readonly NewMatchRequest['bots'][number][] };

/** People at some matches, and the program they play on. */
export class Club {
  readonly url: string;
  readonly bell = new Bell();
  readonly #tables: readonly Table[];
  readonly #cache = temporaryFolder();
  groups: readonly ClientGroup[] = [];

  constructor(url: string, tables: readonly Table[]) {
    this.url = url;
    this.#tables = tables;
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
    this.groups = this.#tables.map(
      ({ game, bots }) => new ClientGroup(guests, { game, bots: [...bots] }, rng, this.bell),
    );
    onTestFinished(() => this.scatter());
  }

  gather(...bases: readonly string[]): Promise<unknown> {
    return Promise.all(this.groups.map((group) => group.gather(...bases)));
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
