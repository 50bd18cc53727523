import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/store/database.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { cookieKey, olderKeys } from '../../server/store/secrets.ts';
import { SILENT } from '../../server/test/support/postgres-store.ts';
import { temporaryDatabase } from '../../server/test/support/temporary-database.ts';
import { makeData } from './data.ts';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();

const rotate = (...flags: readonly string[]) =>
  pepite(['rotate-keys', '--data', path('data'), ...flags]);

/** The keys in the folder, the one that signs first. */
function keys(): readonly Buffer[] {
  const database = openDatabase(path('data'));
  const found = [cookieKey(database), ...olderKeys(database)];
  database.close();
  return found;
}

describe('pepite rotate-keys', () => {
  it.each(LANGUAGES)(
    'a new key comes before the one that was there, and %s says so',
    async (lang) => {
      makeData(path('data'));
      const [first] = keys();
      const { code, out, error } = await rotate('--lang', lang);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(out).not.toBe('');
      const found = keys();
      expect(found).toHaveLength(2);
      expect(found[1]).toEqual(first);
      for (const key of found) expect(out).not.toContain(key.toString('base64'));
    },
  );

  it.each(LANGUAGES)('older keys are dropped when that is asked for, in %s', async (lang) => {
    makeData(path('data'));
    keys();
    await rotate();
    const [signing] = keys();
    const { code, out } = await rotate('--forget-old', '--lang', lang);
    expect(code).toBe(0);
    expect(out).toContain('1 ');
    expect(keys()).toEqual([signing]);
  });

  it.each(LANGUAGES)('in %s it is refused when there are too many, or no data', async (lang) => {
    expectRefusal(await rotate('--lang', lang));
    makeData(path('data'));
    keys();
    for (let count = 1; count < 8; count++) expect(await rotate()).toMatchObject({ code: 0 });
    const refused = await rotate('--lang', lang);
    expectRefusal(refused);
    expect(refused.error).toContain('--forget-old');
    expect(keys()).toHaveLength(8);
  });

  it('a folder that a server uses is refused and stays as it is', async () => {
    makeData(path('data'));
    const [first] = keys();
    const database = openDatabase(path('data'));
    expectRefusal(await rotate());
    database.close();
    expect(keys()).toEqual([first]);
  });

  it.each(LANGUAGES)('the keys of a database are rotated while it is used: %s', async (lang) => {
    const url = await temporaryDatabase();
    const rotateThere = (...flags: readonly string[]) =>
      pepite(['rotate-keys', '--lang', lang, ...flags], { environment: { DATABASE_URL: url } });
    expectRefusal(await rotateThere());
    const opened = await openPostgres(url, SILENT);
    const { code, out, error } = await rotateThere();
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/ten minutes|dix minutes/);
    const found = await opened.readKeys();
    expect(found).toHaveLength(2);
    for (const key of found) expect(out).not.toContain(Buffer.from(key).toString('base64'));
    expect(await rotateThere('--forget-old')).toMatchObject({ code: 0 });
    expectRefusal(await rotateThere('--data', path('data')));
    await opened.close();
  });
});
