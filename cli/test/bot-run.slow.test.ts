import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describeWithPython, oddBot } from '../../outside/test/support/python.ts';
import { temporaryFolder } from '../../server/test/support/folder.ts';
import { Guest } from '../../server/test/support/guest.ts';
import { startServer, startServing } from '../../server/test/support/in-process.ts';
import { OutsideBot } from '../../server/test/support/outside-bot.ts';
import { connected, setup } from '../../server/test/support/outside-tables.ts';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();
const PYTHON = fileURLToPath(new URL('../../clients/python', import.meta.url));
const AURUM_BOT = `python3 '${PYTHON}/examples/aurum_bot.py'`;

/** Long enough for a very busy machine. */
const NO_HURRY = ['--time', '50000'];
const OPEN = ['--open', 'aurum', '--seats', '3', '--level', 'newcomer'];

/** A token of a bot that somebody has made at a server. */
async function tokenAt(base: string, owner?: Guest): Promise<string> {
  const guest = owner ?? (await Guest.arrive(base, 'Ann'));
  return (await OutsideBot.make(base, guest, 'Robo')).token;
}

/** A run of the command, and a promise of when it has said something. */
function start(base: string, token: string, line: readonly string[]) {
  const stop = new AbortController();
  let said = '';
  const waiting: { readonly pattern: RegExp; readonly found: () => void }[] = [];
  const ended = pepite(['bot-run', ...line, '--server', base], {
    environment: { PEPITE_BOT_TOKEN: token },
    interrupted: stop.signal,
    noticed: (text) => {
      said += text;
      for (const { pattern, found } of waiting) if (pattern.test(said)) found();
    },
  });
  const until = (pattern: RegExp): Promise<void> =>
    new Promise((found) => {
      if (pattern.test(said)) found();
      else waiting.push({ pattern, found });
    });
  return { ended, until, stop: () => stop.abort() };
}

describeWithPython('a program at a server', () => {
  it('a program plays a whole match against bots of the server, and says how it went', async () => {
    const base = await startServer();
    const token = await tokenAt(base);
    const file = path('token');
    await writeFile(file, `${token}\n`);
    const line = ['bot-run', AURUM_BOT, ...OPEN, ...NO_HURRY, '--matches', '2'];
    const printed = await pepite([...line, '--server', base, '--token-file', file]);
    expect({ code: printed.code, out: printed.out }).toEqual({ code: 0, out: '' });
    expect(printed.error).toContain(`Connected to ${base} as Robo.`);
    expect(printed.error.match(/^Aurum, at seat 1: http.*$/gm)).toHaveLength(2);
    expect(printed.error.match(/: (won|lost), scores -?\d+, -?\d+, -?\d+\.$/gm)).toHaveLength(2);
    expect(printed.error).not.toContain('at random');
  });

  it('a program that ends is started again, and the match is played to its end', async () => {
    const base = await startServer();
    const { ended } = start(base, await tokenAt(base), [
      oddBot('dies-later'),
      ...OPEN,
      ...NO_HURRY,
    ]);
    const { code, error } = await ended;
    expect({ code, error: code === 0 ? '' : error }).toEqual({ code: 0, error: '' });
    expect(error).toMatch(/a legal move was made at random for the program, as it had ended/);
    expect(error).toMatch(/(won|lost), scores/);
  });

  it('a program that never decides gives its seat up, and others play on', async () => {
    const base = await startServer();
    const { ended } = start(base, await tokenAt(base), [oddBot('dies'), ...OPEN, ...NO_HURRY]);
    const { code, error } = await ended;
    expect({ code, error: code === 1 ? '' : error }).toEqual({ code: 1, error: '' });
    expect(error).toMatch(/gave up; a bot of the server’s plays on/);
    expect(error).toMatch(/^pepite: the program .* ended again and again/m);
  });

  it('a connection that is lost is made again, and the match goes on', async () => {
    const data = join(temporaryFolder(), 'data');
    const first = await startServing({ data });
    const base = `http://127.0.0.1:${first.port}`;
    const { ended, until } = start(base, await tokenAt(base), [AURUM_BOT, ...OPEN, ...NO_HURRY]);
    await until(/Aurum, at seat 1/);
    await first.close();
    await until(/No connection to .*; trying again/);
    await startServing({ data, port: first.port });
    const { code, error } = await ended;
    expect({ code, error: code === 0 ? '' : error }).toEqual({ code: 0, error: '' });
    expect(error.match(/Connected to/g)?.length).toBeGreaterThan(1);
    expect(error).toMatch(/(won|lost), scores/);
  });
});

