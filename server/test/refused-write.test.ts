import { once } from 'node:events';
import { itemAt, Seeded } from '@pepite/kernel';
import { expect, it, onTestFinished } from 'vitest';
import { ServerProcess } from './support/child.ts';
import { Bell, within } from './support/deadline.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { Player } from './support/player.ts';
import { tamper } from './support/tamper.ts';

/** Where moves, and choices that are still sealed, are written. */
const TABLES = ['step_log', 'moves', 'choices'];

/** What keeps them from being written. */
const REFUSE_WRITE = TABLES.map(
  (table) => `
    CREATE TRIGGER disk.refuse_${table} BEFORE INSERT ON ${table}
    BEGIN SELECT RAISE(ABORT, 'refused'); END;`,
);

/** What lets them be written, and then refuses the commit. */
const REFUSE_COMMIT = [
  `CREATE TABLE disk.refused
     (match TEXT REFERENCES matches (match) DEFERRABLE INITIALLY DEFERRED);`,
  ...TABLES.map(
    (table) => `
      CREATE TRIGGER disk.refuse_${table} AFTER INSERT ON ${table}
      BEGIN INSERT INTO refused VALUES ('none'); END;`,
  ),
];

const ALLOW = `
  ${TABLES.map((table) => `DROP TRIGGER disk.refuse_${table};`).join('')}
  DROP TABLE IF EXISTS disk.refused;
`;

/** Two people who play, and the program they play on. */
class TwoPeople {
  readonly data = temporaryFolder();
  readonly bell = new Bell();
  readonly #cache = temporaryFolder();
  #players: readonly Player[] = [];

  async start(): Promise<{ readonly server: ServerProcess; readonly base: string }> {
    const server = new ServerProcess(this.data, this.#cache, { PEPITE_LOG: 'fatal' });
    onTestFinished(() => server.kill());
    return { server, base: await server.open() };
  }

  async sitDown(base: string, guests: readonly Guest[]): Promise<readonly Promise<unknown>[]> {
    const bots = guests.map(() => null);
    const setup = { game: 'auruxxx', bots, options: {}, access: 'link', start: false } as const;
    const match = await itemAt(guests, 0).create(base, setup);
    this.#players = guests.map((_guest, seat) => new Player(match, seat, new Seeded(seat)));
    return this.connect(base, guests);
  }

  /** Everybody comes, or comes back; what is returned waits until each is gone. */
  connect(base: string, guests: readonly Guest[]): readonly Promise<unknown>[] {
    return guests.map((guest, seat) => {
      const player = itemAt(this.#players, seat);
      const socket = guest.connect(base);
      onTestFinished(() => socket.terminate());
      socket.on('error', () => {});
      socket.on('open', () => player.connect((text) => socket.send(text)));
      socket.on('message', (data: Buffer) => {
        player.hear(data.toString());
        if (player.state?.status !== 'playing') player.act();
        this.bell.ring();
      });
      return once(socket, 'close');
    });
  }

  get isPlaying(): boolean {
    return this.#players.every(({ state }) => state?.status === 'playing');
  }

  /** Whoever has to decide. */
  get mover(): Player {
    const mover = this.#players.find(({ hasToDecide }) => hasToDecide);
    if (mover === undefined) throw new Error('nobody has to decide');
    return mover;
  }

  get received(): readonly (readonly string[])[] {
    return this.#players.map(({ received }) => [...received]);
  }

  get positions(): readonly unknown[] {
    return this.#players.map(({ state }) => state?.position);
  }
}

it.each([
  ['write', REFUSE_WRITE],
  ['commit', REFUSE_COMMIT],
])('[R4] a %s that is refused ends the server, and nobody is told', async (_what, refuse) => {
  const people = new TwoPeople();
  const { server, base } = await people.start();
  const guests = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Ben')];
  const gone = await people.sitDown(base, guests);
  await people.bell.until(10, 'the match begins', () => people.isPlaying);
  const { received, positions } = people;
  tamper(people.data, refuse.join(''));
  expect(people.mover.act()).toBe(true);
  expect(await server.ended()).toBe(1);
  await within(10, 'the sockets are closed', Promise.all(gone));
  expect(people.received).toEqual(received);
  expect(server.said).toContain('could not write moves to disk');
  tamper(people.data, ALLOW);
  const again = await people.start();
  void people.connect(again.base, guests);
  const isBack = (): boolean =>
    people.received.every((texts, seat) =>
      texts.slice(received[seat]?.length).some((text) => text.startsWith('{"type":"match"')),
    );
  await people.bell.until(10, 'everybody is back', isBack);
  expect(people.positions).toEqual(positions);
});
