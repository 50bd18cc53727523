import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { glue } from './sample.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');
const configuration = join(repository, '.oxlintrc.json');

/** What oxlint prints, as far as we read it. */
interface Result {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pepite-lint-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes files, and returns where some rules of our settings find them wrong. */
function lint(rules: RegExp, files: Readonly<Record<string, string>>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  // Which files a part of the settings is about is seen from the folder that they lie in.
  const settings = join(root, '.oxlintrc.json');
  writeFileSync(
    settings,
    JSON.stringify({ extends: [configuration], options: { typeAware: false } }),
  );
  const options = ['--config', settings, '--format', 'json', '.'];
  const child = spawnSync(process.execPath, [oxlint, ...options], { cwd: root, encoding: 'utf8' });
  expect(child.stderr).toBe('');
  const { diagnostics } = JSON.parse(child.stdout) as Result;
  return diagnostics
    .filter(({ code }) => rules.test(code))
    .map(({ code, filename, labels }) => `${code} ${filename}:${labels[0]?.span.line}`)
    .toSorted();
}

/** What `lint` says when it finds every line of a file to break the same rule. */
function everyLine(rule: string, path: string, text: string): string[] {
  return text.split('\n').map((_, index) => `${rule} ${path}:${index + 1}`);
}

/** Lines that use what nobody declared, as an exported value each. */
function uses(values: readonly string[]): string {
  return values.map((value, index) => `export const a${index} = ${value};`).join('\n');
}

it('lint keeps chance, time and the outside world out of kernel and games only', () => {
  const globals = uses([
    'new Date()',
    'Date.now()',
    'performance.now()',
    'process.env',
    'setTimeout(f, 1)',
    'crypto.randomUUID()',
    "fetch('x')",
    '{ console }',
    'globalThis.x',
  ]);
  const chance = uses(['Math.random()', "Math['random']()"]);
  const found = lint(/no-restricted/, {
    'kernel/globals.ts': globals,
    'games/aurum/chance.ts': chance,
    'kernel/test/globals.ts': globals,
    'games/aurum/test/chance.ts': chance,
    'bots/globals.ts': globals,
    'bots/chance.ts': chance,
  });
  const expected = [
    ...everyLine('eslint(no-restricted-globals)', 'kernel/globals.ts', globals),
    ...everyLine('eslint(no-restricted-properties)', 'games/aurum/chance.ts', chance),
  ];
  expect(found).toEqual(expected.toSorted());
});

it('lint accepts names in kernel and games that are their own', () => {
  const text = `
import { process } from './moves.ts';
export const a = [Math.max(1, 2), table.process, { process: 1, console: 2 }, process(1)];
export const { process: b } = a;
export function f(performance: number) { return performance + 1; }
export interface A { process: number; performance(): void }
// no Date and no console
`;
  expect(lint(/no-restricted/, { 'kernel/rng.ts': text })).toEqual([]);
});

it('lint measures files and functions, except printed data', () => {
  const statements = (count: number): string => 'f();\n'.repeat(count);
  const body = (lines: number): string =>
    `export function g() {\n${statements(lines - 2)}}\n${statements(1)}`;
  const found = lint(/max-lines/, {
    'cli/long.ts': `${statements(350)}f();`,
    'cli/fits.ts': statements(350).trimEnd(),
    'cli/body.ts': body(61),
    'cli/small.ts': body(60),
    'web/Board.svelte': `<script lang="ts">\n${body(61)}</script>`,
    'games/aurum/data/cards.ts': `${statements(999)}${body(999)}`,
  });
  expect(found).toEqual([
    'eslint(max-lines) cli/long.ts:351',
    'eslint(max-lines-per-function) cli/body.ts:1',
    'eslint(max-lines-per-function) web/Board.svelte:2',
  ]);
});

it('lint finds types that give up, in components, too', () => {
  const text = `
export const a: ${glue('an', 'y')} = 1;
export const b: Map<string, ${glue('an', 'y')}> = c;
`;
  const found = lint(/no-explicit-any|no-non-null/, {
    'kernel/bits.ts': text,
    'web/Board.svelte': `<p>\n  any day!\n</p>\n<script lang="ts">${text}</script>`,
    'cli/play.ts': 'export const a = b!;\nb!.c();',
  });
  expect(found).toEqual([
    'typescript(no-explicit-any) kernel/bits.ts:2',
    'typescript(no-explicit-any) kernel/bits.ts:3',
    'typescript(no-explicit-any) web/Board.svelte:5',
    'typescript(no-explicit-any) web/Board.svelte:6',
    'typescript(no-non-null-assertion) cli/play.ts:1',
    'typescript(no-non-null-assertion) cli/play.ts:2',
  ]);
});

it('lint finds comments about what is unfinished, but not the name of a game', () => {
  const words = [glue('TO', 'DO'), glue('FIX', 'ME'), glue('X', 'XX'), glue('HA', 'CK')];
  const text = words.map((word) => `// Later, ${word}: more`).join('\n');
  const found = lint(/no-warning-comments/, {
    'cli/play.ts': text,
    'web/Board.svelte': `<script lang="ts">\n// ${glue('TO', 'DO')}\n</script>`,
    'games/auruxxx/index.ts': '// Auruxxx, and not AURUXXX.',
  });
  const expected = [
    ...everyLine('eslint(no-warning-comments)', 'cli/play.ts', text),
    'eslint(no-warning-comments) web/Board.svelte:2',
  ];
  expect(found).toEqual(expected);
});

it('lint finds tests that do not run', () => {
  const text = `import { describe, it, test } from 'vitest';
it.skip('one', f);
it.skip.each(rows)('two', f);
it.only('three', f);
describe.only('four', f);
test.todo('five');
it('six', f);
`;
  expect(lint(/vitest\(no-|todo/, { 'games/aurum/test/bid.test.ts': text })).toEqual([
    'vitest(no-disabled-tests) games/aurum/test/bid.test.ts:2',
    'vitest(no-disabled-tests) games/aurum/test/bid.test.ts:3',
    'vitest(no-focused-tests) games/aurum/test/bid.test.ts:4',
    'vitest(no-focused-tests) games/aurum/test/bid.test.ts:5',
    'vitest(warn-todo) games/aurum/test/bid.test.ts:6',
  ]);
});
