import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { MatchTable } from '../store/match-table.ts';
import { migrate } from '../store/migration.ts';
import { StoreProblem } from '../store/problem.ts';
import { restore } from '../store/restore.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';
import { temporaryFolder } from './support/folder.ts';
import { dataOf, openAs } from './support/old-data.ts';

/** A match of the first version. */
const FIRST = `
  INSERT INTO guests VALUES ('ann', 'Ann', 1);
  INSERT INTO matches VALUES ('m', 'aurum', 1, '{}', 'link', 'playing', 'ann', NULL, 1, 2);
  INSERT INTO seats VALUES ('m', 0, 'ann', NULL, 'Ann', 0), ('m', 1, 'ben', NULL, 'Ben', 1),
    ('m', 2, NULL, 'random', 'Clovis', 0);
  INSERT INTO moves VALUES ('m', 0, '* first 1');
`;

/** The copies in a folder, the oldest first. */
const copiesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('pepite-'))
    .toSorted();

describe('data on disk', () => {
  it('data of the first version is migrated, and nothing in it is lost', () => {
    const folder = dataOf(1, FIRST);
    const database = openDatabase(folder);
    const store = new MatchTable(database);
    expect(store.ofGuest('ann', 3).map(({ match }) => match)).toEqual(['m']);
    expect(store.load('m')).toMatchObject({
      revision: 0,
      setup: {
        game: 'aurum',
        rules: 1,
        options: {},
        access: 'link',
        hints: false,
        pace: 'human',
        standIn: 'regular',
      },
      deciding: undefined,
      status: 'playing',
      moves: ['* first 1'],
      seats: [
        { name: 'Ann', standIn: null },
        { name: 'Ben', standIn: 'heuristic' },
        { bot: 'random', standIn: null },
      ],
    });
    expect(database.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
    database.close();
    openDatabase(folder).close();
  });

  it('data of a later version is refused and left as it is', () => {
    const folder = dataOf(SCHEMA_VERSION + 1, 'CREATE TABLE later (a)');
    expect(() => openDatabase(folder)).toThrow(StoreProblem);
    // It is still of that version, so it is refused again.
    expect(() => openDatabase(folder)).toThrow(StoreProblem);
  });
});

describe('data of an earlier version', () => {
  it('old data is copied before it is migrated, and the copy can be restored', async () => {
    const folder = dataOf(1, FIRST);
    openDatabase(folder).close();
    const copies = copiesIn(folder);
    expect(copies).toEqual([
      expect.stringMatching(`^pepite-before-v${SCHEMA_VERSION}-.*[.]sqlite$`),
    ]);
    const copy = join(folder, copies[0] ?? '');
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const other = temporaryFolder();
    const watch = { progress: () => {}, signal: new AbortController().signal };
    expect(await restore(other, copy, watch)).toBeUndefined();
    // It is of the first version again, so it is copied and brought up to date again.
    const database = openDatabase(other);
    expect(copiesIn(other)).toHaveLength(1);
    const names = database.prepare<[], { readonly name: string }>('SELECT name FROM guests').all();
    expect(names).toEqual([{ name: 'Ann' }]);
    database.close();
  });

  it('old data is left as it is when there is no space for the copy', () => {
    const folder = temporaryFolder();
    const database = openAs(1, FIRST, folder);
    const kindOf = (run: () => void): string | undefined => {
      try {
        run();
      } catch (error) {
        if (error instanceof StoreProblem) return error.kind;
      }
      return undefined;
    };
    expect(kindOf(() => migrate(database, 1, () => 8 << 20))).toBe('no-room-for-copy');
    expect(database.pragma('user_version', { simple: true })).toBe(1);
    expect(copiesIn(folder)).toEqual([]);
    expect(kindOf(() => migrate(database, 1, () => 9 << 20))).toBeUndefined();
    expect(copiesIn(folder)).toHaveLength(1);
    database.close();
  });

  it('a migration leaves copies of three versions, of each the latest', () => {
    const folder = dataOf(1, FIRST);
    const older = [
      'pepite-before-v90-20200101T000000000Z.sqlite',
      'pepite-before-v91-20200102T000000000Z.sqlite',
      'pepite-before-v92-20200103T000000000Z.sqlite',
      `pepite-before-v${SCHEMA_VERSION}-20200104T000000000Z.sqlite`,
      'pepite-before-dinner.sqlite',
    ];
    for (const name of older) writeFileSync(join(folder, name), '');
    openDatabase(folder).close();
    expect(copiesIn(folder)).toEqual([
      'pepite-before-dinner.sqlite',
      expect.stringMatching(`^pepite-before-v${SCHEMA_VERSION}-2.*`),
      older[1],
      older[2],
    ]);
    expect(copiesIn(folder)).not.toContain(older[3]);
  });
});
