import { setTimeout } from 'node:timers/promises';
import { LEASE_TIME } from '@pepite/matches';
import type { Connection } from './connection.ts';
import { DatabaseProblem } from './problem.ts';

/** Any number that other programs are unlikely to lock; with the schema it is ours. */
const SERVING = 7_240_120;
/** How long is waited for a server that was just killed to be missed, in milliseconds. */
const PATIENCE = 3000;
const PAUSE = 50;
/** For how long servers may be up without noting the date, in milliseconds. */
const MOST_UNNOTED = 120_000;

const tryLock = (lock: string) => ({
  text: `SELECT ${lock}(${SERVING}, hashtext(current_schema())) AS "isTaken"`,
});

/** Takes a part in a database, as long as the connection lasts: as many servers may as like. */
export const joinDatabase = (connection: Connection, where: string): Promise<void> =>
  lock(connection, 'pg_try_advisory_lock_shared', new DatabaseProblem('locked', where, ALONE));

/** Takes a database that no server is on, for as long as the connection lasts: none may start. */
export const takeDatabase = (connection: Connection, where: string): Promise<void> =>
  lock(connection, 'pg_try_advisory_lock', new DatabaseProblem('locked', where, SHARED));

const ALONE = 'a command has it for itself';
const SHARED = 'a server is connected to it';

async function lock(connection: Connection, name: string, problem: Error): Promise<void> {
  const start = performance.now();
  for (;;) {
    const [row] = await connection.rows<{ readonly isTaken: boolean }>(tryLock(name));
    if (row?.isTaken === true) return;
    if (performance.now() - start > PATIENCE) throw problem;
    await setTimeout(PAUSE);
  }
}

/**
 * The date that all servers of a database share: it goes on while one of them is up, and is noted
 * once a minute by whoever sweeps, and by each that starts or stops.
 */
export async function sharedDate(connection: Connection, date: number): Promise<number> {
  const begin = {
    text: `INSERT INTO calendar SELECT $1, clock_timestamp()
      WHERE NOT EXISTS (SELECT FROM calendar)`,
  };
  const latest = await latestDate(connection);
  await connection.rows(begin, [latest ?? date]);
  // Until when a server was heard of, as far as that is known.
  const heard = `
    SELECT CASE WHEN max(until) > clock_timestamp() THEN clock_timestamp()
      ELSE max(until) - ${LEASE_TIME} * interval '1 millisecond' END
    FROM processes`;
  const note = {
    text: `
      UPDATE calendar SET noted = clock_timestamp(),
        date = date + least(${MOST_UNNOTED}, greatest(0,
          extract(epoch FROM coalesce((${heard}), noted) - noted) * 1000))::bigint
      RETURNING date`,
  };
  const [row] = await connection.rows<{ readonly date: number }>(note);
  // Data that was moved here may be ahead.
  return Math.max(row?.date ?? date, latest ?? 0);
}

/** The latest date that anything in a database is stamped with. */
export async function latestDate(connection: Connection): Promise<number | undefined> {
  const text = `
    SELECT greatest((SELECT max(changed) FROM matches), (SELECT max(seen) FROM guests)) AS date`;
  const [row] = await connection.rows<{ readonly date: number | null }>({ text });
  return row?.date ?? undefined;
}
