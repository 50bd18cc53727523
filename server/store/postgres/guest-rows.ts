import type { Guest } from '@pepite/matches';
import type { LoggedOut } from '../guest-table.ts';
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

const ADD_LINK: Statement = {
  text: `
    WITH gone AS (DELETE FROM links WHERE until <= $4)
    INSERT INTO links (link, sealed, until) VALUES ($1, $2, $3)`,
};
const TAKE_LINK: Statement = {
  text: `
    WITH taken AS (DELETE FROM links WHERE link = $1 RETURNING sealed, until)
    SELECT sealed FROM taken WHERE until > $2`,
};
const GENERATION: Statement = {
  name: 'generation-of',
  text: 'SELECT generation FROM guests WHERE guest = $1',
};
const RAISE: Statement = {
  text: `
    WITH devices AS (DELETE FROM notice_devices WHERE guest = $1)
    UPDATE guests SET generation = greatest($2, generation + 1) WHERE guest = $1
    RETURNING generation`,
};
const RAISED: Statement = {
  name: 'logged-out-since',
  text: `
    SELECT guest, generation FROM guests WHERE generation > 0 AND generation > $1
    ORDER BY guest COLLATE "C"`,
};
const NAME_ANEW: Statement = {
  text: `
    WITH seated AS (UPDATE seats SET name = $2 WHERE guest = $1 AND over),
      talked AS (UPDATE talk SET name = $2 WHERE guest = $1)
    UPDATE guests SET name = $2 WHERE guest = $1`,
};
/** One statement, so all of it sees whether the guest sits anywhere. */
const FORGET: Statement = {
  text: `
    WITH free AS (
        SELECT WHERE NOT EXISTS (SELECT FROM seats WHERE guest = $1 AND NOT over)
          AND NOT EXISTS (SELECT FROM matches WHERE host = $1 AND status <> 'over')),
      unseated AS (UPDATE seats SET guest = $2, name = $3 FROM free WHERE guest = $1),
      unhosted AS (UPDATE matches SET host = $2 FROM free WHERE host = $1),
      let_in AS (DELETE FROM removed USING free WHERE guest = $1),
      unsaid AS (DELETE FROM talk USING free WHERE guest = $1),
      unreported AS (DELETE FROM reports USING free WHERE reporter = $1 OR reported = $1),
      settled AS (DELETE FROM renamed_guests USING free WHERE guest = $1),
      devices AS (DELETE FROM notice_devices USING free WHERE guest = $1),
      notices AS (DELETE FROM notice_settings USING free WHERE guest = $1),
      unmuted AS (DELETE FROM muted_matches USING free WHERE guest = $1),
      untold AS (DELETE FROM turn_notices USING free WHERE guest = $1),
      programs AS (DELETE FROM bot_tokens USING free WHERE owner = $1),
      unnamed AS (DELETE FROM guests USING free WHERE guest = $1)
    SELECT count(*)::integer AS free FROM free`,
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

  /** Keeps what a link carries until a date; those that nobody used in time are gone. */
  async addLink(link: string, sealed: string, until: number, date: number): Promise<void> {
    await this.#connection.rows(ADD_LINK, [link, sealed, until, date]);
  }

  /** What a link carries, for the first who asks in time. */
  async takeLink(link: string, date: number): Promise<string | undefined> {
    const rows = await this.#connection.rows<{ readonly sealed: string }>(TAKE_LINK, [link, date]);
    return rows[0]?.sealed;
  }

  /** Cookies of an earlier generation than this count no more; 0 for most guests. */
  async generationOf(guest: Guest): Promise<number> {
    return (await this.#generation(GENERATION, [guest])) ?? 0;
  }

  /**
   * Has no cookie count that was given before, and no device be told of turns; which generation
   * those are of that count.
   */
  async logOutOthers(guest: Guest, date: number): Promise<number> {
    return (await this.#generation(RAISE, [guest, date])) ?? 0;
  }

  async #generation(statement: Statement, values: readonly unknown[]): Promise<number | undefined> {
    const [row] = await this.#connection.rows<Pick<LoggedOut, 'generation'>>(statement, values);
    return row?.generation;
  }

  /** Who has logged out other devices since a date. */
  loggedOutSince(date: number): Promise<readonly LoggedOut[]> {
    return this.#connection.rows<LoggedOut & object>(RAISED, [date]);
  }

  /** Gives a guest another name, also at matches that are over. */
  async nameAnew(guest: Guest, name: string): Promise<void> {
    await this.#connection.rows(NAME_ANEW, [guest, name]);
  }

  /** Forgets a guest who sits at nothing that is not over: there, `stranger` has sat. */
  async forgetGuest(guest: Guest, stranger: Guest, name: string): Promise<boolean> {
    const values = [guest, stranger, name];
    const [row] = await this.#connection.rows<{ readonly free: number }>(FORGET, values);
    return row?.free === 1;
  }
}
