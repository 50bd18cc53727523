import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@pepite/games';
import { readRecord, replay, VERSION } from '@pepite/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaledTimeout } from '../../kernel/test/scale.ts';
import { root } from '../bin/install.mjs';
import { blocksIn } from './documents/blocks.ts';

let folder: string;
const installed = (): string => join(folder, 'node_modules', 'pepite-rules');

/** A project of somebody else, with the package installed from its tarball, without a network. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pepite-package-'));
  execFileSync(process.execPath, [join(root, 'tools/bin/package.mjs')], { stdio: 'pipe' });
  const npm = (cwd: string, ...options: readonly string[]): string =>
    execFileSync('npm', [...options], { cwd, encoding: 'utf8', stdio: 'pipe' });
  npm(join(root, 'dist/package'), 'pack', '--silent', '--pack-destination', folder);
  const [tarball = ''] = readdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${tarball}`);
  // Node takes no types away below node_modules, so readers copy the examples.
  cpSync(join(installed(), 'examples'), folder, { recursive: true });
  const readme = readFileSync(join(installed(), 'README.md'), 'utf8');
  const samples = blocksIn('README.md', readme).filter(({ language }) => language === 'ts');
  expect(samples).toHaveLength(1);
  writeFileSync(join(folder, 'sample.ts'), samples.map(({ text }) => text).join('\n'));
  writeFileSync(join(folder, 'typed.ts'), TYPED);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  // The package is built first, which a busy machine may take minutes for.
}, scaledTimeout(600_000));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A game by itself has the types of its table and hands: what is wrong here is an error. */
const TYPED = `
import { game } from 'pepite-rules/games/aurum';
import type { OutsidePosition } from 'pepite-rules';
const { table } = game.create(3, { zeros: true, cumulative: false });
type IsAny<T> = 0 extends 1 & T ? true : false;
export const typed: IsAny<typeof table.actor> = false;
export const actor: number = table.actor;
export const seatOf = ({ seat }: OutsidePosition): number => seat;
`;

const SETTINGS = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024'],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    // The types of the package are checked, too.
    skipLibCheck: false,
    noEmit: true,
    typeRoots: [join(root, 'node_modules/@types')],
    types: ['node'],
  },
  include: ['*.ts'],
};

const run = (...options: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, out: stdout, error: stderr };
};

describe('the package of the rules', () => {
  it('the package has no dependencies, and nothing in it leads out of it', () => {
    const manifest = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8')) as object;
    expect(manifest).toMatchObject({ name: 'pepite-rules', version: VERSION, license: 'MIT' });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(readdirSync(installed())).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
    const files = globSync('**/*.{js,d.ts}', { cwd: installed() });
    const strange = files.flatMap((file) =>
      [...readFileSync(join(installed(), file), 'utf8').matchAll(IMPORTED)]
        .map(([, name = '']) => name)
        .filter((name) => !name.startsWith('.') && !file.startsWith('examples')),
    );
    expect(strange).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
  });

  it('its types, its examples and the sample of its README are accepted by the compiler', () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect(run(tsc, '-p', '.')).toEqual({ status: 0, out: '', error: '' });
  });

  it('the sample of its README plays a match', () => {
    expect(run('sample.ts')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/scores: \[.*winners: \[/s) as string,
    });
  });

  it('the bot of the example has thirty lines at the most', () => {
    const lines = readFileSync(join(folder, 'bot.ts'), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(30);
  });

  it.each(GAMES.map(({ id }) => id))(
    'the example plays %s and prints a record that replays',
    (id) => {
      const { status, out, error } = run('match.ts', id, '3', '7');
      expect({ status, error }).toEqual({ status: 0, error: '' });
      const read = readRecord(out, GAMES);
      if ('problem' in read) throw new Error(read.problem.kind);
      const { record, game } = read.value;
      expect(record.players.map(({ name }) => name)).toEqual(['Thinker', 'Random 1', 'Random 2']);
      expect(record.result).toBeDefined();
      expect(replay(game, record)).toHaveProperty('value');
    },
  );
});

/** What a module imports, however it says so. */
const IMPORTED = /(?:from|import)\s*\(?\s*["']([\w@./-]+)["']/g;

interface Reflection {
  readonly name: string;
  readonly comment?: object;
  readonly signatures?: readonly Reflection[];
  readonly getSignature?: Reflection;
  readonly children?: readonly Reflection[];
  readonly inheritedFrom?: object;
  readonly kind: number;
}

/** Methods and what is read like a field, as typedoc numbers kinds. */
const METHODS = [2048, 262144];

const isDocumented = ({ comment, signatures = [], getSignature }: Reflection): boolean =>
  comment !== undefined ||
  signatures.some((one) => one.comment !== undefined) ||
  getSignature?.comment !== undefined;

describe('the documentation of the package', () => {
  it('pages are made, and everything that is exported says what it is', () => {
    execFileSync(process.execPath, [join(root, 'tools/bin/package.mjs'), '--docs'], {
      stdio: 'pipe',
    });
    const { children = [] } = JSON.parse(
      readFileSync(join(root, 'dist/package-docs.json'), 'utf8'),
    ) as Reflection;
    expect(children.length).toBeGreaterThan(150);
    const members = children.flatMap(({ name, children: own = [] }) =>
      own
        .filter(({ kind, inheritedFrom }) => METHODS.includes(kind) && inheritedFrom === undefined)
        .filter((one) => !isDocumented(one))
        .map((one) => `${name}.${one.name}`),
    );
    const names = children.filter((one) => !isDocumented(one)).map(({ name }) => name);
    expect([...names, ...members]).toEqual([]);
    const page = readFileSync(join(root, 'dist/package-docs/classes/Referee.html'), 'utf8');
    expect(page).toContain('lets nobody see more than they may');
  });
});
