import type { Language } from '@pepite/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runServer } from '../program.ts';
import { StoreClient } from '../store/batch.ts';
import { openPostgres } from '../store/postgres/open.ts';
import {
  DatabaseProblem,
  type DatabaseProblemKind,
  databaseProblemOf,
} from '../store/postgres/problem.ts';
import { readDatabaseUrl } from '../store/postgres/settings.ts';
import { takeDatabase } from '../store/postgres/start.ts';
import { TEXTS } from '../words.ts';
import { freePort } from './support/free-port.ts';
import { openPostgresStore, SILENT } from './support/postgres-store.ts';
import { runInVain } from './support/run.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';

const SECRET = 'hunter-2';

/** What is wrong with a database that can't be opened. */
async function problemWith(url: string): Promise<DatabaseProblem> {
  try {
    await (await openPostgres(url, SILENT)).close();
  } catch (error) {
    if (error instanceof DatabaseProblem) return error;
    throw error;
  }
  throw new Error('it was opened');
}

/** A database that was changed with SQL, after our tables were made or before. */
async function altered(script: string, isOurs = true): Promise<string> {
  const url = await temporaryDatabase();
  if (isOurs) await openPostgresStore(url);
  await (await connectTo(url)).run(script);
  return url;
}

/** Everything that is in a database. */
async function contentOf(url: string): Promise<string> {
  const connection = await connectTo(url);
  const text = `SELECT schema_to_xml(current_schema(), true, true, '')::text AS content`;
  return JSON.stringify(await connection.rows({ text }));
}

const changed = (url: string, change: (url: URL) => void): string => {
  const copy = new URL(url);
  change(copy);
  return copy.href;
};

describe('addresses of databases', () => {
  it.each([
    ['nothing like one', `hunter-2`],
    ['one of another kind', `mysql://ann:${SECRET}@host/pepite`],
    ['one without a database', `postgres://ann:${SECRET}@host`],
    ['one that is cut short', `postgres://ann:${SECRET}@host:54x/pepite`],
    ['a password with a stray %', `postgres://ann:${SECRET}%zz@host/pepite`],
    ['a mode that may go on in plain text', `postgres://ann:${SECRET}@host/p?sslmode=prefer`],
    ['an authority that is not named', `postgres://ann:${SECRET}@host/p?sslmode=verify-ca`],
  ])('an address is refused that is %s, and not repeated', async (_what, url) => {
    const problem = await problemWith(url);
    expect(problem.kind).toBe('bad-url');
    expect(JSON.stringify([problem, problem.message])).not.toContain(SECRET);
  });

  it('the name of a database has no password in it', () => {
    const { where } = readDatabaseUrl(`postgresql://ann:${SECRET}@host:99/pepite?sslmode=require`);
    expect(where).toBe('host:99/pepite');
    const { where: local } = readDatabaseUrl('postgres:///pepite?host=/run/postgresql');
    expect(local).toBe('/run/postgresql:5432/pepite');
  });

  it('a certificate that is not there is a problem of its own', async () => {
    const query = 'sslmode=verify-full&sslrootcert=/nowhere/root.crt';
    const { kind } = await problemWith(`postgres://ann:${SECRET}@127.0.0.1/pepite?${query}`);
    expect(kind).toBe('certificate-missing');
  });
});

