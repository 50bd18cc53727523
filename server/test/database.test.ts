import { describe, expect, it } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { Ledger } from '../store/ledger.ts';
import { storeMatches } from '../store/matches.ts';
import { StoreProblem } from '../store/problem.ts';
import { STEPS, VERSION } from '../store/schema.ts';
import { temporaryFolder } from './support/folder.ts';

/** A match of the first version. */
const FIRST = `
  INSERT INTO guests VALUES ('ann', 'Ann', 1);
  INSERT INTO matches VALUES ('m', 'aurum', 1, '{}', 'link', 'playing', 'ann', NULL, 1, 2);
  INSERT INTO seats VALUES ('m', 0, 'ann', NULL, 'Ann', 0), ('m', 1, 'ben', NULL, 'Ben', 1),
    ('m', 2, NULL, 'random', 'Clovis', 0);
  INSERT INTO moves VALUES ('m', 0, '* first 1');
`;

/** A folder with data of a version, made as that version made it. */
function dataOf(version: number, script: string): string {
  const folder = temporaryFolder();
  const database = openDatabase(folder);
  database.pragma('foreign_keys = OFF');
  const tables = database
    .prepare<[], { readonly name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all();
  for (const { name } of tables) database.exec(`DROP TABLE ${name}`);
  for (const step of STEPS.slice(0, version)) database.exec(step);
  database.exec(script);
  database.pragma(`user_version = ${version}`);
  database.close();
  return folder;
}

describe('data on disk', () => {
  it('of the first version is brought up to date, and nothing in it is lost', () => {
    const folder = dataOf(1, FIRST);
    const database = openDatabase(folder);
    const ledger = new Ledger(database, (error) => {
      throw error;
    });
    const store = storeMatches(database, ledger);
    expect(store.ofGuest('ann', 3)).toEqual(['m']);
    expect(store.load('m')).toMatchObject({
      hints: false,
      pace: 'human',
      standIn: 'regular',
      deciding: undefined,
      status: 'playing',
      moves: ['* first 1'],
      seats: [
        { name: 'Ann', standIn: null },
        { name: 'Ben', standIn: 'heuristic' },
        { bot: 'random', standIn: null },
      ],
    });
    expect(database.pragma('user_version', { simple: true })).toBe(VERSION);
    database.close();
    openDatabase(folder).close();
  });

  it('of a later version is refused and left as it is', () => {
    const folder = dataOf(VERSION + 1, 'CREATE TABLE later (a)');
    expect(() => openDatabase(folder)).toThrow(StoreProblem);
    // It is still of that version, so it is refused again.
    expect(() => openDatabase(folder)).toThrow(StoreProblem);
  });
});