describeWithPython('a program at tables that welcome it', () => {
  const table = setup('aurum', [null, null, 'random'], {
    access: 'public',
    programs: true,
    startsWhenFull: true,
    standIn: 'random',
    pace: 'quick',
  });

  it('a program sits down, and when it is stopped leaves tables and gives matches up', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const other = await connected(base, ann, 'Other');
    other.plays = false;
    const { match: begun } = await other.ask('open', table);
    const bots = [null, null, null] as const;
    const { match: waiting } = await other.ask('open', { ...table, bots: [...bots] });
    // What it does not know it does not join.
    await other.ask('open', { ...table, game: 'or-etc' });
    const line = [AURUM_BOT, '--join', 'aurum', ...NO_HURRY];
    const { ended, until, stop } = start(base, await tokenAt(base, ann), line);
    await until(new RegExp(`Aurum, at seat 2: .*/m/${String(begun)}`));
    await until(new RegExp(`Sits at a table: .*/m/${String(waiting)}`));
    stop();
    const { code, error } = await ended;
    expect(code).toBe(130);
    expect(error).toContain(`${String(begun)}: gave up`);
    expect(error).toContain(`${String(waiting)}: left the table`);
    expect(error).not.toContain('Or etc.');
    const { tables } = await other.ask('tables', {});
    expect(tables?.find(({ match }) => match === waiting)?.names.filter(Boolean)).toHaveLength(1);
  });

  it('a program accepts challenges to the games it plays, and has no room for more', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const other = await connected(base, ann, 'Other');
    other.plays = false;
    const line = [AURUM_BOT, '--accept', 'aurum', '--at-once', '1', ...NO_HURRY];
    const { ended, until, stop } = start(base, await tokenAt(base, ann), line);
    await until(/Connected to/);
    const { pace, standIn } = table;
    const bots = [null, null, 'random'];
    const body = { game: 'aurum', bots, options: {}, pace, standIn, name: 'Robo' };
    const { match } = await other.ask('challenge', body);
    await until(/Other challenges it to Aurum: accepted\./);
    await until(new RegExp(`Aurum, at seat 2: .*/m/${String(match)}`));
    await other.ask('challenge', body);
    await other.until('a refusal', () => other.told('declined').length > 0);
    expect(other.told('declined')).toMatchObject([{ name: 'Robo', reason: 'busy' }]);
    // What it does not play nobody can challenge it to.
    const { programs } = await other.ask('programs', { game: 'or-etc' });
    expect(programs).toEqual([]);
    stop();
    const { code, error } = await ended;
    expect(code).toBe(130);
    expect(error).toContain('Other challenges it to Aurum: declined.');
    expect(error).toContain(`${String(match)}: gave up`);
  });
});

describe('what a server or a program refuses', () => {
  it('what is missing or wrong is said in one sentence, before anything is begun', async () => {
    const environment = { PEPITE_BOT_TOKEN: 'pepite_bot_x' };
    const refused = async (...line: readonly string[]): Promise<string> => {
      const printed = await pepite(['bot-run', ...line], { environment });
      expectRefusal(printed);
      return printed.error;
    };
    expect(await refused('true')).toContain('--join');
    expect(await refused('true', '--join', 'chess')).toContain('“chess”');
    expect(await refused('true', '--accept', 'chess')).toContain('“chess”');
    expect(await refused('true', '--join', 'all', '--from', 'everyone')).toContain('--accept');
    expect(await refused('true', '--open', 'chess')).toContain('chess');
    expect(await refused('true', '--join', 'all', '--level', 'expert')).toContain('--open');
    expect(await refused('true', '--join', 'all', '--server', 'nowhere')).toContain('“nowhere”');
    expect(await refused('true', '--join', 'all', '--loudly')).toContain('--loudly');
    expect(await refused('true', '--join', 'all')).toContain('can’t play');
    expect(await refused('true', '--token', 'a', '--token-file', 'b', '--join', 'all')).toContain(
      '--token-file',
    );
    expectRefusal(await pepite(['bot-run', 'true', '--join', 'all']));
    const french = await pepite(['bot-run', 'true', '--join', 'all', '--lang', 'fr']);
    expect(french.error).toContain('il manque un jeton');
  });
});

describeWithPython('a token that does not count', () => {
  it('a token that the server does not know is refused, and nothing is tried again', async () => {
    const base = await startServer();
    const { ended } = start(base, 'pepite_bot_never', [AURUM_BOT, '--join', 'all']);
    const { code, error } = await ended;
    expect(code).toBe(2);
    expect(error).toMatch(/^pepite: .* doesn’t let this bot in: the token was revoked/m);
  });
});
