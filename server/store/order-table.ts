import type { Guest } from '@pepite/matches';
import type { SqliteDatabase } from './database.ts';
import {
  ENDED_LAST,
  type EndedMatch,
  type HostOrders,
  RENAMED_LAST,
  type RenamedGuest,
} from './host-orders.ts';

function prepare(database: SqliteDatabase) {
  return {
    ended: database.prepare<[], EndedMatch>('SELECT match, date FROM ended_matches ORDER BY match'),
    renamed: database.prepare<[], RenamedGuest>(
      'SELECT guest, name, date FROM renamed_guests ORDER BY guest',
    ),
    end: database.prepare<[number, string]>(
      `INSERT INTO ended_matches (match, date) SELECT match, ? FROM matches WHERE match = ?
       ON CONFLICT (match) DO UPDATE SET date = date`,
    ),
    rename: database.prepare<[Guest, string, number]>(
      `INSERT INTO renamed_guests (guest, name, date) VALUES (?, ?, ?)
       ON CONFLICT (guest) DO UPDATE SET name = excluded.name, date = excluded.date`,
    ),
    dropEnded: database.prepare<[number]>('DELETE FROM ended_matches WHERE date < ?'),
    dropRenamed: database.prepare<[number]>('DELETE FROM renamed_guests WHERE date < ?'),
  };
}

/** What the host has decided beside the server, in a database. */
export class OrderTable {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(database: SqliteDatabase) {
    this.#statements = prepare(database);
  }

  hostOrders(): HostOrders {
    return { ended: this.#statements.ended.all(), renamed: this.#statements.renamed.all() };
  }

  /** False if there is no such match. */
  endMatch(match: string, date: number): boolean {
    return this.#statements.end.run(date, match).changes > 0;
  }

  renameGuest(guest: Guest, name: string, date: number): void {
    this.#statements.rename.run(guest, name, date);
  }

  dropOldOrders(date: number): void {
    this.#statements.dropEnded.run(date - ENDED_LAST);
    this.#statements.dropRenamed.run(date - RENAMED_LAST);
  }
}
