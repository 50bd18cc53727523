import type { SetupInput } from '@pepite/protocol';
import { Connection } from './connection.ts';
import { readDatabaseUrl } from './settings.ts';

/** Many matches that are over, as they are stored. */
export interface FinishedMatches {
  readonly count: number;
  readonly setup: SetupInput;
  readonly seats: number;
  /** The moves of some of them; the others repeat these in turn. */
  readonly played: readonly (readonly string[])[];
  readonly date: number;
}

/** So many are written at a time. */
const AT_ONCE = 2000;

/** Matches of a range of numbers, each as one row of every table that it is in. */
const STATEMENTS = {
  matches: `
    INSERT INTO matches (match, revision, setup, status, host, deciding, created, changed)
    SELECT 'stored' || n, 1, $3::json, 'over', 'guest ' || n || ' at 0', 0, $4::bigint, $4::bigint
    FROM generate_series($1::integer, $2::integer) AS n`,
  seats: `
    INSERT INTO seats (match, seat, guest, name, over, changed)
    SELECT 'stored' || n, seat, 'guest ' || n || ' at ' || seat, 'Guest ' || seat, true, $4::bigint
    FROM generate_series($1::integer, $2::integer) AS n,
      generate_series(0, $3::integer - 1) AS seat`,
  moves: `
    WITH played AS MATERIALIZED (
      SELECT place - 1 AS place, array(SELECT json_array_elements_text(entries)) AS entries
      FROM json_array_elements($3::json) WITH ORDINALITY AS one (entries, place))
    INSERT INTO moves (match, ply, entries)
    SELECT 'stored' || n, 0, entries
    FROM generate_series($1::integer, $2::integer) AS n
    JOIN played ON place = n % $4::integer`,
};

/** Writes them into a database that a server has been on; `wrote` is told how many there are. */
export async function writeFinished(
  url: string,
  { count, setup, seats, played, date }: FinishedMatches,
  wrote: (matches: number) => void,
): Promise<void> {
  const connection = await Connection.open(readDatabaseUrl(url));
  const [setupText, playedText] = [JSON.stringify(setup), JSON.stringify(played)];
  try {
    for (let first = 0; first < count; first += AT_ONCE) {
      const range = [first, Math.min(count, first + AT_ONCE) - 1];
      await connection.run('BEGIN');
      await connection.rows({ text: STATEMENTS.matches }, [...range, setupText, date]);
      await connection.rows({ text: STATEMENTS.seats }, [...range, seats, date]);
      await connection.rows({ text: STATEMENTS.moves }, [...range, playedText, played.length]);
      await connection.run('COMMIT');
      wrote(Math.min(count, first + AT_ONCE));
    }
    // A database that has been used for a while knows how much is in its tables.
    await connection.run('ANALYZE matches; ANALYZE seats; ANALYZE moves');
  } finally {
    await connection.close();
  }
}
