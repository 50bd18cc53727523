import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root as checkout } from '../bin/install.mjs';
import { copyTo } from '../bin/scratch.mjs';
import { folderOf, isFresh, keptInputs } from '../build/inputs.mjs';

type Part = 'web' | 'node';

/** How a file of each kind leaves a mark in whatever it is built into. */
const MARKS: Readonly<Record<string, (text: string, mark: string) => string>> = {
  '.ts': (text, mark) => `${text}\nconsole.info('${mark}');\n`,
  '.svelte': (text, mark) => {
    // Some have no script of their own.
    const whole = /^<script/m.test(text) ? text : `<script lang="ts">\n</script>\n${text}`;
    return whole.replace(/^<script lang="ts".*>$/m, (tag) => `${tag}\nconsole.info('${mark}');`);
  },
  '.css': (text, mark) => `${text}\n:root { --mark: '${mark}'; }\n`,
  '.html': (text, mark) => text.replace('<head>', `<head><meta name="mark" content="${mark}">`),
  '.svg': (text, mark) => `${text}<!-- ${mark} -->\n`,
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pepite-build-'));
  copyTo(root);
  // What was built here is what would be built there, and noted by content: nothing is built twice.
  cpSync(join(checkout, 'dist'), join(root, 'dist'), { recursive: true, force: true });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const isBuilt = (part: Part): boolean => isFresh(root, part);

function run(part: Part) {
  const program = join(root, 'tools/build/main.mjs');
  return spawnSync(process.execPath, [program, part], { encoding: 'utf8' });
}

function build(part: Part): void {
  const { status, stderr } = run(part);
  if (status !== 0) throw new Error(stderr);
}

function buildIfOld(part: Part): void {
  if (!isBuilt(part)) build(part);
}

/** One source of every kind in every folder that something was built from. */
function sourcesOf(part: Part): readonly string[] {
  const sources = Object.keys(keptInputs(root, part)?.files ?? {}).filter(
    (file) => Object.hasOwn(MARKS, extname(file)) && !file.endsWith('.config.ts'),
  );
  const kinds = sources.map((file) => [`${dirname(file)} ${extname(file)}`, file] as const);
  return [...new Map(kinds).values()];
}

/** Drawn at the build: what they draw is in the pages, but nothing of themselves. */
const ONLY_AT_BUILD: readonly string[] = ['web/first/FirstRules.svelte', 'web/first/render.ts'];

const markOf = (file: string): string => `built from ${file}`;

function mark(file: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, MARKS[extname(file)]?.(text, markOf(file)) ?? text);
}

function everythingIn(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter(
      (entry) => entry.isFile() && ['.js', '.css', '.html', '.svg'].includes(extname(entry.name)),
    )
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
}

/** The workspaces that a package needs, and those that these need. */
function neededBy(name: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(manifest.dependencies ?? {})
    .filter((dependency) => dependency.startsWith('@pepite/'))
    .map((dependency) => dependency.slice('@pepite/'.length))
    .flatMap((dependency) => [dependency, ...neededBy(dependency)]);
}

/** Each part, its workspace, whose sources leave nothing behind, and kinds it has besides. */
const PARTS = [
  // The page knows the protocol by its types only.
  ['web', 'web', ['protocol'], ['web .html', 'web/theme .css', 'web/public .svg']],
  ['node', 'cli', [], []],
] as const;

