import { describe, expect, it } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { Ledger } from '../store/ledger.ts';
import { storeMatches } from '../store/matches.ts';
import { StoreProblem } from '../store/problem.ts';
import { VERSION } from '../store/schema.ts';
import { temporaryFolder } from './support/folder.ts';

/** The parts of the first version's tables that later versions changed, and a match in them. */
const FIRST = `
  CREATE TABLE matches (
    match TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
    access TEXT NOT NULL, status TEXT NOT NULL, host TEXT NOT NULL, next TEXT,
    created INTEGER NOT NULL, changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches, seat INTEGER NOT NULL, guest TEXT, bot TEXT, name TEXT,
    replaced INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE moves (
    match TEXT NOT NULL REFERENCES matches, ply INTEGER NOT NULL, entries TEXT NOT NULL,
    PRIMARY KEY (match, ply)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE choices (
    match TEXT NOT NULL REFERENCES matches, place INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (match, place)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO matches VALUES ('m', 'aurum', 1, '{}', 'link', 'playing', 'ann', NULL, 1, 2);
  INSERT INTO seats VALUES ('m', 0, 'ann', NULL, 'Ann', 0), ('m', 1, 'ben', NULL, 'Ben', 1),
    ('m', 2, NULL, 'random', 'Clovis', 0);
  INSERT INTO moves VALUES ('m', 0, '* first 1');
`;

function olderData(version: number, script: string): string {
  const folder = temporaryFolder();
  const database = openDatabase(folder);
  for (const table of ['choices', 'moves', 'seats', 'matches'])
    database.exec(`DROP TABLE ${table}`);
  database.exec(script);
  database.pragma(`user_version = ${version}`);
  database.close();
  return folder;
}

describe('data on disk', () => {
  it('of the first version is brought up to date, and nothing in it is lost', () => {
    const folder = olderData(1, FIRST);
    const database = openDatabase(folder);
    const ledger = new Ledger(database, (error) => {
      throw error;
    });
    expect(storeMatches(database, ledger).load('m')).toMatchObject({
      hints: false,
      pace: 'human',
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
    const folder = olderData(VERSION + 1, 'CREATE TABLE later (a)');
    expect(() => openDatabase(folder)).toThrow(StoreProblem);
    // It is still of that version, so it is refused again.
    expect(() => openDatabase(folder)).toThrow(StoreProblem);
  });
});
