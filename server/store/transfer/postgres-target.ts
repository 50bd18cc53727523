import { Connection, LostConnection, Refusal } from '../postgres/connection.ts';
import { migrate, versionOf } from '../postgres/migration.ts';
import { DatabaseProblem, databaseProblemOf } from '../postgres/problem.ts';
import { COPYING, LEAST_PROGRAM, OWN_TABLE, SCHEMA_VERSION, STEPS } from '../postgres/schema.ts';
import type { DatabaseSettings } from '../postgres/settings.ts';
import { takeDatabase } from '../postgres/start.ts';
import { KINDS_OF_PEOPLE } from './items.ts';
import { PostgresSnapshot, PostgresTarget } from './postgres-side.ts';

const SILENT = { info() {}, warn() {} };

/** What may become of data that is in a database already. */
export type Present = 'refused' | 'replaced';

/** Connects for as long as something takes, and says what is wrong with the database. */
export async function connected<R>(
  settings: DatabaseSettings,
  work: (connection: Connection) => Promise<R>,
): Promise<R> {
  const connection = await Connection.open(settings);
  try {
    return await work(connection);
  } catch (error) {
    const isOfDatabase = error instanceof LostConnection || error instanceof Refusal;
    throw isOfDatabase ? databaseProblemOf(error.cause, settings.where) : error;
  } finally {
    connection.abandon();
  }
}

/** Makes sure that no server uses a database, and that none begins to while this one lasts. */
export const takeAlone = (connection: Connection, where: string): Promise<void> =>
  takeDatabase(connection, where);

/** Lets a database be read as it is now; it has to be of this version. */
export async function readSnapshot<R>(
  connection: Connection,
  where: string,
  work: (snapshot: PostgresSnapshot) => Promise<R>,
): Promise<R> {
  const version = await versionOf(connection, where);
  if (version === 0) throw new DatabaseProblem('missing', where, 'there are no tables');
  if (version < SCHEMA_VERSION) {
    const message = `the data is version ${version}, older than ${SCHEMA_VERSION}`;
    throw new DatabaseProblem('earlier', where, message);
  }
  const snapshot = await PostgresSnapshot.open(connection);
  try {
    return await work(snapshot);
  } finally {
    await snapshot.close();
  }
}

/**
 * Lets a database be filled that nobody uses. From the beginning to the end of it no server starts
 * on it; whoever is cut short goes on another time.
 */
export async function fillDatabase<R>(
  settings: DatabaseSettings,
  present: Present,
  fill: (target: PostgresTarget) => Promise<R>,
): Promise<R> {
  const { where } = settings;
  return connected(settings, (writing) =>
    connected(settings, async (reading) => {
      await takeAlone(writing, where);
      await beginCopy(writing, where, present);
      const filled = await fill(new PostgresTarget(writing, reading));
      await writing.run(
        `UPDATE ${OWN_TABLE} SET version = ${SCHEMA_VERSION}, least = ${LEAST_PROGRAM}`,
      );
      return filled;
    }),
  );
}

async function beginCopy(connection: Connection, where: string, present: Present): Promise<void> {
  const begun = await versionOfCopy(connection, where);
  if (begun === undefined) {
    await migrate(connection, where, SILENT);
    if (present === 'refused') await refuseData(connection, where);
  }
  // A copy that an earlier program has begun is brought up to date without ever looking whole.
  const steps = STEPS.slice(begun ?? SCHEMA_VERSION);
  const mark = `UPDATE ${OWN_TABLE} SET version = ${COPYING + SCHEMA_VERSION}, least = ${COPYING}`;
  await connection.run(['BEGIN', ...steps, mark, 'COMMIT'].join(';'));
}

/** The version of a copy that was cut short, if that is what a database has. */
async function versionOfCopy(connection: Connection, where: string): Promise<number | undefined> {
  try {
    await versionOf(connection, where);
    return undefined;
  } catch (error) {
    if (!(error instanceof DatabaseProblem) || error.kind !== 'half-copied') throw error;
  }
  const text = `SELECT version - ${COPYING} AS version FROM ${OWN_TABLE}`;
  const [row] = await connection.rows<{ readonly version: number }>({ text });
  const version = row?.version ?? 0;
  if (version <= SCHEMA_VERSION) return version;
  throw new DatabaseProblem('later', where, `a copy by a later version, ${version}`);
}

async function refuseData(connection: Connection, where: string): Promise<void> {
  await readSnapshot(connection, where, async (snapshot) => {
    for (const kind of KINDS_OF_PEOPLE) {
      if ((await snapshot.count(kind)) === 0) continue;
      throw new DatabaseProblem('has-data', where, `there are ${kind} in it`);
    }
  });
}
