import { Connection } from '../store/postgres/connection.ts';
import { versionOf } from '../store/postgres/migration.ts';
import { databaseProblemOf } from '../store/postgres/problem.ts';
import { SCHEMA_VERSION, TABLES } from '../store/postgres/schema.ts';
import { type DatabaseSettings, readDatabaseUrl } from '../store/postgres/settings.ts';
import { latestDate } from '../store/postgres/start.ts';
import type { Check, Finding } from './finding.ts';
import type { Machine } from './machine.ts';

/** A server needs a few connections; with fewer left one of several may not start. */
const FEW_CONNECTIONS = 10;
/** Clocks that differ by more than this are worth a look, in milliseconds. */
const CLOCK_OFF = 2000;

const LOOK = {
  text: `
    SELECT current_setting('server_version') AS server, current_user::text AS role,
      pg_database_size(current_database()) AS bytes,
      (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
      has_schema_privilege(current_schema(), 'CREATE') AS "mayCreate",
      current_setting('max_connections')::integer
        - current_setting('superuser_reserved_connections')::integer AS most,
      (SELECT coalesce(sum(numbackends), 0)::integer FROM pg_stat_database) AS connected,
      (SELECT count(*)::integer FROM pg_stat_activity WHERE datname = current_database()
        AND application_name = current_setting('application_name')
        AND pid <> pg_backend_pid()) AS others,
      coalesce(host(inet_server_addr()) = host(inet_client_addr()), true) AS "isHere",
      (SELECT version FROM pg_stat_ssl WHERE pid = pg_backend_pid() AND ssl) AS tls,
      (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`,
};

interface Look {
  readonly server: string;
  readonly role: string;
  readonly bytes: number;
  readonly isSuperuser: boolean;
  readonly mayCreate: boolean;
  readonly most: number;
  readonly connected: number;
  readonly others: number;
  readonly isHere: boolean;
  readonly tls: string | null;
  readonly now: number;
}

const RIGHTS = {
  text: `
    SELECT relname::text AS name FROM pg_class
    WHERE relname = ANY ($1::text[]) AND relnamespace = current_schema()::regnamespace
      AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
        AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
    ORDER BY 1`,
};

export interface ExaminedPostgres {
  readonly found: Readonly<Partial<Record<Check, readonly Finding[]>>>;
  readonly newest: number | undefined;
}

/** Looks at a database as a server would that starts on it; nothing is changed. */
export async function examinePostgres(url: string, machine: Machine): Promise<ExaminedPostgres> {
  let where = 'DATABASE_URL';
  try {
    const settings = readDatabaseUrl(url);
    where = settings.where;
    return await look(settings, machine);
  } catch (error) {
    const { kind: problem, message: reason } = databaseProblemOf(error, where);
    const finding: Finding = { kind: 'postgres-unusable', where, problem, reason };
    return { found: { database: [finding] }, newest: undefined };
  }
}

async function look(settings: DatabaseSettings, machine: Machine): Promise<ExaminedPostgres> {
  const { where } = settings;
  const connection = await Connection.open(settings);
  try {
    const before = machine.date();
    const [about] = await connection.rows<Look>(LOOK);
    const asked = (before + machine.date()) / 2;
    if (about === undefined) throw new Error('the database says nothing of itself');
    const version = await versionOf(connection, where);
    const { server, bytes, others } = about;
    return {
      found: {
        database: [
          version === 0
            ? { kind: 'postgres-empty', where, server }
            : { kind: 'postgres-reached', where, server, bytes },
        ],
        use: [
          others > 0
            ? { kind: 'postgres-in-use', connections: others }
            : { kind: 'postgres-not-in-use' },
        ],
        schema: version === 0 ? [] : [schemaOf(version)],
        rights: await rightsOf(connection, about, version),
        encryption: [encryptionOf(about)],
        connections: [connectionsOf(about)],
        'database-clock': [clockOf(about.now - asked)],
      },
      newest: version === SCHEMA_VERSION ? await latestDate(connection) : undefined,
    };
  } finally {
    connection.abandon();
  }
}

const schemaOf = (version: number): Finding =>
  version === SCHEMA_VERSION
    ? { kind: 'schema-current', schema: version }
    : { kind: 'postgres-schema-older', data: version, program: SCHEMA_VERSION };

async function rightsOf(
  connection: Connection,
  { role, isSuperuser, mayCreate }: Look,
  version: number,
): Promise<readonly Finding[]> {
  if (isSuperuser) return [{ kind: 'rights-too-wide', role }];
  const rows = await connection.rows<{ readonly name: string }>(RIGHTS, [TABLES]);
  const tables = rows.map(({ name }) => name);
  if (tables.length > 0) return [{ kind: 'rights-missing', role, tables }];
  // Only who has tables to make or to change needs the right to.
  if (version < SCHEMA_VERSION && !mayCreate) return [{ kind: 'migration-forbidden', role }];
  return [{ kind: 'rights-enough', role, mayMigrate: mayCreate }];
}

function encryptionOf({ tls, isHere }: Look): Finding {
  if (tls !== null) return { kind: 'encrypted', protocol: tls };
  return { kind: isHere ? 'unencrypted-here' : 'unencrypted' };
}

function connectionsOf({ most, connected }: Look): Finding {
  const left = Math.max(0, most - connected);
  return { kind: left < FEW_CONNECTIONS ? 'connections-short' : 'connections-enough', left, most };
}

const clockOf = (off: number): Finding => ({
  kind: Math.abs(off) > CLOCK_OFF ? 'database-clock-off' : 'database-clock-close',
  off: Math.round(off),
});
