import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/store/database.ts';
import { OrderTable } from '../../server/store/order-table.ts';
import { ReportTable } from '../../server/store/report-table.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { SILENT } from '../../server/test/support/postgres-store.ts';
import { temporaryDatabase } from '../../server/test/support/temporary-database.ts';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();

const ANN = 'Ann00000000000000000000000000000000000000000';
const BEN = 'Ben00000000000000000000000000000000000000000';

const inFolder = (...words: readonly string[]) => pepite([...words, '--data', path('data')]);

/** A folder with a match at which Ann has reported Ben, for his name. */
function makeReport(): void {
  const database = openDatabase(path('data'));
  database.exec(
    `INSERT INTO matches (match, setup, status, host, created, changed)
     VALUES ('abcd', '{"game":"aurum"}', 'waiting', '${ANN}', 1, 1);
     INSERT INTO seats (match, seat, guest, name)
     VALUES ('abcd', 0, '${ANN}', 'Ann'), ('abcd', 1, '${BEN}', 'Bully'),
       ('abcd', 2, '${BEN}/2', 'Bully too')`,
  );
  const report = { match: 'abcd', seat: 1, reporter: ANN, reason: 'name', date: 1e12 } as const;
  expect(new ReportTable(database).report(report)).toBe('kept');
  database.close();
}

/** What servers find in the folder. */
function orders() {
  const database = openDatabase(path('data'));
  const found = new OrderTable(database).hostOrders();
  database.close();
  return found;
}

const ORDERED = { ended: [], renamed: [] };

describe('[R16] pepite reports, rename-guest and end-match', () => {
  it.each(LANGUAGES)('a host reads what was reported, and drops it, in %s', async (lang) => {
    makeReport();
    const listed = await inFolder('reports', '--lang', lang);
    expect(listed).toMatchObject({ code: 0, error: '' });
    expect(listed.out).toMatch(
      /2001.* {2}\/m\/abcd {2}aurum\n {2}@Ben000000000 {2}Bully: .+ \(.+ @Ann000000000\)\n$/,
    );
    expect(listed.out).toContain(lang === 'fr' ? 'nom choquant' : 'offensive name');
    const dropped = await inFolder('reports', '--drop', '@Ben000', '--lang', lang);
    expect(dropped).toMatchObject({ code: 0, error: '' });
    expect(dropped.out).toContain('1 ');
    const after = await inFolder('reports', '--lang', lang);
    expect(after.out).not.toContain('abcd');
    expectRefusal(await inFolder('reports', '--drop', '@nobody', '--lang', lang));
  });

  it.each(LANGUAGES)('a host takes a name away, or gives another one, in %s', async (lang) => {
    makeReport();
    const start = Date.now();
    const done = await inFolder('rename-guest', '@Ben000', '--lang', lang);
    expect(done).toMatchObject({ code: 0, error: '' });
    expect(orders().renamed).toMatchObject([{ guest: BEN, name: '—' }]);
    await inFolder('rename-guest', '@Ben000', '--name', ' Ben  the 2nd ', '--lang', lang);
    const [renamed] = orders().renamed;
    expect(renamed).toMatchObject({ guest: BEN, name: 'Ben the 2nd' });
    expect(renamed?.date).toBeGreaterThanOrEqual(start);
  });

  it.each(LANGUAGES)(
    'a host renames one who plays on the device of another, in %s',
    async (lang) => {
      makeReport();
      const done = await inFolder('rename-guest', '@Ben000/2', '--name', 'Zoe', '--lang', lang);
      expect(done).toMatchObject({ code: 0, error: '' });
      expect(done.out).toContain('@Ben000000000/2 ');
      expect(orders().renamed).toMatchObject([{ guest: `${BEN}/2`, name: 'Zoe' }]);
      const wrong = await inFolder('rename-guest', '@Ben000/3', '--lang', lang);
      expectRefusal(wrong);
      expect(wrong.error).toContain(' 3 ');
      expect(orders().renamed).toHaveLength(1);
    },
  );

  it.each(LANGUAGES)('a host ends a match by its link or its name, in %s', async (lang) => {
    makeReport();
    for (const link of ['abcd', '/m/abcd', 'https://club.example/m/abcd']) {
      const ended = await inFolder('end-match', link, '--lang', lang);
      expect(ended).toMatchObject({ code: 0, error: '' });
      expect(ended.out).toContain('/m/abcd ');
    }
    expect(orders().ended).toMatchObject([{ match: 'abcd' }]);
  });

  it.each(LANGUAGES)('what names nobody and no match changes nothing: %s', async (lang) => {
    expectRefusal(await inFolder('reports', '--lang', lang));
    makeReport();
    for (const words of [
      ['end-match', 'nowhere'],
      ['end-match', '/r/abcd'],
      ['end-match', 'ab cd'],
      ['end-match'],
      ['rename-guest', '@nobody'],
      ['rename-guest', '@Ben'],
      ['rename-guest', '@Ann000/2'],
      ['rename-guest', '@Ben000/'],
      ['rename-guest', '@Ben000/2/3'],
      ['rename-guest', '@nobody/2'],
      ['rename-guest', '@Ben000', '--name', '\u3164'],
      ['rename-guest', '@Ben000', '--name', 'x'.repeat(25)],
      ['reports', '--all'],
    ]) {
      expectRefusal(await inFolder(...words, '--lang', lang));
    }
    expect(orders()).toEqual(ORDERED);
  });

  it('a database is used as a folder is', async () => {
    const url = await temporaryDatabase();
    const there = (...words: readonly string[]) =>
      pepite(words, { environment: { DATABASE_URL: url } });
    expectRefusal(await there('reports'));
    const opened = await openPostgres(url, SILENT);
    expect(await there('reports')).toMatchObject({ code: 0, error: '' });
    expectRefusal(await there('end-match', 'abcd'));
    await opened.close();
  });
});
