import type { Guest } from '@pepite/matches';
import type { Connection, Statement } from './connection.ts';

/** A visit is noted once a day: it only tells who never comes any more. */
const DAY = 24 * 60 * 60 * 1000;

const NAME: Statement = { name: 'name-of', text: 'SELECT name FROM guests WHERE guest = $1' };
const RENAME: Statement = {
  name: 'rename',
  text: `
    INSERT INTO guests (guest, name, created, seen) VALUES ($1, $2, $3, $3)
    ON CONFLICT (guest) DO UPDATE SET name = excluded.name, seen = excluded.seen`,
};
const NOTE: Statement = {
  name: 'note-visit',
  text: 'UPDATE guests SET seen = $2 WHERE guest = $1 AND abs($2::bigint - seen) >= $3::bigint',
};

/** The guests in a PostgreSQL database. */
export class GuestRows {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async nameOf(guest: Guest): Promise<string | undefined> {
    const [row] = await this.#connection.rows<{ readonly name: string }>(NAME, [guest]);
    return row?.name;
  }

  async rename(guest: Guest, name: string, date: number): Promise<void> {
    await this.#connection.rows(RENAME, [guest, name, date]);
  }

  async noteVisit(guest: Guest, date: number): Promise<void> {
    await this.#connection.rows(NOTE, [guest, date, DAY]);
  }
}
