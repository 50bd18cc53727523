import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFresh } from '../build/inputs.mjs';
import { copyRepository } from './support/scratch.ts';

type Part = 'web' | 'node';

let scratch: ReturnType<typeof copyRepository>;

beforeAll(() => {
  scratch = copyRepository();
});

afterAll(() => scratch.remove());

const inputsOf = (part: Part): string => join(scratch.root, 'dist', `${part}.inputs.json`);
const isBuilt = (part: Part): boolean => isFresh(scratch.root, inputsOf(part));

function build(part: Part): void {
  const program = join(scratch.root, 'tools/build/main.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, part], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** One source in every folder that something was built from. */
function sourcesOf(part: Part): readonly string[] {
  const { files } = JSON.parse(readFileSync(inputsOf(part), 'utf8')) as { files: object };
  const sources = Object.keys(files).filter(
    (file) => ['.ts', '.svelte'].includes(extname(file)) && !file.endsWith('.config.ts'),
  );
  return [...new Map(sources.map((file) => [dirname(file), file])).values()];
}

const markOf = (file: string): string => `built from ${dirname(file)}`;

/** Has a module leave a mark in whatever it is built into. */
function mark(file: string): void {
  const path = join(scratch.root, file);
  const text = readFileSync(path, 'utf8');
  const statement = `console.info('${markOf(file)}');`;
  const marked =
    extname(file) === '.svelte'
      ? text.replace('<script lang="ts">', `<script lang="ts">\n${statement}`)
      : `${text}\n${statement}\n`;
  writeFileSync(path, marked);
}

function everythingIn(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && extname(entry.name) === '.js')
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
}

/** The workspaces that a package needs, and those that these need. */
function neededBy(name: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(scratch.root, name, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(manifest.dependencies ?? {})
    .filter((dependency) => dependency.startsWith('@pepite/'))
    .map((dependency) => dependency.slice('@pepite/'.length))
    .flatMap((dependency) => [dependency, ...neededBy(dependency)]);
}

describe.each([
  // The page knows the protocol by its types only, which leave nothing behind.
  ['web', 'web', ['protocol']],
  ['node', 'cli', []],
] as const)('the part %s', (part, workspace, typesOnly) => {
  beforeAll(() => build(part));

  it('is built from every workspace that it depends on', () => {
    const folders = new Set(sourcesOf(part).map((file) => file.split('/')[0]));
    const needed = neededBy(workspace).filter((name) => !typesOnly.some((only) => only === name));
    expect([...folders]).toEqual(expect.arrayContaining([workspace, ...needed]));
  });

  it('is built again when one file changes in any folder that it is built from', () => {
    const sources = sourcesOf(part);
    expect(isBuilt(part)).toBe(true);
    for (const file of sources) {
      const path = join(scratch.root, file);
      const text = readFileSync(path);
      mark(file);
      expect([file, isBuilt(part)]).toEqual([file, false]);
      writeFileSync(path, text);
      expect([file, isBuilt(part)]).toEqual([file, true]);
    }
    sources.forEach(mark);
    build(part);
    expect(isBuilt(part)).toBe(true);
    const built = everythingIn(join(scratch.root, 'dist', part));
    expect(sources.map(markOf).filter((text) => !built.includes(text))).toEqual([]);
  });

  it('is built again when a file comes beside those that it is built from', () => {
    const [source] = sourcesOf(part);
    const another = join(scratch.root, dirname(String(source)), 'another.ts');
    expect(isBuilt(part)).toBe(true);
    writeFileSync(another, '');
    expect(isBuilt(part)).toBe(false);
    rmSync(another);
    expect(isBuilt(part)).toBe(true);
  });
});