describe('databases that can’t be used', () => {
  it.each(['require', 'verify-full'])(
    'sslmode=%s is refused where there is no TLS',
    async (mode) => {
      const url = changed(await temporaryDatabase(), ({ searchParams }) =>
        searchParams.set('sslmode', mode),
      );
      expect((await problemWith(url)).kind).toBe('not-encrypted');
    },
  );

  it('a database is unreachable where nothing listens', async () => {
    const { kind, where } = await problemWith(`postgres://a@127.0.0.1:${await freePort()}/pepite`);
    expect(kind).toBe('unreachable');
    expect(where).toMatch(/^127\.0\.0\.1:\d+\/pepite$/);
  });

  it('a wrong password and a missing database are told apart', async () => {
    const url = await temporaryDatabase();
    const stranger = changed(url, (one) => (one.password = SECRET));
    expect((await problemWith(stranger)).kind).toBe('refused');
    const elsewhere = changed(url, (one) => (one.pathname = '/no_such_database'));
    expect((await problemWith(elsewhere)).kind).toBe('no-such-database');
  });

  it.each([
    [
      'foreign',
      'other tables',
      'CREATE TABLE notes (text text); INSERT INTO notes VALUES (1)',
      false,
    ],
    ['foreign', 'a view', 'CREATE VIEW notes AS SELECT 1 AS one', false],
    ['later', 'a later version', 'UPDATE pepite_data SET version = 1000, least = 1000', true],
    ['damaged', 'a missing table', 'DROP TABLE moves', true],
    ['damaged', 'no version', 'DELETE FROM pepite_data', true],
  ] as const)('a database is %s that has %s, and stays as it is', async (...row) => {
    const [kind, , script, isOurs] = row;
    const url = await altered(script, isOurs);
    const before = await contentOf(url);
    expect((await problemWith(url)).kind).toBe(kind);
    expect(await contentOf(url)).toBe(before);
  });

  it('a database is read-only that takes nothing, such as a standby', async () => {
    const url = changed(await temporaryDatabase(), ({ searchParams }) => {
      const options = searchParams.get('options') ?? '';
      searchParams.set('options', `${options} -c default_transaction_read_only=on`);
    });
    expect((await problemWith(url)).kind).toBe('read-only');
  });

  it('several servers may be on a database, or a command that has it for itself', async () => {
    const url = await temporaryDatabase();
    const first = await openPostgres(url, SILENT);
    const second = await openPostgres(url, SILENT);
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    expect(second.cookieKeys).toEqual(first.cookieKeys);
    const command = await connectTo(url);
    await first.close();
    await expect(takeDatabase(command, 'here')).rejects.toMatchObject({ kind: 'locked' });
    await second.close();
    await takeDatabase(command, 'here');
    expect((await problemWith(url)).kind).toBe('locked');
    await command.close();
    await (await openPostgres(url, SILENT)).close();
  });

  it('a role that may only read and write rows is enough once the tables are there', async () => {
    const url = await altered('SELECT 1');
    const schema = new URL(url).searchParams.get('application_name') ?? '';
    const beside = await connectTo(url);
    await beside.run(`
      CREATE ROLE ${schema} LOGIN PASSWORD '${SECRET}';
      GRANT USAGE ON SCHEMA ${schema} TO ${schema};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${schema}`);
    onTestFinished(async () => {
      await beside.run(`DROP OWNED BY ${schema}; DROP ROLE ${schema}`);
    });
    const modest = changed(url, (one) => {
      one.username = schema;
      one.password = SECRET;
    });
    const opened = await openPostgres(modest, SILENT);
    const client = new StoreClient(opened.port, { committed() {}, failed() {} });
    expect(await client.call('canWrite')).toBe(true);
    await opened.close();
    await beside.run(`
      DROP TABLE reviews, talk, moves, removed, seats, matches, guests, secrets, pepite_data,
        processes, leases, attendance, calendar, links, blocks, reports, ended_matches,
        renamed_guests, notice_devices, notice_settings, muted_matches, turn_notices,
        bot_tokens`);
    expect((await problemWith(modest)).kind).toBe('not-allowed');
  });

  it.each([
    ['57P03', 'not-ready'],
    ['53300', 'not-ready'],
    ['25006', 'read-only'],
    ['53100', 'full'],
    ['XX001', 'damaged'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'not-encrypted'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'not-encrypted'],
    ['EAI_AGAIN', 'unreachable'],
    ['42P01', 'unusable'],
  ])('an error %s makes a database %s', (code, kind) => {
    const error = Object.assign(new Error('why'), { code });
    expect(databaseProblemOf(error, 'here')).toMatchObject({ kind, where: 'here' });
    expect(databaseProblemOf(new AggregateError([error]), 'here').kind).toBe(kind);
  });

  it('every problem of a database has a sentence of its own, in both languages', () => {
    const kinds = Object.keys({
      'bad-url': 0,
      'certificate-missing': 0,
      unreachable: 0,
      'not-ready': 0,
      refused: 0,
      'no-such-database': 0,
      'not-encrypted': 0,
      'not-allowed': 0,
      'read-only': 0,
      full: 0,
      'too-old': 0,
      locked: 0,
      foreign: 0,
      later: 0,
      earlier: 0,
      'half-copied': 0,
      'has-data': 0,
      missing: 0,
      damaged: 0,
      unusable: 0,
    } satisfies Record<DatabaseProblemKind, 0>) as readonly DatabaseProblemKind[];
    const sentences = Object.values(TEXTS).flatMap((texts) =>
      kinds.map((kind) => texts.databaseUnusable('here', kind, 'why')),
    );
    expect(new Set(sentences).size).toBe(2 * kinds.length);
  });
});

describe('the program on a database', () => {
  /** What is said from the opening to the end; it is told to end before it begins. */
  async function saidWith(
    language: Language,
    environment: Readonly<Record<string, string>>,
    data?: string,
  ): Promise<string> {
    const said: string[] = [];
    const { problem } = await runServer(
      { port: 0, host: '127.0.0.1', data },
      {
        language,
        environment: { PEPITE_LOG: 'silent', ...environment },
        say: (text) => said.push(text),
        interrupted: AbortSignal.abort(),
      },
    );
    return problem ?? said.join('\n');
  }

  it.each([
    ['en', 'There was nothing in the database', '--data names a folder'],
    ['fr', 'Il n’y avait rien dans la base de données', '--data désigne un dossier'],
  ] as const)('a server says that its database was empty, once: %s', async (...texts) => {
    const [language, empty, both] = texts;
    const environment = { DATABASE_URL: await temporaryDatabase(), PEPITE_DATA: '/nowhere' };
    expect(await saidWith(language, environment)).toContain(empty);
    expect(await saidWith(language, environment)).not.toContain(empty);
    expect(await saidWith(language, environment, '/some/folder')).toContain(both);
  });

  it('the program says in one sentence why a database can’t be used, and ends with 2', async () => {
    const foreign = await altered('CREATE TABLE notes (text text)', false);
    const nowhere = `postgres://ann:${SECRET}@127.0.0.1:${await freePort()}/pepite`;
    const tries = [
      [foreign, 'another program’s tables'],
      [nowhere, 'nobody answers there'],
      [`postgres://ann:${SECRET}@host`, 'must look like postgres://user:password@host'],
    ] as const;
    for (const [url, sentence] of tries) {
      const environment = { DATABASE_URL: url, LANG: 'en_US.UTF-8', PEPITE_LOG: 'debug' };
      const { code, said } = await runInVain(environment);
      expect([code, said]).toEqual([2, expect.stringContaining(sentence)]);
      expect(said.trim().split('\n')).toHaveLength(1);
      expect(said).not.toContain(SECRET);
      expect(said).not.toContain(new URL(foreign).password);
    }
  });
});
