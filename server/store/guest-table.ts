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
    addLink: database.prepare<[string, string, number]>(
      'INSERT INTO links (link, sealed, until) VALUES (?, ?, ?)',
    ),
    dropLinks: database.prepare<[number]>('DELETE FROM links WHERE until <= ?'),
    takeLink: database
      .prepare<[string], string>('DELETE FROM links WHERE link = ? RETURNING sealed')
      .pluck(),
    isSeated: database
      .prepare<[Guest, Guest], number>(
        `SELECT EXISTS (SELECT 1 FROM seats WHERE guest = ? AND over = 0)
           OR EXISTS (SELECT 1 FROM matches WHERE host = ? AND status <> 'over')`,
      )
      .pluck(),
    forget: [
      'UPDATE seats SET guest = @stranger, name = @name WHERE guest = @guest',
      'UPDATE matches SET host = @stranger WHERE host = @guest',
      'DELETE FROM removed WHERE guest = @guest',
      'DELETE FROM guests WHERE guest = @guest',
    ].map((text) => database.prepare(text)),
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

  /** Keeps what a link carries until a date; those that nobody used in time are gone. */
  addLink(link: string, sealed: string, until: number, date: number): void {
    this.#statements.dropLinks.run(date);
    this.#statements.addLink.run(link, sealed, until);
  }

  /** What a link carries, for the first who asks in time. */
  takeLink(link: string, date: number): string | undefined {
    this.#statements.dropLinks.run(date);
    return this.#statements.takeLink.get(link);
  }

  /**
   * Forgets a guest who sits at nothing that is not over: there, `stranger` has sat. False if
   * somebody would be left waiting.
   */
  forgetGuest(guest: Guest, stranger: Guest, name: string): boolean {
    if (this.#statements.isSeated.get(guest, guest) === 1) return false;
    for (const statement of this.#statements.forget) statement.run({ guest, stranger, name });
    return true;
  }
}
