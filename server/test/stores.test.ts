import { onTestFinished } from 'vitest';
import { latestDate } from '../store/calendar.ts';
import { openInMemory } from '../store/database.ts';
import { ReportTable } from '../store/report-table.ts';
import { cookieKey } from '../store/secrets.ts';
import { describeShared } from '../../matches/test/support/describe-shared.ts';
import { describeDatabase, type StoreUnderTest } from './support/describe-database.ts';
import { openPostgresStore, shareDatabase } from './support/postgres-store.ts';
import { openStore } from './support/same-thread-store.ts';
import { temporaryDatabase } from './support/temporary-database.ts';

const REFUSE_COMMITS = `
  CREATE TABLE refused (match TEXT REFERENCES matches DEFERRABLE INITIALLY DEFERRED);
  CREATE TRIGGER refuse AFTER INSERT ON guests
  BEGIN INSERT INTO refused VALUES ('none'); END;`;

function openSqliteStore(): Promise<StoreUnderTest> {
  const database = openInMemory();
  onTestFinished(() => void database.close());
  const commits: number[] = [];
  const { promise: failed, resolve } = Promise.withResolvers<unknown>();
  const committed = (milliseconds: number): unknown => commits.push(milliseconds);
  return Promise.resolve({
    ...openStore(database, { committed, failed: resolve }),
    commits,
    failed,
    latestDate: () => Promise.resolve(latestDate(database)),
    cookieKey: () => Promise.resolve(cookieKey(database)),
    reports: () => Promise.resolve(new ReportTable(database).reports()),
    alter: (script) => Promise.resolve(void database.exec(script)),
    refuseCommits: REFUSE_COMMITS,
  });
}

describeDatabase('SQLite', openSqliteStore);
describeDatabase('PostgreSQL', async () => openPostgresStore(await temporaryDatabase()));
describeShared('PostgreSQL', async () => shareDatabase(await temporaryDatabase()));
