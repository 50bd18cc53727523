import type { Guest } from '@pepite/matches';
import { type Block, MOST_TABLES, type PublicTable, SEVERAL } from './blocks.ts';
import type { SqliteDatabase } from './database.ts';

type TableRow = Omit<PublicTable, 'people'> & { readonly people: string };

function prepare(database: SqliteDatabase) {
  return {
    blocks: database.prepare<[number], Block>(
      `SELECT guest, until, reason FROM blocks WHERE until IS NULL OR until > ? ORDER BY guest`,
    ),
    tables: database.prepare<[number], TableRow>(
      `SELECT match, setup ->> 'game' AS game, status, host, (
           SELECT json_group_array(json_object('guest', guest, 'name', name)) FROM (
             SELECT guest, name FROM seats
             WHERE seats.match = matches.match AND guest IS NOT NULL ORDER BY seat)) AS people
       FROM matches
       WHERE status IN ('waiting', 'playing') AND json_valid(setup)
         AND setup ->> 'access' = 'public'
       ORDER BY changed DESC LIMIT ?`,
    ),
    // The beginning is compared as it is: in patterns some letters mean others. Companions sit
    // where their owner does, by whom they are found.
    like: database
      .prepare<{ start: string; most: number }, Guest>(
        `SELECT guest FROM guests WHERE substr(guest, 1, length(@start)) = @start
         UNION SELECT guest FROM seats
           WHERE substr(guest, 1, length(@start)) = @start AND instr(guest, '/') = 0
         UNION SELECT guest FROM blocks WHERE substr(guest, 1, length(@start)) = @start
         LIMIT @most`,
      )
      .pluck(),
    hasSeat: database
      .prepare<[Guest], number>('SELECT EXISTS (SELECT 1 FROM seats WHERE guest = ?)')
      .pluck(),
    dropOver: database.prepare<[number]>('DELETE FROM blocks WHERE until <= ?'),
    add: database.prepare<[Block]>(
      `INSERT INTO blocks (guest, until, reason) VALUES (@guest, @until, @reason)
       ON CONFLICT (guest) DO UPDATE SET until = excluded.until, reason = excluded.reason`,
    ),
    drop: database.prepare<[Guest]>('DELETE FROM blocks WHERE guest = ?'),
  };
}

/** Who is not let in, and what a host looks at to decide that, in a database. */
export class BlockTable {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(database: SqliteDatabase) {
    this.#statements = prepare(database);
  }

  /** All who are not let in at a date. */
  blocks(date: number): readonly Block[] {
    return this.#statements.blocks.all(date);
  }

  tables(): readonly PublicTable[] {
    return this.#statements.tables
      .all(MOST_TABLES)
      .map((row) => ({ ...row, people: JSON.parse(row.people) as PublicTable['people'] }));
  }

  guestsLike(start: string): readonly Guest[] {
    return this.#statements.like.all({ start, most: SEVERAL });
  }

  hasSeat(guest: Guest): boolean {
    return this.#statements.hasSeat.get(guest) === 1;
  }

  /** Adds a block, or changes it; those that are over at a date are gone. */
  block(block: Block, date: number): void {
    this.#statements.dropOver.run(date);
    this.#statements.add.run(block);
  }

  unblock(guest: Guest): boolean {
    return this.#statements.drop.run(guest).changes > 0;
  }
}
