import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { programWith } from '../../server/programs/token.ts';
import { BotTokenTable } from '../../server/store/bot-token-table.ts';
import { openDatabase } from '../../server/store/database.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { SILENT } from '../../server/test/support/postgres-store.ts';
import { temporaryDatabase } from '../../server/test/support/temporary-database.ts';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();

const inFolder = (...words: readonly string[]) => pepite([...words, '--data', path('data')]);

describe.each(LANGUAGES)('pepite bot-token in %s', (lang) => {
  it('a host makes a token, of which only the hash is kept, lists and revokes it', async () => {
    openDatabase(path('data')).close();
    const made = await inFolder('bot-token', '--create', ' Robo  2 ', '--lang', lang);
    expect(made.code).toBe(0);
    expect(made.error).toContain('Robo 2');
    const token = made.out.trim();
    const program = programWith(token) ?? '';
    expect(program).toMatch(/^[\w-]{43}\.program$/);
    const database = openDatabase(path('data'));
    expect(new BotTokenTable(database).botToken(program)).toMatchObject({ name: 'Robo 2' });
    const rows = JSON.stringify(database.prepare('SELECT * FROM bot_tokens').all());
    expect(rows).not.toContain(token.slice('pepite_bot_'.length));
    database.close();
    const code = `@${program.slice(0, 12)}`;
    const listed = await inFolder('bot-token', '--lang', lang);
    expect(listed.out).toMatch(new RegExp(`^${code} {2}Robo 2 {2}\\(.+\\)\n$`));
    expectRefusal(await inFolder('bot-token', '--revoke', '@nobody', '--lang', lang));
    const revoked = await inFolder('bot-token', '--revoke', code, '--lang', lang);
    expect(revoked).toMatchObject({ code: 0, error: '' });
    expect((await inFolder('bot-token', '--lang', lang)).out).not.toContain('Robo');
  });

  it('a bad name, two wishes at once and no folder are refused', async () => {
    openDatabase(path('data')).close();
    expectRefusal(await inFolder('bot-token', '--create', '\u200b', '--lang', lang));
    const both = ['--create', 'Robo', '--revoke', '@abc'];
    expectRefusal(await inFolder('bot-token', ...both, '--lang', lang));
    expectRefusal(
      await pepite(['bot-token', '--create', 'Robo', '--data', path('none'), '--lang', lang]),
    );
  });
});

it('a host makes and revokes a token in a database', async () => {
  const url = await temporaryDatabase();
  await (await openPostgres(url, SILENT)).close();
  const environment = { DATABASE_URL: url };
  const made = await pepite(['bot-token', '--create', 'Robo'], { environment });
  const program = programWith(made.out.trim()) ?? '';
  // As it is listed: a code may begin with a dash, and would be taken for a flag.
  const code = `@${program.slice(0, 12)}`;
  const listed = await pepite(['bot-token'], { environment });
  expect(listed.out).toContain(`${code}  Robo`);
  const revoked = await pepite(['bot-token', '--revoke', code], { environment });
  expect(revoked).toMatchObject({ code: 0, error: '' });
  expect((await pepite(['bot-token'], { environment })).out).not.toContain('Robo');
});
