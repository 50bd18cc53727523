// Two versions run side by side during a deploy: the former one on data that this one has brought
// up to date. Each version's statements are kept as data (fixtures/), as they were at first.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../store/postgres/open.ts';
import { LEAST_PROGRAM, SCHEMA_VERSION } from '../store/postgres/schema.ts';
import { openPostgresStore, SILENT } from './support/postgres-store.ts';
import { ownStatements } from './support/statements.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const NAME = /^postgres-(?<version>\d+)\.json$/;
const versions = readdirSync(FIXTURES)
  .map((file) => Number(NAME.exec(file)?.groups?.['version'] ?? 0))
  .filter((version) => version >= LEAST_PROGRAM);

const fileOf = (version: number): string => join(FIXTURES, `postgres-${version}.json`);

const statementsOf = (version: number): readonly string[] =>
  JSON.parse(readFileSync(fileOf(version), 'utf8')) as string[];

describe('a version of the program beside the one before', () => {
  it.each(versions)(
    'every statement of version %i works on the data of this one',
    async (version) => {
      const url = await temporaryDatabase();
      await openPostgresStore(url);
      const connection = await connectTo(url);
      const refused: string[] = [];
      for (const [place, text] of statementsOf(version).entries()) {
        try {
          await connection.run(`PREPARE statement_${place} AS ${text}`);
        } catch (error) {
          refused.push(`${text}: ${String(error)}`);
        }
      }
      expect(refused).toEqual([]);
    },
  );

  it('the statements of this version are kept for the next one to be tried with', async () => {
    const url = await temporaryDatabase();
    await openPostgresStore(url);
    const own = await ownStatements(await connectTo(url));
    if (process.env['PEPITE_RECORD_STATEMENTS'] === 'on') {
      writeFileSync(fileOf(SCHEMA_VERSION), `${JSON.stringify(own, null, 2)}\n`);
    }
    expect(statementsOf(SCHEMA_VERSION)).toEqual(own);
  });

  it('a program serves on data that a later one has changed, if that says it can', async () => {
    const url = await temporaryDatabase();
    await openPostgresStore(url);
    const beside = await connectTo(url);
    await beside.run(`UPDATE pepite_data SET version = ${SCHEMA_VERSION + 1}`);
    const opened = await openPostgres(url, SILENT);
    expect(opened.isNew).toBe(false);
    await opened.close();
    const rows = await beside.rows({ text: 'SELECT version, least FROM pepite_data' });
    expect(rows).toEqual([{ version: SCHEMA_VERSION + 1, least: LEAST_PROGRAM }]);
  });
});
