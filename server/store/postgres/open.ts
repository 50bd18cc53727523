import type { CheckLog } from '../check.ts';
import { Connection } from './connection.ts';
import { dropExpiredKeys, readKeys, readKeysOf } from './keys.ts';
import { migrate } from './migration.ts';
import { databaseProblemOf } from './problem.ts';
import { PostgresPort } from './port.ts';
import { PostgresRunner } from './runner.ts';
import { Session } from './session.ts';
import { type DatabaseSettings, readDatabaseUrl } from './settings.ts';
import { latestDate, takeDatabase } from './start.ts';

/** A PostgreSQL database that one server has for itself. */
export interface OpenedDatabase {
  readonly port: PostgresPort;
  /** Keys of cookies: the first signs, all count. */
  readonly cookieKeys: readonly Uint8Array[];
  /** Reads the keys again, which others may have changed. */
  readonly readKeys: () => Promise<readonly Uint8Array[]>;
  /** The latest date that anything is stamped with. */
  readonly latest: number | undefined;
  /** Whether nothing was there before. */
  readonly isNew: boolean;
  close(): Promise<void>;
}

/** Opens the database that `DATABASE_URL` names; it throws what is wrong with it. */
export async function openPostgres(url: string, progress: CheckLog): Promise<OpenedDatabase> {
  const settings = readDatabaseUrl(url);
  const { connection, ...found } = await openAlone(settings, progress);
  const again = async (): Promise<Connection> => {
    progress.warn({ database: settings.where }, 'connecting to the database again');
    return (await openAlone(settings, progress)).connection;
  };
  const session = new Session(connection, again);
  return {
    ...found,
    port: new PostgresPort(new PostgresRunner(session)),
    readKeys: () => readKeysOf(settings),
    close: () => session.close(),
  };
}

async function openAlone(settings: DatabaseSettings, progress: CheckLog) {
  const connection = await Connection.open(settings);
  try {
    await takeDatabase(connection, settings.where);
    const isNew = await migrate(connection, settings.where, progress);
    await dropExpiredKeys(connection);
    const cookieKeys = await readKeys(connection);
    return { connection, isNew, cookieKeys, latest: await latestDate(connection) };
  } catch (error) {
    connection.abandon();
    throw databaseProblemOf(error, settings.where);
  }
}
