import { describe, expect, it } from 'vitest';
import { examineHost } from '../doctor/examine.ts';
import { type Check, type Finding, severityOf } from '../doctor/finding.ts';
import { thisMachine } from '../doctor/machine.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { OWN_TABLE } from '../store/postgres/schema.ts';
import { OWNER, RUNNER, withRole } from './support/database-role.ts';
import { freePort } from './support/free-port.ts';
import { openPostgresStore, SILENT } from './support/postgres-store.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';

type Examination = Readonly<Partial<Record<Check, readonly Finding[]>>>;

/** What is found about a database, by check. */
async function examine(url: string, ahead = 0): Promise<Examination> {
  const machine = thisMachine();
  const environment = { DATABASE_URL: url, PORT: String(await freePort()) };
  const examined = await examineHost('/nowhere', {}, environment, {
    ...machine,
    date: () => machine.date() - ahead,
  });
  const found: Partial<Record<Check, Finding[]>> = {};
  for (const { check, finding } of examined) (found[check] ??= []).push(finding);
  return found;
}

const kindsOf = (found: Examination, check: Check): readonly string[] =>
  (found[check] ?? []).map(({ kind }) => kind);

describe('the doctor on PostgreSQL', () => {
  it('an empty database is as good as one with tables, and nothing is made in it', async () => {
    const url = await temporaryDatabase();
    const found = await examine(url);
    expect(kindsOf(found, 'database')).toEqual(['postgres-empty']);
    expect(found.folder).toBeUndefined();
    expect(found.schema).toBeUndefined();
    expect(await (await openPostgres(url, SILENT)).close()).toBeUndefined();
    const again = await examine(url);
    expect(kindsOf(again, 'database')).toEqual(['postgres-reached']);
    expect(kindsOf(again, 'schema')).toEqual(['schema-current']);
    expect(kindsOf(again, 'use')).toEqual(['postgres-not-in-use']);
    expect(kindsOf(again, 'encryption')).toEqual(['unencrypted-here']);
    expect(kindsOf(again, 'database-clock')).toEqual(['database-clock-close']);
    expect(again.connections).toHaveLength(1);
  });

  it('servers at work, a clock that differs and a superuser are told', async () => {
    const url = await temporaryDatabase();
    const opened = await openPostgres(url, SILENT);
    const found = await examine(url, 60_000);
    expect(kindsOf(found, 'use')).toEqual(['postgres-in-use']);
    expect(kindsOf(found, 'rights')).toEqual(['rights-too-wide']);
    const [clock] = found['database-clock'] ?? [];
    expect(clock).toMatchObject({ kind: 'database-clock-off' });
    expect(clock !== undefined && 'off' in clock && Math.round(clock.off / 1000)).toBe(60);
    expect(clock && severityOf(clock)).toBe('warning');
    await opened.close();
  });

  it('rights of an owner, of a runner and of one who lacks some are told apart', async () => {
    const url = await temporaryDatabase();
    await openPostgresStore(url);
    const runner = await withRole(url, RUNNER);
    const owner = await withRole(
      url,
      (schema, role) => `${OWNER(schema, role)}; ${RUNNER(schema, role)}`,
    );
    const reader = await withRole(
      url,
      (schema, role) => `GRANT USAGE ON SCHEMA ${schema} TO ${role};
        GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${role};
        GRANT INSERT, UPDATE, DELETE ON guests TO ${role}`,
    );
    expect((await examine(runner)).rights).toMatchObject([
      { kind: 'rights-enough', mayMigrate: false },
    ]);
    expect((await examine(owner)).rights).toMatchObject([
      { kind: 'rights-enough', mayMigrate: true },
    ]);
    const [missing] = (await examine(reader)).rights ?? [];
    expect(missing).toMatchObject({ kind: 'rights-missing' });
    expect(JSON.stringify(missing)).toContain('"moves"');
    expect(JSON.stringify(missing)).not.toContain('"guests"');
    const beside = await connectTo(url);
    await beside.run(`UPDATE ${OWN_TABLE} SET version = 0`);
    const old = await examine(runner);
    expect(kindsOf(old, 'rights')).toEqual(['migration-forbidden']);
  });

  it('a database that can’t be used is an error with its reason, and no password', async () => {
    const foreign = await temporaryDatabase();
    await (await connectTo(foreign)).run('CREATE TABLE notes (text text)');
    const nowhere = `postgres://ann:hunter-2@127.0.0.1:${await freePort()}/pepite`;
    const problems = await Promise.all(
      [foreign, nowhere, 'nonsense hunter-2'].map(async (url) => (await examine(url)).database),
    );
    expect(problems).toMatchObject([
      [{ kind: 'postgres-unusable', problem: 'foreign' }],
      [{ kind: 'postgres-unusable', problem: 'unreachable' }],
      [{ kind: 'postgres-unusable', problem: 'bad-url' }],
    ]);
    expect(JSON.stringify(problems)).not.toContain('hunter-2');
  });
});

describe('roles that run and migrate apart', () => {
  it('one role makes the tables, another one runs on them, later ones included', async () => {
    const url = await temporaryDatabase();
    const owner = await withRole(url, OWNER);
    const ownerName = new URL(owner).username;
    const runner = await withRole(
      url,
      (schema, role) => `
      GRANT USAGE ON SCHEMA ${schema} TO ${role};
      ALTER DEFAULT PRIVILEGES FOR ROLE ${ownerName} IN SCHEMA ${schema}
        GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
    );
    await expect(openPostgres(runner, SILENT)).rejects.toMatchObject({ kind: 'not-allowed' });
    await (await openPostgres(owner, SILENT)).close();
    const opened = await openPostgres(runner, SILENT);
    expect(opened.isNew).toBe(false);
    const beside = await connectTo(runner);
    await expect(beside.run('CREATE TABLE more (text text)')).rejects.toThrow(/denied/);
    await expect(beside.run('DROP TABLE guests')).rejects.toThrow(/owner/);
    await opened.close();
  });
});
