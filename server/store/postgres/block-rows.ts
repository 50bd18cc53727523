import type { Guest } from '@pepite/matches';
import { type Block, MOST_TABLES, type PublicTable, SEVERAL } from '../blocks.ts';
import type { Connection, Statement } from './connection.ts';

const BLOCKS: Statement = {
  name: 'blocks',
  text: `
    SELECT guest, until, reason FROM blocks WHERE until IS NULL OR until > $1
    ORDER BY guest COLLATE "C"`,
};
const TABLES: Statement = {
  text: `
    SELECT match, setup ->> 'game' AS game, status, host, (
        SELECT coalesce(json_agg(json_build_object('guest', guest, 'name', name)
          ORDER BY seat), '[]')
        FROM seats WHERE seats.match = matches.match AND guest IS NOT NULL) AS people
    FROM matches WHERE status IN ('waiting', 'playing') AND setup ->> 'access' = 'public'
    ORDER BY changed DESC LIMIT $1`,
};
const LIKE: Statement = {
  text: `
    SELECT guest FROM guests WHERE starts_with(guest, $1)
    UNION SELECT guest FROM seats WHERE starts_with(guest, $1) AND strpos(guest, '/') = 0
    UNION SELECT guest FROM blocks WHERE starts_with(guest, $1) LIMIT $2`,
};
const HAS_SEAT: Statement = { text: 'SELECT FROM seats WHERE guest = $1 LIMIT 1' };
const BLOCK: Statement = {
  text: `
    WITH gone AS (DELETE FROM blocks WHERE until <= $4 AND guest <> $1)
    INSERT INTO blocks (guest, until, reason) VALUES ($1, $2, $3)
    ON CONFLICT (guest) DO UPDATE SET until = excluded.until, reason = excluded.reason`,
};
const UNBLOCK: Statement = { text: 'DELETE FROM blocks WHERE guest = $1 RETURNING guest' };

/** Who is not let in, and what a host looks at to decide that, in a PostgreSQL database. */
export class BlockRows {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** All who are not let in at a date. */
  blocks(date: number): Promise<readonly Block[]> {
    return this.#connection.rows<Block & object>(BLOCKS, [date]);
  }

  tables(): Promise<readonly PublicTable[]> {
    return this.#connection.rows<PublicTable & object>(TABLES, [MOST_TABLES]);
  }

  async guestsLike(start: string): Promise<readonly Guest[]> {
    const rows = await this.#connection.rows<{ readonly guest: Guest }>(LIKE, [start, SEVERAL]);
    return rows.map(({ guest }) => guest);
  }

  async hasSeat(guest: Guest): Promise<boolean> {
    return (await this.#connection.rows(HAS_SEAT, [guest])).length > 0;
  }

  /** Adds a block, or changes it; those that are over at a date are gone. */
  async block({ guest, until, reason }: Block, date: number): Promise<void> {
    await this.#connection.rows(BLOCK, [guest, until, reason, date]);
  }

  async unblock(guest: Guest): Promise<boolean> {
    return (await this.#connection.rows(UNBLOCK, [guest])).length > 0;
  }
}
