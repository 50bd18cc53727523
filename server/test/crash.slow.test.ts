import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { itemAt, type Rng, Seeded } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { expect, it } from 'vitest';
import { scaled } from '../../kernel/test/scale.ts';
import { SEED } from '../../kernel/test/seed.ts';
import { ServerProcess } from './support/child.ts';
import { Bell } from './support/deadline.ts';
import { readDisk } from './support/disk.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { ClientGroup } from './support/client-group.ts';

/** Servers with a data folder each are killed side by side: starting one keeps a core busy. */
const LANES = Math.min(availableParallelism(), 8);
/** How often in all, which is counted; ten times that at night. */
const LEAST_KILLS = scaled(40);
/** How often in each lane: a server may end by itself just before. */
const KILLS = Math.ceil((LEAST_KILLS + 2) / LANES);
/** The longest time that half of them are left alone after they have opened, in milliseconds. */
const LONGEST = 140;
/** How much people are told at most in the others before they are killed. */
const MOST_HEARD = 60;
/** One server in so many is killed while it starts. */
const EARLY = 8;
const SEEDS = 1_000_000;
/** What is played at the same time in each lane: people and bots. */
const TABLES: readonly Pick<NewMatchRequest, 'game' | 'bots'>[] = [
  { game: 'aurum', bots: [null, null, null] },
  { game: 'aurum', bots: [null, null, null, null] },
  { game: 'aurum', bots: [null, 'random', 'heuristic'] },
  { game: 'silver-and-gold', bots: [null, null, null, null] },
  { game: 'silver-and-gold', bots: ['random', null, 'heuristic'] },
  { game: 'auruxxx', bots: [null, 'random', null, 'heuristic'] },
  { game: 'or-etc', bots: [null, 'heuristic', null, null] },
];

/** One data folder, and what happens to the servers on it. */
class Lane {
  /** How many matches were played to their end. */
  matches = 0;
  /** How many servers ended by SIGKILL and in no other way. */
  kills = 0;
  readonly #folder: string;
  readonly #cache: string;
  readonly #rng: Rng;
  readonly #bell = new Bell();
  #guests: readonly Guest[] = [];
  #groups: readonly ClientGroup[] = [];

  constructor(folder: string, cache: string, rng: Rng) {
    this.#folder = folder;
    this.#cache = cache;
    this.#rng = rng;
  }

  /**
   * Each server has chance of its own: if it drew what the one before it drew, cards that were told
   * and lost would be dealt again, and nobody would notice.
   */
  #start(): ServerProcess {
    const settings = { PEPITE_SEED: String(this.#rng.below(SEEDS)) };
    return new ServerProcess(join(this.#folder, 'data'), this.#cache, settings);
  }

  #group(table: (typeof TABLES)[number]): ClientGroup {
    const people = table.bots.filter((bot) => bot === null).length;
    return new ClientGroup(this.#guests.slice(0, people), table, this.#rng, this.#bell);
  }

  /** The guests come once; they are known by their cookies from then on. */
  async prepare(): Promise<void> {
    // The very first start may be cut short, too, while it makes the folder and the file in it.
    await this.#killEarly(this.#start());
    const server = this.#start();
    const base = await server.open();
    const names = ['Ada', 'Blaise', 'Carl', 'Dora'];
    this.#guests = await Promise.all(names.map((name) => Guest.arrive(base, name)));
    this.#groups = TABLES.map((table) => this.#group(table));
    // Compiled modules are kept when a process ends in peace.
    expect(await server.stop()).toBe(0);
  }

  async killOnce(): Promise<void> {
    const server = this.#start();
    try {
      if (this.#rng.below(EARLY) === 0) await this.#killEarly(server);
      else await this.#letPlay(server);
    } finally {
      await server.kill();
    }
    if (server.wasKilled) this.kills++;
    this.#check();
  }

  async #killEarly(server: ServerProcess): Promise<void> {
    await pause(this.#rng.below(1200));
    await server.kill();
  }

  async #letPlay(server: ServerProcess): Promise<void> {
    const base = await server.open();
    await this.#conclude(base);
    this.#groups = this.#groups.map((group, table) =>
      group.isOver ? this.#group(itemAt(TABLES, table)) : group,
    );
    const gathering = this.#groups.map((group) => group.gather(base));
    if (this.#rng.below(2) === 0) await pause(this.#rng.below(LONGEST));
    else await this.#hear(this.#rng.below(MOST_HEARD));
    await server.kill();
    await Promise.all(gathering);
  }

  /** Waits until somebody was told something so often: what was told just now has to be kept. */
  #hear(times: number): Promise<void> {
    let heard = 0;
    const isEnough = (): boolean => heard++ >= times || this.#groups.every(({ isOver }) => isOver);
    return this.#bell.until(60, 'somebody is told something', isEnough);
  }

  #check(): void {
    for (const group of this.#groups) {
      group.scatter();
      group.throwError();
    }
    readDisk(join(this.#folder, 'data'), join(this.#folder, 'copy'), (store) => {
      for (const group of this.#groups) group.checkDisk(store);
    });
  }

  /** Looks at the matches that are over. */
  async #conclude(base: string): Promise<void> {
    for (const group of this.#groups) {
      if (!group.isOver) continue;
      await group.checkRecord(base);
      this.matches++;
    }
  }

  /** With nobody killing the server any more, every match goes on to its end. */
  async finish(): Promise<void> {
    const server = this.#start();
    const base = await server.open();
    await Promise.all(this.#groups.map((group) => group.gather(base)));
    await this.#bell.until(60, 'the matches end', () =>
      this.#groups.every((group) => {
        group.throwError();
        return group.isOver;
      }),
    );
    await this.#conclude(base);
    for (const group of this.#groups) group.scatter();
    expect(await server.stop()).toBe(0);
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function kill(lane: Lane): Promise<void> {
  for (let count = 0; count < KILLS; count++) await lane.killOnce();
  await lane.finish();
}

it('the server loses nothing it has told anybody, however often it is killed', async () => {
  const folder = temporaryFolder();
  const cache = join(folder, 'cache');
  const lanes = Array.from(
    { length: LANES },
    (_, lane) => new Lane(join(folder, `${lane}`), cache, new Seeded(SEED, lane)),
  );
  for (const lane of lanes) await lane.prepare();
  await Promise.all(lanes.map(kill));
  for (const { matches } of lanes) expect(matches).toBeGreaterThanOrEqual(TABLES.length);
  const kills = lanes.reduce((sum, lane) => sum + lane.kills, 0);
  expect(kills).toBeGreaterThanOrEqual(LEAST_KILLS);
});
