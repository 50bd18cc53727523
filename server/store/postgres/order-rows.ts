import type { Guest } from '@pepite/matches';
import { ENDED_LAST, type HostOrders, RENAMED_LAST } from '../host-orders.ts';
import type { Connection, Statement } from './connection.ts';

const ORDERS: Statement = {
  name: 'host-orders',
  text: `
    SELECT
      (SELECT coalesce(json_agg(json_build_object('match', match, 'date', date)
        ORDER BY match COLLATE "C"), '[]') FROM ended_matches) AS ended,
      (SELECT coalesce(json_agg(json_build_object('guest', guest, 'name', name, 'date', date)
        ORDER BY guest COLLATE "C"), '[]') FROM renamed_guests) AS renamed`,
};
const END: Statement = {
  text: `
    INSERT INTO ended_matches (match, date) SELECT match, $2 FROM matches WHERE match = $1
    ON CONFLICT (match) DO UPDATE SET date = ended_matches.date RETURNING match`,
};
const RENAME: Statement = {
  text: `
    INSERT INTO renamed_guests (guest, name, date) VALUES ($1, $2, $3)
    ON CONFLICT (guest) DO UPDATE SET name = excluded.name, date = excluded.date`,
};
const DROP_OLD: Statement = {
  text: `
    WITH ended AS (DELETE FROM ended_matches WHERE date < $1)
    DELETE FROM renamed_guests WHERE date < $2`,
};

/** What the host has decided beside the servers, in a PostgreSQL database. */
export class OrderRows {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async hostOrders(): Promise<HostOrders> {
    const [row] = await this.#connection.rows<HostOrders & object>(ORDERS);
    return row ?? { ended: [], renamed: [] };
  }

  /** False if there is no such match. */
  async endMatch(match: string, date: number): Promise<boolean> {
    return (await this.#connection.rows(END, [match, date])).length > 0;
  }

  async renameGuest(guest: Guest, name: string, date: number): Promise<void> {
    await this.#connection.rows(RENAME, [guest, name, date]);
  }

  async dropOldOrders(date: number): Promise<void> {
    await this.#connection.rows(DROP_OLD, [date - ENDED_LAST, date - RENAMED_LAST]);
  }
}