describe.each(PARTS)('the part %s', (part, workspace, typesOnly, others) => {
  beforeAll(() => buildIfOld(part));

  it('the part is built from every workspace that it depends on', () => {
    const folders = new Set(sourcesOf(part).map((file) => file.split('/')[0]));
    const needed = neededBy(workspace).filter((name) => !typesOnly.some((only) => only === name));
    expect([...folders]).toEqual(expect.arrayContaining([workspace, ...needed]));
    const kinds = sourcesOf(part).map((file) => `${dirname(file)} ${extname(file)}`);
    expect(kinds).toEqual(expect.arrayContaining([...others]));
  });

  it('the part is old when one of its files changes, in any folder', () => {
    expect(isBuilt(part)).toBe(true);
    for (const file of sourcesOf(part)) {
      const path = join(root, file);
      const text = readFileSync(path);
      mark(file);
      expect([file, isBuilt(part)]).toEqual([file, false]);
      writeFileSync(path, text);
    }
    // So each of them was what made it old.
    expect(isBuilt(part)).toBe(true);
  });

  it('the part is built again when a file comes beside those it is built from', () => {
    const [source] = sourcesOf(part);
    const another = join(root, dirname(String(source)), 'another.ts');
    expect(isBuilt(part)).toBe(true);
    writeFileSync(another, '');
    expect(isBuilt(part)).toBe(false);
    rmSync(another);
    expect(isBuilt(part)).toBe(true);
  });

  it('the part is built again when what was built is gone', () => {
    const folder = folderOf(root, part);
    expect(isBuilt(part)).toBe(true);
    renameSync(folder, `${folder}.away`);
    expect(isBuilt(part)).toBe(false);
    renameSync(`${folder}.away`, folder);
    expect(isBuilt(part)).toBe(true);
  });
});

/** One build of all for several questions: it takes longer than anything else here. */
describe('npm run test:long, after one file of every folder has changed', () => {
  const marked = new Map<Part, readonly string[]>();

  beforeAll(() => {
    for (const [part] of PARTS) marked.set(part, sourcesOf(part));
    for (const file of new Set([...marked.values()].flat())) mark(file);
  });

  it('npm run test:long builds before it tests', () => {
    expect(PARTS.map(([part]) => isBuilt(part))).toEqual([false, false]);
    const options = [join(root, 'tools/bin/long.mjs'), 'tools/test/conflicts.test.ts'];
    const { status, stdout } = spawnSync(process.execPath, options, { encoding: 'utf8' });
    expect(stdout).toContain('conflicts.test.ts');
    expect(status).toBe(0);
    expect(PARTS.map(([part]) => isBuilt(part))).toEqual([true, true]);
  });

  it.each(PARTS)('what was changed in any folder is in the part that is built: %s', (part) => {
    const built = everythingIn(folderOf(root, part));
    const missing = (marked.get(part) ?? []).filter((file) => !built.includes(markOf(file)));
    expect(missing.filter((file) => !ONLY_AT_BUILD.includes(file))).toEqual([]);
  });
});

describe('what pages keep for when they are offline', () => {
  it('every file that pages keep for offline use exists', () => {
    buildIfOld('web');
    const folder = folderOf(root, 'web');
    const listed = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as string[];
    expect(listed.length).toBeGreaterThan(50);
    expect(listed.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });
});

describe('what pages are told to fetch at once', () => {
  it('every file that a page names exists, and each page of a game names some', () => {
    buildIfOld('web');
    const folder = folderOf(root, 'web');
    const preloads = JSON.parse(readFileSync(join(folder, 'preloads.json'), 'utf8')) as {
      readonly page: string;
      readonly files: readonly string[];
    }[];
    const learning = preloads.filter(({ page }) => page === '/learn/:game');
    expect(learning).toHaveLength(8);
    expect(preloads.filter(({ files }) => files.length === 0)).toEqual([]);
    const files = preloads.flatMap((one) => one.files);
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });
});

describe.each(PARTS)('a build of the part %s that fails', (part) => {
  it('the part is built again after a failed build, even if nothing has changed', () => {
    const path = join(root, String(sourcesOf(part).find((file) => extname(file) === '.ts')));
    const text = readFileSync(path);
    expect(isBuilt(part)).toBe(true);
    writeFileSync(path, 'export const = ;');
    expect(run(part).status).not.toBe(0);
    writeFileSync(path, text);
    expect(isBuilt(part)).toBe(false);
  });
});
