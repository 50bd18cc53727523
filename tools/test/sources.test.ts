import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSources } from '../tidy/sources.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pepite-tidy-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
});

afterEach(() => rmSync(root, { recursive: true }));

it('files are read that are committed or would be, if they are text and still there', () => {
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, '.gitignore'), 'node_modules/\n');
  writeFileSync(join(root, 'node_modules', 'ignored.ts'), 'ignored');
  writeFileSync(join(root, 'added.ts'), 'added');
  writeFileSync(join(root, 'gone.ts'), 'gone');
  execFileSync('git', ['add', 'added.ts', 'gone.ts'], { cwd: root });
  rmSync(join(root, 'gone.ts'));
  writeFileSync(join(root, 'new é.ts'), 'new');
  writeFileSync(join(root, 'picture.png'), Uint8Array.of(137, 80, 0, 1));
  expect(readSources(root).toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
    { path: '.gitignore', text: 'node_modules/\n' },
    { path: 'added.ts', text: 'added' },
    { path: 'new é.ts', text: 'new' },
  ]);
});
