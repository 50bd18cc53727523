import { readdirSync } from 'node:fs';
import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { SILENT } from '../../server/test/support/postgres-store.ts';
import { temporaryDatabase } from '../../server/test/support/temporary-database.ts';
import { makeData } from './data.ts';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();

const move = (url: string, ...flags: readonly string[]) =>
  pepite(['move-data', ...flags], { environment: { DATABASE_URL: url } });

const hashIn = (text: string): string => /[0-9a-f]{64}/.exec(text)?.[0] ?? 'none';

describe('pepite move-data', () => {
  it.each(LANGUAGES)('a folder is moved to PostgreSQL and back, and %s says so', async (lang) => {
    makeData(path('data'), 500);
    const url = await temporaryDatabase();
    const there = await move(url, '--to', 'postgres', '--data', path('data'), '--lang', lang);
    expect(there).toMatchObject({ code: 0, error: '' });
    const back = await move(url, '--to', 'folder', '--data', path('back'), '--lang', lang);
    expect(back).toMatchObject({ code: 0, error: '' });
    expect(hashIn(back.out)).toBe(hashIn(there.out));
    expect(hashIn(there.out)).not.toBe('none');
    expect(there.out).toContain('500');
    expect(readdirSync(path('back')).toSorted()).toEqual(['pepite.lock', 'pepite.sqlite']);
    expect(`${there.out}${back.out}`).not.toContain(new URL(url).password);
  });

  it.each(LANGUAGES)('in %s it is refused what is not understood', async (lang) => {
    makeData(path('data'));
    const url = await temporaryDatabase();
    const data = ['--data', path('data'), '--lang', lang];
    expectRefusal(await move(url, ...data));
    expectRefusal(await move('', '--to', 'postgres', ...data));
    expectRefusal(await move('nonsense', '--to', 'postgres', ...data));
    expectRefusal(await move(url, '--to', 'oracle', ...data));
    expectRefusal(await move(url, '--to', 'postgres', '--fast', ...data));
    expectRefusal(await move(url, '--to', 'folder', ...data));
    expect((await openPostgres(url, SILENT)).isNew).toBe(true);
  });

  it.each(LANGUAGES)('a move that is stopped says in %s how to go on, and does', async (lang) => {
    makeData(path('data'), 3000);
    const url = await temporaryDatabase();
    const flags = ['move-data', '--to', 'postgres', '--data', path('data'), '--lang', lang];
    const controller = new AbortController();
    const stopped = await pepite(flags, {
      environment: { DATABASE_URL: url },
      interrupted: controller.signal,
      isTerminal: true,
      noticed: () => controller.abort(),
    });
    expect(stopped.code).toBe(130);
    expect(stopped.error).toMatch(/again to resume|relancez la même commande/);
    await expect(openPostgres(url, SILENT)).rejects.toMatchObject({ kind: 'half-copied' });
    expect(await move(url, ...flags.slice(1))).toMatchObject({ code: 0 });
  });
});

describe('backups of PostgreSQL', () => {
  it.each(LANGUAGES)('a database is backed up and restored, and %s says so', async (lang) => {
    makeData(path('data'), 300);
    const [url, other] = [await temporaryDatabase(), await temporaryDatabase()];
    const first = await move(url, '--to', 'postgres', '--data', path('data'));
    const command = (name: string, address: string, ...flags: readonly string[]) =>
      pepite([name, path('copy'), '--lang', lang, ...flags], {
        environment: { DATABASE_URL: address },
      });
    expect(await command('backup', url)).toMatchObject({ code: 0, error: '' });
    expectRefusal(await command('backup', url));
    expectRefusal(await command('backup', url, '--force', '--data', path('data')));
    expect(await command('backup', url, '--force')).toMatchObject({ code: 0 });
    expect(readdirSync(path()).toSorted()).toEqual(['copy', 'data']);
    expectRefusal(await command('restore', url));
    expectRefusal(await command('restore', other, '--data', path('data')));
    expect(await command('restore', other)).toMatchObject({ code: 0, error: '' });
    const back = await move(other, '--to', 'folder', '--data', path('back'));
    expect(hashIn(back.out)).toBe(hashIn(first.out));
    expect(await command('restore', url, '--force')).toMatchObject({ code: 0 });
    expectRefusal(
      await pepite(['restore', path('copy'), '--force', '--data', path('x'), '--lang', lang]),
    );
  });
});
