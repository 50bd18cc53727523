import { MOST_SAID, type NewTalk } from '@pepite/matches/talk-store';
import type { Said, TalkEntry } from '@pepite/protocol';
import { plyOf } from '../talk-rows.ts';
import type { Connection, Statement } from './connection.ts';

const SINCE: Statement = {
  name: 'talk-since',
  text: `
    SELECT number, seat, name, said FROM talk WHERE match = $1 AND number > $2 ORDER BY number`,
};

/** Words, or signs, but for the sign that is about to be replaced. */
const OTHERS = `
  match = $1 AND (ply IS NULL) = ($5::integer IS NULL)
    AND NOT coalesce(ply = $5::integer AND seat = $4, false)`;

/**
 * The number is counted in the row of the match: of two processes one waits for the other. All
 * parts of the statement see what was there before it.
 */
const SAY: Statement = {
  name: 'say',
  text: `
    WITH numbered AS (UPDATE matches SET talk = talk + 1 WHERE match = $1 RETURNING talk),
      former AS (
        DELETE FROM talk WHERE match = $1 AND ply = $5 AND seat = $4),
      old AS (
        DELETE FROM talk WHERE ${OTHERS} AND number <= (
          SELECT number FROM talk WHERE ${OTHERS}
          ORDER BY number DESC LIMIT 1 OFFSET ${MOST_SAID - 1}))
    INSERT INTO talk (match, number, guest, name, seat, ply, said)
    SELECT $1, talk, $2, $3, $4, $5, $6 FROM numbered RETURNING number`,
};

interface Row {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly said: Said;
}

/** What is said at matches, in a PostgreSQL database. */
export class TalkRows {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async say(match: string, { guest, name, seat, said }: NewTalk): Promise<number | undefined> {
    const values = [match, guest, name, seat, plyOf(said), JSON.stringify(said)];
    const [row] = await this.#connection.rows<{ readonly number: number }>(SAY, values);
    return row?.number;
  }

  async talkSince(match: string, after: number): Promise<readonly TalkEntry[]> {
    const rows = await this.#connection.rows<Row>(SINCE, [match, after]);
    return rows.map(({ said, ...entry }) => ({ ...said, ...entry }));
  }
}
