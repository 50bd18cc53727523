import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@pepite/games';
import { expect, it } from 'vitest';
import { describeWithPython } from '../../outside/test/support/python.ts';
import { V8_FLAGS } from '../flags.mjs';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite, type Printed } from './pepite.ts';

const PYTHON = fileURLToPath(new URL('../../clients/python', import.meta.url));
/** What ships: it starts three times as fast as our sources do. */
const BUILT = fileURLToPath(new URL('../../dist/node/pepite.js', import.meta.url));
const ODD_BOT = fileURLToPath(new URL('../../outside/test/fixtures/odd_bot.py', import.meta.url));

const example = (name: string): string => `exec:python3 '${PYTHON}/examples/${name}.py'`;
const oddBot = (mode: string): string => `exec:python3 '${ODD_BOT}' ${mode}`;

interface Found {
  readonly matches: number;
  readonly perBot: readonly {
    readonly bot: string;
    readonly standIns?: Readonly<Record<string, number>>;
  }[];
  readonly perPair: readonly { readonly won: number }[];
}

const found = ({ code, out, error }: Printed): Found => {
  expect({ code, error: code === 0 ? '' : error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as Found;
};

const arena = (game: string, bots: readonly string[], ...flags: readonly string[]) =>
  pepite(['arena', game, '--bots', bots.join(','), '--json', '--time', '60000', ...flags]);

const NONE = { late: 0, refused: 0, gone: 0 };

describeWithPython('programs in the arena', () => {
  const path = useFolder();

  it.each(GAMES)('the example bot of $id plays whole matches, and beats chance', async ({ id }) => {
    const bot = example(`${id.replaceAll('-', '_')}_bot`);
    // One seat against two: a third of the matches would be even.
    const flags = ['--seats', '3', '--games', '12', '--seed', '3'];
    const { perBot, perPair, matches } = found(await arena(id, [bot, 'random'], ...flags));
    expect(perBot.find((one) => one.bot === bot)?.standIns).toEqual(NONE);
    expect(perPair[0]?.won).toBeGreaterThan(matches / 2);
  });

  it('two programs meet, and their matches are kept as records', async () => {
    const bots = [example('aurum_bot'), example('random_bot')];
    const file = path('met.jsonl');
    const { perBot, matches } = found(await arena('aurum', bots, '--games', '2', '--out', file));
    expect(matches).toBe(2);
    expect(perBot.map(({ standIns }) => standIns)).toEqual([NONE, NONE]);
    const records = await readFile(file, 'utf8');
    expect(records.trimEnd().split('\n')).toHaveLength(2);
    const { code } = await pepite(['replay', file]);
    expect(code).toBe(0);
  });
});

describeWithPython('programs in the arena that fail', () => {
  it.each([
    ['says rubbish', 'rubbish', 'refused'],
    ['dies', 'dies', 'gone'],
    ['sleeps', 'sleeps', 'late'],
  ])('a program that %s is counted, and the matches go on', async (_, mode, failure) => {
    const bots = ['random', oddBot(mode)];
    const line = ['arena', 'aurum', '--seats', '3', '--bots', bots.join(','), '--games', '3'];
    const time = mode === 'sleeps' ? '50' : '60000';
    const printed = await pepite([...line, '--json', '--time', time, '--workers', '1']);
    const { perBot, matches } = found(printed);
    expect(matches).toBe(3);
    const standIns = perBot.find(({ bot }) => bot === bots[1])?.standIns ?? {};
    expect(standIns[failure]).toBeGreaterThan(0);
    const table = await pepite([...line, '--time', time, '--lang', 'fr']);
    expect(table.out).toContain('un remplaçant a pris au hasard');
  });

  it('a program that can’t play is refused before anything is played', async () => {
    for (const bot of ['exec:no-such-program-anywhere', 'exec:echo hi', 'exec:', 'exec']) {
      const { code, out, error } = await arena('aurum', ['random', bot]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toMatch(/^pepite: .*\.$/m);
    }
    expectRefusal(await pepite(['simulate', 'aurum', '--bots', 'exec:true']));
  });

  it('when the arena is interrupted its programs end with it', async () => {
    const bots = `random,${oddBot('leaves-a-child')}`;
    const line = [...V8_FLAGS, BUILT, 'arena', 'aurum', '--seats', '3', '--games', '100000'];
    const child = spawn(process.execPath, [...line, '--bots', bots]);
    let error = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    await expect.poll(() => error, { timeout: 60_000 }).toMatch(/child \d+/);
    const grandchildren = [...error.matchAll(/child (\d+)/g)].map(([, pid]) => Number(pid));
    child.kill('SIGINT');
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(130);
    await expect.poll(() => grandchildren.filter(isRunning), { timeout: 60_000 }).toEqual([]);
  });
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describeWithPython('programs in the terminal', () => {
  it('a person plays with a program', async () => {
    const bots = `${example('aurum_bot')},random`;
    const line = ['play', 'aurum', '--seats', '3', '--seed', '1', '--bots', bots];
    const { code, out } = await pepite(line, { input: '1\n1\nq\n' });
    expect(code).toBe(0);
    expect(out).toContain('aurum_bot');
    expect(out).toContain('You left the match');
  });
});

describeWithPython('the Python client', () => {
  it('its own tests pass', async () => {
    const environment = { ...process.env, PEPITE: `'${process.execPath}' '${BUILT}'` };
    const child = spawn('python3', ['-m', 'unittest', 'discover', `${PYTHON}/tests`], {
      env: environment,
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = (await once(child, 'close')) as [number];
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    expect(said).toMatch(/^OK/m);
  });

  it('the learning example learns to beat chance', async () => {
    const environment = { ...process.env, PEPITE: `'${process.execPath}' '${BUILT}'` };
    const flags = ['--matches', '1500', '--tests', '200'];
    const child = spawn('python3', [`${PYTHON}/examples/learn.py`, ...flags], { env: environment });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    const [, before, after] = /before learning (\S+), after \d+ matches (\S+)/.exec(said) ?? [];
    expect(Math.abs(Number(before))).toBeLessThan(0.4);
    expect(Number(after)).toBeGreaterThan(0.4);
  });
});
