import type { Guest } from '@pepite/matches';
import type { SqliteDatabase } from './database.ts';

/** A visit is noted once a day: it only tells who never comes any more. */
const DAY = 24 * 60 * 60 * 1000;

interface Row {
  readonly name: string;
  readonly seen: number;
}

/** A guest who has logged out other devices: cookies of an earlier generation count no more. */
export interface LoggedOut {
  readonly guest: Guest;
  readonly generation: number;
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
    generation: database
      .prepare<[Guest], number>('SELECT generation FROM guests WHERE guest = ?')
      .pluck(),
    raise: database
      .prepare<[number, Guest], number>(
        `UPDATE guests SET generation = max(?, generation + 1) WHERE guest = ?
         RETURNING generation`,
      )
      .pluck(),
    dropDevices: database.prepare<[Guest]>('DELETE FROM notice_devices WHERE guest = ?'),
    raised: database.prepare<[number], LoggedOut>(
      'SELECT guest, generation FROM guests WHERE generation > 0 AND generation > ? ORDER BY guest',
    ),
    nameAnew: [
      'UPDATE guests SET name = @name WHERE guest = @guest',
      'UPDATE seats SET name = @name WHERE guest = @guest AND over = 1',
      'UPDATE talk SET name = @name WHERE guest = @guest',
    ].map((text) => database.prepare(text)),
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
      'DELETE FROM talk WHERE guest = @guest',
      'DELETE FROM reports WHERE reporter = @guest',
      'DELETE FROM reports WHERE reported = @guest',
      'DELETE FROM renamed_guests WHERE guest = @guest',
      'DELETE FROM guests WHERE guest = @guest',
      'DELETE FROM notice_devices WHERE guest = @guest',
      'DELETE FROM notice_settings WHERE guest = @guest',
      'DELETE FROM muted_matches WHERE guest = @guest',
      'DELETE FROM turn_notices WHERE guest = @guest',
      'DELETE FROM bot_tokens WHERE owner = @guest',
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

  /** Cookies of an earlier generation than this count no more; 0 for most guests. */
  generationOf(guest: Guest): number {
    return this.#statements.generation.get(guest) ?? 0;
  }

  /**
   * Has no cookie count that was given before; which generation those are of that do. It is a date,
   * so that one finds the latest. Somebody without a name has nothing that others could use. No
   * device is told of turns any more: the one that stays says anew that it wants to be.
   */
  logOutOthers(guest: Guest, date: number): number {
    this.#statements.dropDevices.run(guest);
    return this.#statements.raise.get(date, guest) ?? 0;
  }

  /** Who has logged out other devices since a date. */
  loggedOutSince(date: number): readonly LoggedOut[] {
    return this.#statements.raised.all(date);
  }

  /** Gives a guest another name, also at matches that are over. */
  nameAnew(guest: Guest, name: string): void {
    for (const statement of this.#statements.nameAnew) statement.run({ guest, name });
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
