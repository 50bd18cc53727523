import { setTimeout } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { DatabaseProblem } from './problem.ts';

/** Any number that other programs are unlikely to lock; with the schema it is ours. */
const SERVING = 7_240_120;
/** How long is waited for a server that was just killed to be missed, in milliseconds. */
const PATIENCE = 3000;
const PAUSE = 50;

const TRY_LOCK = {
  text: `SELECT pg_try_advisory_lock(${SERVING}, hashtext(current_schema())) AS "isTaken"`,
};

/**
 * Takes a database for one server, as long as the connection lasts. Several could write to it and
 * would refuse each other's conflicts, but their players would not see each other's moves.
 */
export async function takeDatabase(connection: Connection, where: string): Promise<void> {
  const start = performance.now();
  for (;;) {
    const [row] = await connection.rows<{ readonly isTaken: boolean }>(TRY_LOCK);
    if (row?.isTaken === true) return;
    if (performance.now() - start > PATIENCE) {
      throw new DatabaseProblem('locked', where, 'another server is connected to it');
    }
    await setTimeout(PAUSE);
  }
}

/** The latest date that anything in a database is stamped with. */
export async function latestDate(connection: Connection): Promise<number | undefined> {
  const text = `
    SELECT greatest((SELECT max(changed) FROM matches), (SELECT max(seen) FROM guests)) AS date`;
  const [row] = await connection.rows<{ readonly date: number | null }>({ text });
  return row?.date ?? undefined;
}
