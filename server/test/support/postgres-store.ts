import { itemAt } from '@pepite/kernel';
import { onTestFinished } from 'vitest';
import type { SharedStores } from '../../../matches/test/support/describe-shared.ts';
import { guestStore, matchStore, StoreClient, talkStore } from '../../store/batch.ts';
import { Connection } from '../../store/postgres/connection.ts';
import { readKeys } from '../../store/postgres/keys.ts';
import { Notices } from '../../store/postgres/notices.ts';
import { sharedStore } from '../../store/postgres/shared.ts';
import { migrate } from '../../store/postgres/migration.ts';
import { PostgresPort } from '../../store/postgres/port.ts';
import { ReportRows } from '../../store/postgres/report-rows.ts';
import { PostgresRunner } from '../../store/postgres/runner.ts';
import { Session } from '../../store/postgres/session.ts';
import { readDatabaseUrl } from '../../store/postgres/settings.ts';
import { latestDate } from '../../store/postgres/start.ts';
import type { StoreUnderTest } from './describe-database.ts';
import { connectTo } from './temporary-database.ts';

export const SILENT = { info() {}, warn() {} };

const REFUSE_COMMITS = `
  CREATE TABLE refused (match text REFERENCES matches DEFERRABLE INITIALLY DEFERRED);
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO refused VALUES (''none''); RETURN NEW; END';
  CREATE TRIGGER refuse AFTER INSERT ON guests FOR EACH ROW EXECUTE FUNCTION refuse()`;

/** What one of several processes has that share a PostgreSQL database. */
export async function joinShared(url: string, process: string) {
  const notices = new Notices(() => Connection.open(readDatabaseUrl(url)));
  onTestFinished(() => notices.close());
  const { client, store } = await openPostgresStore(url, 5000, notices.committed.bind(notices));
  await notices.start();
  const shared = sharedStore(client, notices, { process, key: new Uint8Array(1) });
  return { client, store: { ...store, shared } };
}

/** Stores as processes have them that share a PostgreSQL database. */
export async function shareDatabase(url: string): Promise<SharedStores> {
  const beside = await connectTo(url);
  return {
    join: async (process) => (await joinShared(url, process)).store,
    async forget(process) {
      const text = `UPDATE processes SET until = clock_timestamp() WHERE process = $1`;
      await beside.rows({ text }, [process]);
    },
  };
}

/** A store on a PostgreSQL database; `patience` is how long that may be away, in milliseconds. */
export async function openPostgresStore(
  url: string,
  patience = 5000,
  committed?: Notices['committed'],
): Promise<StoreUnderTest> {
  const settings = readDatabaseUrl(url);
  const open = async (): Promise<Connection> => {
    const connection = await Connection.open(settings);
    onTestFinished(() => connection.abandon());
    return connection;
  };
  const connection = await open();
  await migrate(connection, settings.where, SILENT);
  const session = new Session(connection, open, patience);
  const port = new PostgresPort(new PostgresRunner(session, committed));
  const commits: number[] = [];
  const { promise: failed, resolve } = Promise.withResolvers<unknown>();
  const timed = (milliseconds: number): unknown => commits.push(milliseconds);
  const client = new StoreClient(port, { committed: timed, failed: resolve });
  const beside = await connectTo(url);
  return {
    store: { ...matchStore(client), ...guestStore(client), talk: talkStore(client) },
    client,
    commits,
    failed,
    latestDate: () => latestDate(beside),
    cookieKey: async () => itemAt(await readKeys(beside), 0),
    reports: () => new ReportRows(beside).reports(),
    alter: async (script) => void (await beside.run(script)),
    refuseCommits: REFUSE_COMMITS,
  };
}
