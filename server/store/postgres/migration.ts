import type { CheckLog } from '../check.ts';
import { type Connection, ENDLESS } from './connection.ts';
import { DatabaseProblem } from './problem.ts';
import { LEAST_PROGRAM, OWN_TABLE, SCHEMA_VERSION, STEPS, TABLES } from './schema.ts';
import { commit } from './transaction.ts';

/** Any number that other programs are unlikely to lock; with the schema it is ours. */
const MIGRATING = 7_240_119;
/** The earliest PostgreSQL that we are tried with, as it says its version itself. */
const LEAST_SERVER = 140_000;

/** What an extension has brought along, as hosts like to install them, is nobody's program. */
const LOOK = {
  text: `
    SELECT current_setting('server_version_num')::integer AS server,
      current_setting('transaction_read_only') = 'on' AS "isReadOnly",
      current_schema() AS schema, array(
        SELECT relname::text FROM pg_class
        WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
          AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
          AND NOT EXISTS (
            SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
      ) AS tables`,
};

interface Look {
  readonly server: number;
  readonly isReadOnly: boolean;
  readonly schema: string | null;
  readonly tables: readonly string[];
}

/**
 * Makes the tables of an empty database, or brings those of an earlier version up to date: all of
 * it or nothing, and once, however many processes start together. A database that is not ours, or
 * of a later version, is left as it is. Whether it was empty is told.
 */
export async function migrate(
  connection: Connection,
  where: string,
  progress: CheckLog,
): Promise<boolean> {
  // Those who only have to look need no rights to change tables, and wait for nobody.
  if ((await versionOf(connection, where)) === SCHEMA_VERSION) return false;
  await connection.run(
    `BEGIN; SELECT pg_advisory_xact_lock(${MIGRATING}, hashtext(current_schema()))`,
    ENDLESS,
  );
  try {
    const version = await versionOf(connection, where);
    if (version < SCHEMA_VERSION) {
      progress.info({ from: version, to: SCHEMA_VERSION }, 'the database is brought up to date');
      const steps = STEPS.slice(version).join(';');
      const note = `UPDATE ${OWN_TABLE} SET version = ${SCHEMA_VERSION}, least = ${LEAST_PROGRAM}`;
      await connection.run(`${steps}; ${note}`, ENDLESS);
    }
    await commit(connection);
    return version === 0;
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  }
}

/** Only what is ours, and of a version we know, is touched at all; 0 if there is nothing. */
async function versionOf(connection: Connection, where: string): Promise<number> {
  const [look] = await connection.rows<Look>(LOOK);
  if (look === undefined) throw new Error('the database says nothing of itself');
  const problem = problemWith(look, where);
  if (problem !== undefined) throw problem;
  if (look.tables.length === 0) return 0;
  const [own] = await connection.rows<{ readonly version: number; readonly least?: number }>({
    text: `SELECT * FROM ${OWN_TABLE}`,
  });
  if (own === undefined) throw new DatabaseProblem('damaged', where, `${OWN_TABLE} is empty`);
  if (own.version <= SCHEMA_VERSION) return own.version;
  // A later version beside us has brought it up to date so that we can still do with it.
  if (own.least !== undefined && own.least <= SCHEMA_VERSION) return SCHEMA_VERSION;
  const message = `the data is version ${own.version}, newer than ${SCHEMA_VERSION}`;
  throw new DatabaseProblem('later', where, message);
}

function problemWith(look: Look, where: string): DatabaseProblem | undefined {
  const { server, isReadOnly, schema, tables } = look;
  const problem = (kind: DatabaseProblem['kind'], message: string): DatabaseProblem =>
    new DatabaseProblem(kind, where, message);
  if (server < LEAST_SERVER) return problem('too-old', `PostgreSQL ${Math.floor(server / 10_000)}`);
  if (isReadOnly) return problem('read-only', 'transactions can’t write');
  if (schema === null) return problem('not-allowed', 'the role sees no schema');
  if (tables.length > 0 && !tables.includes(OWN_TABLE)) {
    return problem('foreign', 'its tables are not ours');
  }
  const missing = TABLES.filter((table) => !tables.includes(table));
  if (tables.length === 0 || missing.length === 0) return undefined;
  return problem('damaged', `missing: ${missing.join(', ')}`);
}
