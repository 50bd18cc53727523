import { randomUUID } from 'node:crypto';
import type { SharedStore } from '@pepite/matches';
import type { StoreClient } from '../batch.ts';
import type { CheckLog } from '../check.ts';
import { Connection } from './connection.ts';
import { dropExpiredKeys, oldestKey, readKeys, readKeysOf, readNoticeKey } from './keys.ts';
import { migrate } from './migration.ts';
import { databaseProblemOf } from './problem.ts';
import { PostgresPort } from './port.ts';
import { PostgresRunner } from './runner.ts';
import { Session } from './session.ts';
import { type DatabaseSettings, readDatabaseUrl } from './settings.ts';
import { joinDatabase, sharedDate } from './start.ts';
import { Notices } from './notices.ts';
import { sharedStore } from './shared.ts';

/** A PostgreSQL database that servers share. */
export interface OpenedDatabase {
  readonly port: PostgresPort;
  /** What it does for this one of them. */
  readonly shared: (client: StoreClient) => SharedStore;
  /** Keys of cookies: the first signs, all count. */
  readonly cookieKeys: readonly Uint8Array[];
  /** Reads the keys again, which others may have changed. */
  readonly readKeys: () => Promise<readonly Uint8Array[]>;
  /** What push services know all of them by. */
  readonly noticeKey: Uint8Array;
  /** The date that all of them share. */
  readonly latest: number | undefined;
  /** Whether nothing was there before. */
  readonly isNew: boolean;
  close(): Promise<void>;
}

/** Opens the database that `DATABASE_URL` names; it throws what is wrong with it. */
export async function openPostgres(url: string, progress: CheckLog): Promise<OpenedDatabase> {
  const settings = readDatabaseUrl(url);
  const { connection, sharedKey, ...found } = await openOne(settings, progress);
  const again = async (): Promise<Connection> => {
    progress.warn({ database: settings.where }, 'connecting to the database again');
    return (await openOne(settings, progress)).connection;
  };
  const session = new Session(connection, again);
  const notices = new Notices(() => Connection.open(settings));
  await notices.start();
  const committed = notices.committed.bind(notices);
  const identity = { process: randomUUID(), key: sharedKey };
  return {
    ...found,
    port: new PostgresPort(new PostgresRunner(session, committed)),
    readKeys: () => readKeysOf(settings),
    shared: (client) => sharedStore(client, notices, identity),
    async close() {
      await notices.close();
      await session.close();
    },
  };
}

async function openOne(settings: DatabaseSettings, progress: CheckLog) {
  const connection = await Connection.open(settings);
  try {
    await joinDatabase(connection, settings.where);
    const isNew = await migrate(connection, settings.where, progress);
    await dropExpiredKeys(connection);
    const cookieKeys = await readKeys(connection);
    const latest = await sharedDate(connection, Date.now());
    const sharedKey = await oldestKey(connection);
    const noticeKey = await readNoticeKey(connection);
    return { connection, isNew, cookieKeys, sharedKey, noticeKey, latest };
  } catch (error) {
    connection.abandon();
    throw databaseProblemOf(error, settings.where);
  }
}
