import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { BlockTable } from '../../server/store/block-table.ts';
import type { Block } from '../../server/store/blocks.ts';
import { openDatabase } from '../../server/store/database.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { SILENT } from '../../server/test/support/postgres-store.ts';
import { temporaryDatabase } from '../../server/test/support/temporary-database.ts';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();

/** One of 64 guests is called like a flag. */
const ANN = '-Ann0000000000000000000000000000000000000000';
const BEN = 'Ben00000000000000000000000000000000000000000';
const DAY = 24 * 60 * 60 * 1000;

const inFolder = (...words: readonly string[]) => pepite([...words, '--data', path('data')]);

/** A folder with a public table that Ann hosts, in which Ben has a name. */
function makeTable(): void {
  const database = openDatabase(path('data'));
  const add = database.prepare('INSERT INTO guests VALUES (?, ?, 1, 1, 0)');
  for (const [guest, name] of [
    [ANN, 'Ann'],
    [BEN, 'Ben'],
    [`${BEN.slice(0, 7)}1`, 'Benno'],
  ]) {
    add.run(guest, name);
  }
  database
    .prepare(
      `INSERT INTO matches (match, setup, status, host, created, changed)
       VALUES ('abcd', '{"game":"aurum","access":"public"}', 'waiting', ?, 1, 1)`,
    )
    .run(ANN);
  database
    .prepare(`INSERT INTO seats (match, seat, guest, name) VALUES ('abcd', 0, ?, 'Ann')`)
    .run(ANN);
  database.close();
}

function blocked(): readonly Block[] {
  const database = openDatabase(path('data'));
  const blocks = new BlockTable(database).blocks(0);
  database.close();
  return blocks;
}

describe('[R16] pepite tables, block and unblock', () => {
  it.each(LANGUAGES)(
    'a host lists tables, blocks a guest and lets them in again, in %s',
    async (lang) => {
      makeTable();
      const before = await inFolder('tables', '--lang', lang);
      expect(before).toMatchObject({ code: 0, error: '' });
      expect(before.out).toMatch(
        /^\/m\/abcd {2}aurum, .+\n {2}@-Ann00000000 {2}Ann \(.+\)\n\n.+\n$/,
      );
      const start = Date.now();
      const words = ['@-Ann00', '--for', 'week', '--reason', ' spam '];
      const done = await inFolder('block', ...words, '--lang', lang);
      expect(done).toMatchObject({ code: 0, error: '' });
      expect(done.out).toContain('@-Ann00000000 ');
      const [block] = blocked();
      expect(block).toMatchObject({ guest: ANN, reason: 'spam' });
      expect(block?.until).toBeGreaterThanOrEqual(start + 7 * DAY);
      expect(block?.until).toBeLessThanOrEqual(Date.now() + 7 * DAY);
      expect((await inFolder('tables', '--lang', lang)).out).toMatch(
        /@-Ann00000000 {2}.+: spam\n$/,
      );
      const lifted = await inFolder('unblock', '@-Ann00', '--lang', lang);
      expect(lifted).toMatchObject({ code: 0, error: '' });
      expect(blocked()).toEqual([]);
      expectRefusal(await inFolder('unblock', '@-Ann00', '--lang', lang));
    },
  );

  it.each(LANGUAGES)(
    'a guest is blocked for good if asked, and the list says so in %s',
    async (lang) => {
      makeTable();
      const ever = ['--for', 'ever', '--reason', 'spam', '--lang', lang];
      expect(await inFolder('block', '@-Ann00', ...ever)).toMatchObject({ code: 0 });
      expect(blocked()).toEqual([{ guest: ANN, until: null, reason: 'spam' }]);
      expect((await inFolder('tables', '--lang', lang)).out).toMatch(/for good|pour toujours/);
    },
  );

  it.each(LANGUAGES)(
    'what names no guest, or says no reason, changes nothing: %s',
    async (lang) => {
      const because = ['--reason', 'spam', '--lang', lang];
      expectRefusal(await inFolder('block', '@-Ann00', ...because));
      makeTable();
      expectRefusal(await inFolder('block', '@nobody', ...because));
      expectRefusal(await inFolder('block', '@-Ann', ...because));
      expectRefusal(await inFolder('block', '@%%%%%%', ...because));
      // Two guests begin like this.
      expectRefusal(await inFolder('block', '@Ben0000', ...because));
      expectRefusal(await inFolder('block', '@-Ann00', '--lang', lang));
      for (const reason of ['', '  ', 'x'.repeat(201), 'two\nlines', 'a\u001B[2Jb']) {
        expectRefusal(await inFolder('block', '@-Ann00', `--reason=${reason}`, '--lang', lang));
      }
      expectRefusal(await inFolder('block', '@-Ann00', '--for', 'month', ...because));
      expect(blocked()).toEqual([]);
    },
  );

  it('a folder that a server uses is changed beside it', async () => {
    makeTable();
    const database = openDatabase(path('data'));
    expect(await inFolder('block', BEN.slice(0, 9), '--reason', 'spam')).toMatchObject({ code: 0 });
    expect(new BlockTable(database).blocks(0)).toMatchObject([{ guest: BEN }]);
    database.close();
  });

  it.each(LANGUAGES)('a database is used as a folder is: %s', async (lang) => {
    const url = await temporaryDatabase();
    const there = (...words: readonly string[]) =>
      pepite([...words, '--lang', lang], { environment: { DATABASE_URL: url } });
    expectRefusal(await there('tables'));
    const opened = await openPostgres(url, SILENT);
    expect(await there('tables')).toMatchObject({ code: 0, error: '' });
    expectRefusal(await there('block', '@-Ann00', '--reason', 'spam'));
    expectRefusal(await there('tables', '--data', path('data')));
    await opened.close();
  });
});
