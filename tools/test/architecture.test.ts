import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const cruiser = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const configuration = join(repository, '.dependency-cruiser.mjs');
const rules = ['kernel', 'games', 'bots', 'chance', 'drawings', 'lab', 'protocol', 'matches'];
const folders = [...rules, 'server', 'web', 'cli', 'tools'];

/** What dependency-cruiser prints, as far as we read it. */
interface Result {
  readonly summary: { readonly violations: readonly Violation[]; readonly totalCruised: number };
}
interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

let root: string;

/** A project like ours: a package for each folder, linked as npm links workspaces. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pepite-architecture-'));
  mkdirSync(join(root, 'node_modules/@pepite'), { recursive: true });
  for (const folder of folders) {
    const manifest = { name: `@pepite/${folder}`, type: 'module', exports: { '.': './index.ts' } };
    write(`${folder}/package.json`, JSON.stringify(manifest));
    write(`${folder}/index.ts`, 'export const one = 1;\n');
    symlinkSync(join(root, folder), join(root, 'node_modules/@pepite', folder));
  }
  for (const name of ['vitest', 'fast-check', 'left-pad']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Writes files that import others, and returns the edges that are reported. */
function cruise(imports: Readonly<Record<string, readonly string[]>>): string[] {
  for (const [path, targets] of Object.entries(imports)) {
    const lines = targets.map((target, index) => `import type * as a${index} from '${target}';`);
    write(path, `${lines.join('\n')}\nexport const here = 1;\n`);
  }
  const options = ['--config', configuration, '--output-type', 'json', '.'];
  const child = spawnSync(process.execPath, [cruiser, ...options], { cwd: root, encoding: 'utf8' });
  expect(child.stderr).toBe('');
  const { summary } = JSON.parse(child.stdout) as Result;
  expect(summary.totalCruised).toBeGreaterThan(folders.length);
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`).toSorted();
}

it('imports that point down are allowed, in tests, too', () => {
  const reported = cruise({
    'games/index.ts': ['@pepite/kernel', './aurum/index.ts', './or-etc/index.ts'],
    'games/aurum/index.ts': ['@pepite/kernel', './moves.ts'],
    'games/aurum/moves.ts': ['@pepite/kernel'],
    'games/aurum/test/a.test.ts': [
      'vitest',
      'fast-check',
      'node:fs',
      '../index.ts',
      '../../test/laws.ts',
    ],
    'games/or-etc/index.ts': ['@pepite/kernel'],
    'games/test/laws.ts': ['vitest', '@pepite/kernel'],
    'games/test/list.test.ts': ['vitest', '../index.ts'],
    'bots/index.ts': ['@pepite/kernel', '@pepite/games', 'node:worker_threads'],
    'chance/index.ts': ['@pepite/kernel', '@pepite/games'],
    'drawings/index.ts': ['@pepite/kernel', '@pepite/games'],
    'lab/index.ts': ['@pepite/kernel', '@pepite/games', '@pepite/bots'],
    'protocol/index.ts': ['@pepite/kernel'],
    'server/index.ts': ['@pepite/kernel', '@pepite/games', '@pepite/drawings', '@pepite/matches'],
    'server/test/start.ts': ['../../cli/flags.mjs'],
    'web/index.ts': ['@pepite/kernel', '@pepite/games', '@pepite/bots', '@pepite/protocol'],
    'cli/index.ts': ['@pepite/kernel', '@pepite/games', '@pepite/bots', '@pepite/server'],
    'cli/launch.ts': ['./flags.mjs'],
    'cli/flags.mjs': [],
  });
  expect(reported).toEqual([]);
});

it('imports that point up, sideways or round are reported', () => {
  const reported = cruise({
    'kernel/up.ts': ['@pepite/games', 'node:fs', 'left-pad'],
    'kernel/test/up.test.ts': ['vitest', 'left-pad', '@pepite/bots'],
    'games/list.ts': ['./aurum/index.ts'],
    'games/aurum/index.ts': ['../or-etc/index.ts', '@pepite/bots'],
    'games/or-etc/index.ts': ['@pepite/kernel'],
    'games/or-etc/parent.ts': ['../index.ts'],
    'bots/up.ts': ['../cli/index.ts', 'vitest'],
    'chance/up.ts': ['@pepite/matches'],
    'drawings/up.ts': ['@pepite/bots', 'node:fs'],
    'lab/up.ts': ['@pepite/matches', 'node:fs'],
    'protocol/up.ts': ['@pepite/games'],
    'server/up.ts': ['@pepite/web', '../cli/flags.mjs'],
    'cli/flags.mjs': [],
    'web/up.ts': ['@pepite/server', './nowhere.ts'],
    'cli/up.ts': ['@pepite/tools', './test/help.ts'],
    'cli/test/help.ts': [],
    'tools/one.ts': ['./two.ts'],
    'tools/two.ts': ['./one.ts'],
  });
  expect(reported).toEqual([
    'declared-packages: bots/up.ts → node_modules/vitest/index.js',
    'declared-packages: kernel/up.ts → node_modules/left-pad/index.js',
    'flags-are-for-starting: server/up.ts → cli/flags.mjs',
    'lab-review-drawings-need-no-system: drawings/up.ts → fs',
    'lab-review-drawings-need-no-system: lab/up.ts → fs',
    'layers-bots: bots/up.ts → cli/index.ts',
    'layers-chance: chance/up.ts → matches/index.ts',
    'layers-cli: cli/up.ts → tools/index.ts',
    'layers-drawings: drawings/up.ts → bots/index.ts',
    'layers-games: games/aurum/index.ts → bots/index.ts',
    'layers-kernel: kernel/test/up.test.ts → bots/index.ts',
    'layers-kernel: kernel/up.ts → games/index.ts',
    'layers-lab: lab/up.ts → matches/index.ts',
    'layers-protocol: protocol/up.ts → games/index.ts',
    'layers-server: server/up.ts → web/index.ts',
    'layers-web: web/up.ts → server/index.ts',
    'no-cycles: tools/one.ts → tools/two.ts',
    'no-sideways: games/aurum/index.ts → games/or-etc/index.ts',
    'no-sideways: games/or-etc/parent.ts → games/index.ts',
    'one-list-of-games: games/list.ts → games/aurum/index.ts',
    'resolvable: web/up.ts → ./nowhere.ts',
    'rules-need-no-package: kernel/up.ts → node_modules/left-pad/index.js',
    'rules-need-no-system: kernel/up.ts → fs',
    'test-packages: kernel/test/up.test.ts → node_modules/left-pad/index.js',
    'tests-are-leaves: cli/up.ts → cli/test/help.ts',
  ]);
});
