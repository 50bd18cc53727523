import { expiryDates, guestExpiryDate, MOST_AT_ONCE, type Retention } from '../expiry.ts';
import type { Connection } from './connection.ts';

const OLD = {
  text: `
    SELECT match FROM unnest($1::text[], $2::bigint[]) AS kind (status, before),
      LATERAL (
        SELECT match FROM matches
        WHERE matches.status = kind.status AND changed < kind.before
          AND NOT EXISTS (SELECT FROM attendance WHERE attendance.match = matches.match)
        ORDER BY changed LIMIT 400) AS old`,
};
const DROP_MATCHES = {
  text: `
    WITH dropped AS (DELETE FROM matches WHERE match = ANY ($1::text[]) RETURNING match),
      unmuted AS (DELETE FROM muted_matches WHERE match = ANY ($1::text[])),
      untold AS (DELETE FROM turn_notices WHERE match = ANY ($1::text[]))
    SELECT count(*)::integer AS count FROM dropped`,
};
const DROP_GUESTS = {
  text: `
    WITH dropped AS (
      DELETE FROM guests WHERE guest IN (
        SELECT guest FROM guests WHERE seen < $1 AND NOT EXISTS
          (SELECT FROM seats WHERE seats.guest = guests.guest) AND NOT EXISTS
          (SELECT FROM bot_tokens WHERE owner = guest OR program = guest) LIMIT $2)
      RETURNING guest),
      devices AS (DELETE FROM notice_devices WHERE guest IN (SELECT guest FROM dropped)),
      settings AS (DELETE FROM notice_settings WHERE guest IN (SELECT guest FROM dropped)),
      unmuted AS (DELETE FROM muted_matches WHERE guest IN (SELECT guest FROM dropped)),
      untold AS (DELETE FROM turn_notices WHERE guest IN (SELECT guest FROM dropped))
    SELECT count(*)::integer AS count FROM dropped`,
};

/** Finds and removes what nobody has come back to; a sweep goes on where the last one ended. */
export class ExpiryRows {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async expiredMatches(retention: Retention, date: number): Promise<readonly string[]> {
    const kinds = expiryDates(retention, date);
    const values = [kinds.map(({ status }) => status), kinds.map(({ before }) => before)];
    const rows = await this.#connection.rows<{ readonly match: string }>(OLD, values);
    return rows.map(({ match }) => match);
  }

  /** Removes some of these matches; how many were still there. */
  removeMatches(matches: readonly string[]): Promise<number> {
    return this.#count(DROP_MATCHES, [matches.slice(0, MOST_AT_ONCE)]);
  }

  /** Removes guests who sit at no match any more; how many. */
  async removeGuests(retention: Retention, date: number): Promise<number> {
    const before = guestExpiryDate(retention, date);
    if (before === undefined) return 0;
    return this.#count(DROP_GUESTS, [before, MOST_AT_ONCE]);
  }

  async #count(statement: { readonly text: string }, values: readonly unknown[]): Promise<number> {
    const [row] = await this.#connection.rows<{ readonly count: number }>(statement, values);
    return row?.count ?? 0;
  }
}
