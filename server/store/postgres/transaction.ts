import { setTimeout } from 'node:timers/promises';
import type { Call } from '../calls.ts';
import { rowsOf } from './calls.ts';
import type { Connection } from './connection.ts';

/** How often somebody asks again what has become of a transaction, in milliseconds. */
const PAUSE = 50;

const LOCK = {
  name: 'lock',
  text: `
    WITH some_matches AS (
        SELECT FROM matches WHERE match = ANY ($1::text[]) ORDER BY match FOR NO KEY UPDATE),
      some_guests AS (
        SELECT FROM guests WHERE guest = ANY ($2::text[]) ORDER BY guest FOR NO KEY UPDATE)
    SELECT (SELECT count(*) FROM some_matches), (SELECT count(*) FROM some_guests)`,
};

const NUMBER = { name: 'transaction', text: 'SELECT pg_current_xact_id()::text AS number' };
const FATE = { text: 'SELECT pg_xact_status($1::xid8) AS fate' };

/** Begins a transaction; its number tells afterwards what has become of it. */
export async function begin(connection: Connection): Promise<string> {
  const [, [row]] = await Promise.all([
    connection.run('BEGIN'),
    connection.rows<{ readonly number: string }>(NUMBER),
  ]);
  if (row === undefined) throw new Error('a transaction has no number');
  return row.number;
}

/**
 * Takes all rows that a batch is about to write, in the same order as anybody else: otherwise two
 * processes may each wait for what the other one has.
 */
export async function lockRows(connection: Connection, batch: readonly Call[]): Promise<void> {
  const rows = batch.map(rowsOf);
  const matches = [...new Set(rows.flatMap((one) => one.matches))];
  const guests = [...new Set(rows.flatMap((one) => one.guests))];
  if (matches.length + guests.length > 1) await connection.rows(LOCK, [matches, guests]);
}

/** Commits; a database that undoes everything instead says so in its answer only. */
export async function commit(connection: Connection): Promise<void> {
  const done = await connection.run('COMMIT');
  if (done !== 'COMMIT') throw new Error(`a commit was answered by ${done}`);
}

/** Whether a transaction was committed whose commit nobody has heard the answer to. */
export async function wasCommitted(connection: Connection, number: string): Promise<boolean> {
  for (;;) {
    const [row] = await connection.rows<{ readonly fate: string | null }>(FATE, [number]);
    if (row?.fate === 'committed') return true;
    if (row?.fate === 'aborted') return false;
    if (row?.fate !== 'in progress') throw new Error('nobody knows whether a commit was made');
    await setTimeout(PAUSE);
  }
}
