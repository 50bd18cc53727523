import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newGame } from '../new-game/new-game.ts';

const repository = join(import.meta.dirname, '../..');
let root: string;

/** All that a new game is made of: the template, what is known of other games, and the style. */
const NEEDED = ['games/template', 'games/*/listing.ts', 'games/index.ts', '.prettierrc.json'];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pepite-new-game-'));
  for (const path of globSync(NEEDED, { cwd: repository })) {
    cpSync(join(repository, path), join(root, path), { recursive: true });
  }
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string): string[] =>
  globSync('**/*.*', { cwd: join(root, folder) }).toSorted();

/** Everything below the folder, to see whether any of it has changed. */
const snapshot = (): string =>
  JSON.stringify(filesIn('.').map((path) => [path, read(path)] as const));

async function make(...argv: readonly string[]): Promise<string> {
  const made = await newGame(root, argv);
  if ('problem' in made) throw new Error(made.problem);
  return made.text;
}

async function problemWith(...argv: readonly string[]): Promise<string> {
  const made = await newGame(root, argv);
  if (!('problem' in made)) throw new Error(`it was made: ${argv.join(' ')}`);
  return made.problem;
}

describe('a new game', () => {
  it('a new game has every file of the template, and nothing is left of its names', async () => {
    await make('lucky-seven');
    expect(filesIn('games/lucky-seven')).toEqual(filesIn('games/template'));
    for (const path of filesIn('games/lucky-seven')) {
      expect(read(`games/lucky-seven/${path}`)).not.toMatch(/template|\bT\d/i);
    }
  });

  it('a new game is listed in games/index.ts, last', async () => {
    await make('lucky-seven');
    await make('zebra');
    const list = read('games/index.ts');
    expect(list).toContain(`import { game as luckySeven } from './lucky-seven/index.ts';\n`);
    expect(list).toMatch(/orEtc, luckySeven, zebra\]/);
  });

  it('a new game gets the first free letter of its id, and the last place', async () => {
    await make('aurora');
    await make('auroras');
    // A is Aurum's and U is Aurora's.
    expect(read('games/aurora/listing.ts')).toMatch(/sign: 'U',\n {2}place: 5,/);
    expect(read('games/auroras/listing.ts')).toMatch(/sign: 'R',\n {2}place: 6,/);
    expect(read('games/auroras/rules.md')).toMatch(/^- R1\. /m);
  });

  it('a new game is called as its author likes, or by its id', async () => {
    await make('lucky-seven');
    await make('lucky-eight', '--title', "Otto's “8” & co.");
    expect(read('games/lucky-seven/listing.ts')).toContain("title: 'Lucky Seven'");
    expect(read('games/lucky-eight/listing.ts')).toContain(`title: "Otto's “8” & co."`);
    expect(read('games/lucky-eight/rules.md')).toMatch(/^# Otto's “8” & co\. —/);
  });

  it('the author of a new game is told how to try it, and where to begin', async () => {
    const text = await make('lucky-seven');
    for (const hint of ['npx vitest run games/lucky-seven', 'npx pepite play lucky-seven']) {
      expect(text).toContain(hint);
    }
    expect(text).toContain('games/lucky-seven/rules.md');
  });
});

describe('CONTRIBUTING', () => {
  it('CONTRIBUTING describes every file of a game', () => {
    const text = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8');
    const section = /^## Add a game$([^]*?)^## /m.exec(text)?.[1] ?? '';
    const told = [...section.matchAll(/`([\w.]+[.](?:ts|md))`/g)].map(([, name]) => name);
    const files = filesIn('games/template').filter((path) => !path.includes('/'));
    expect(files.filter((path) => !told.includes(path))).toEqual([]);
  });
});

describe('refusals, by which nothing is written', () => {
  it.each([
    ['aurum', 'already'],
    ['template', 'means something else'],
    ['test', 'means something else'],
    ['plain', 'means something else'],
    ['class', 'a word of JavaScript'],
    ['await', 'a word of JavaScript'],
    ['LuckySeven', 'no id'],
    ['lucky_seven', 'no id'],
    ['7-lucky', 'no id'],
    ['lucky-', 'no id'],
    ['../lucky', 'no id'],
    ['', 'no id'],
    ['a'.repeat(31), 'too long'],
  ])('the id “%s” is refused with a reason', async (id, reason) => {
    const before = snapshot();
    expect(await problemWith(id)).toContain(reason);
    expect(snapshot()).toBe(before);
  });

  it.each([
    [['lucky', '--titel', 'Lucky'], '--titel'],
    [['lucky', '--title'], '--title'],
    [['lucky', '--title', ' '], 'title'],
    [['lucky', '--title', 'a\u001Bb'], 'title'],
    [['lucky', '--title', 'x'.repeat(41)], 'title'],
    [['lucky', 'seven'], 'Usage'],
    [[], 'Usage'],
  ])('the arguments %j are refused with a reason', async (argv, reason) => {
    const before = snapshot();
    expect(await problemWith(...argv)).toContain(reason);
    expect(snapshot()).toBe(before);
  });

  it('a game that can’t be listed in games/index.ts is refused', async () => {
    writeFileSync(join(root, 'games/index.ts'), 'export const GAMES = [];\n');
    const before = snapshot();
    expect(await problemWith('lucky')).toContain('games/index.ts');
    expect(snapshot()).toBe(before);
  });
});
