import { randomBytes } from 'node:crypto';
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

/** The key that cookies are signed with: made once, whoever comes first. */
export async function cookieKey(connection: Connection): Promise<Buffer> {
  const find = { text: `SELECT value FROM secrets WHERE name = 'cookies'` };
  const [known] = await connection.rows<{ readonly value: Buffer }>(find);
  if (known !== undefined) return known.value;
  const insert = `
    INSERT INTO secrets (name, value) VALUES ('cookies', $1) ON CONFLICT DO NOTHING`;
  await connection.rows({ text: insert }, [randomBytes(32)]);
  return cookieKey(connection);
}

/** The latest date that anything in a database is stamped with. */
export async function latestDate(connection: Connection): Promise<number | undefined> {
  const text = `
    SELECT greatest((SELECT max(changed) FROM matches), (SELECT max(seen) FROM guests)) AS date`;
  const [row] = await connection.rows<{ readonly date: number | null }>({ text });
  return row?.date ?? undefined;
}
