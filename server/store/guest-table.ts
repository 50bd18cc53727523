import type { Guest } from '@pepite/matches';
import type { SqliteDatabase } from './database.ts';

/** A visit is noted once a day: it only tells who never comes any more. */
const DAY = 24 * 60 * 60 * 1000;

interface Row {
  readonly name: string;
  readonly seen: number;
}

function prepare(database: SqliteDatabase) {
  return {
    find: database.prepare<[Guest], Row>('SELECT name, seen FROM guests WHERE guest = ?'),
    save: database.prepare<[Guest, string, number, number]>(
      `INSERT INTO guests (guest, name, created, seen) VALUES (?, ?, ?, ?)
       ON CONFLICT (guest) DO UPDATE SET name = excluded.name, seen = excluded.seen`,
    ),
    note: database.prepare<[number, Guest]>('UPDATE guests SET seen = ? WHERE guest = ?'),
  };
}

/** The guests in a database. */
export class GuestTable {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(database: SqliteDatabase) {
    this.#statements = prepare(database);
  }

  nameOf(guest: Guest): string | undefined {
    return this.#statements.find.get(guest)?.name;
  }

  rename(guest: Guest, name: string, date: number): void {
    this.#statements.save.run(guest, name, date, date);
  }

  noteVisit(guest: Guest, date: number): void {
    const known = this.#statements.find.get(guest);
    if (known === undefined || Math.abs(date - known.seen) < DAY) return;
    this.#statements.note.run(date, guest);
  }
}
