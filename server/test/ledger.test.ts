import { expect, it } from 'vitest';
import { openInMemory } from '../store/database.ts';
import { Ledger } from '../store/ledger.ts';

function setUp() {
  const database = openInMemory();
  const failures: unknown[] = [];
  const commits: number[] = [];
  const reports: unknown[] = [];
  const ledger = new Ledger(
    database,
    (error) => failures.push(error),
    (milliseconds) => commits.push(milliseconds),
    (error) => reports.push(error),
  );
  const rename = database.prepare('INSERT INTO guests (guest, name, created) VALUES (?, ?, 0)');
  const write = (guest: string): void => ledger.write(() => rename.run(guest, guest));
  return { database, ledger, failures, commits, reports, write };
}

it('tells of nothing before it is committed, and then in order', () => {
  const { database, ledger, write } = setUp();
  const told: string[] = [];
  write('a');
  ledger.afterwards(() => told.push(`a, in transaction: ${database.inTransaction}`));
  write('b');
  ledger.afterwards(() => told.push('b'));
  expect(told).toEqual([]);
  ledger.flush();
  expect(told).toEqual(['a, in transaction: false', 'b']);
});

it('tells at once when nothing is open', () => {
  const { ledger } = setUp();
  const told: string[] = [];
  ledger.afterwards(() => told.push('now'));
  expect(told).toEqual(['now']);
});

it('commits once for all changes of a turn of the event loop', async () => {
  const { ledger, commits, write } = setUp();
  write('a');
  write('b');
  await new Promise<void>((resolve) => {
    ledger.afterwards(resolve);
  });
  expect(commits).toHaveLength(1);
});

it('[R7] counts no commit of sealed choices alone', () => {
  const { database, ledger, commits, write } = setUp();
  const seal = (guest: string): void =>
    ledger.writeSealed(() =>
      database.exec(`INSERT INTO guests (guest, name, created) VALUES ('${guest}', '', 0)`),
    );
  seal('a');
  ledger.flush();
  expect([commits.length, database.inTransaction]).toEqual([0, false]);
  seal('b');
  write('c');
  ledger.flush();
  expect(commits).toHaveLength(1);
  seal('d');
  ledger.flush();
  expect(commits).toHaveLength(1);
});

it('commits what is written while it tells', async () => {
  const { ledger, commits, write } = setUp();
  write('a');
  ledger.afterwards(() => write('b'));
  ledger.flush();
  await new Promise<void>((resolve) => {
    ledger.afterwards(resolve);
  });
  expect(commits).toHaveLength(2);
});

it('fails when a change can’t be written', () => {
  const { failures, write } = setUp();
  write('a');
  write('a');
  expect(failures).toHaveLength(1);
});

it('tells nobody when a commit fails', () => {
  const { database, ledger, failures, write } = setUp();
  const told: string[] = [];
  write('a');
  ledger.afterwards(() => told.push('a'));
  database.exec('ROLLBACK');
  ledger.flush();
  expect(failures).toHaveLength(1);
  expect(told).toEqual([]);
});

it.each([
  ['after a commit', true],
  ['at once', false],
])('[R4] tells the others when one can’t be told: %s', (_when, isWritten) => {
  const { ledger, failures, reports, write } = setUp();
  const told: string[] = [];
  if (isWritten) write('a');
  ledger.afterwards(() => {
    throw new Error('gone');
  });
  ledger.afterwards(() => told.push('b'));
  ledger.flush();
  expect(told).toEqual(['b']);
  expect(reports).toEqual([new Error('gone')]);
  expect(failures).toEqual([]);
});
