import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeManifest } from '../build/manifest.mjs';
import { linkEverywhere, makePreloads } from '../build/preloads.mjs';

/** As Vite writes it, with one game that has no board of its own. */
const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  '../node_modules/svelte/src/index-client.js': { file: 'assets/library.js' },
  'start.ts': { file: 'assets/start.js', imports: ['_shell.js'], css: ['assets/start.css'] },
  'words/fr.ts': { file: 'assets/fr.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js' },
  '_match.js': { file: 'assets/match.js', imports: ['_shell.js'], css: ['assets/match.css'] },
  'pages/Learn.svelte': { file: 'assets/Learn.js', imports: ['_match.js', '_shell.js'] },
  'pages/RulesPage.svelte': { file: 'assets/RulesPage.js', imports: ['_shell.js'] },
  '../games/lucky/index.ts': { file: 'assets/lucky.js', imports: ['../games/lucky/words.ts'] },
  '../games/lucky/words.ts': { file: 'assets/words.js', imports: ['../games/lucky/index.ts'] },
  '../games/lucky/lesson.ts': { file: 'assets/lesson.js' },
  '../games/lucky/guide.en.ts': { file: 'assets/guide.en.js' },
  '../games/lucky/guide.fr.ts': { file: 'assets/guide.fr.js' },
};

interface Preload {
  readonly page: string;
  readonly game: string;
  readonly language: string;
  readonly files: readonly string[];
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pepite-test-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('each page needs its own files with all they import, and not what every page has', () => {
  makePreloads(folder, takeManifest(folder));
  const written = readFileSync(join(folder, 'preloads.json'), 'utf8');
  const preloads = JSON.parse(written) as readonly Preload[];
  const filesOf = (page: string, language: string, game = 'lucky') =>
    preloads.find((one) => one.page === page && one.game === game && one.language === language)
      ?.files;
  expect(filesOf('/learn/:game', 'en')).toEqual(
    ['Learn.js', 'match.js', 'match.css', 'lesson.js', 'lucky.js', 'words.js'].map(
      (name) => `/assets/${name}`,
    ),
  );
  expect(filesOf('/rules/:game', 'fr')).toEqual(['/assets/RulesPage.js', '/assets/guide.fr.js']);
  expect(filesOf('/rules/:game', 'en')).toEqual(['/assets/RulesPage.js', '/assets/guide.en.js']);
  expect(filesOf('*', 'fr', '')).toEqual(['/assets/fr.js']);
  expect(existsSync(join(folder, '.vite'))).toBe(false);
});

it('the page links what all need and its first script fetches later, and nothing twice', () => {
  const path = join(folder, 'index.html');
  const script = '<script type="module" crossorigin src="/assets/index.js"></script>';
  const style = '<link rel="stylesheet" crossorigin href="/assets/index.css">';
  writeFileSync(path, `<head>\n    ${script}\n    ${style}\n  </head>`);
  linkEverywhere(folder, takeManifest(folder));
  const linksIn = (text = ''): readonly string[] =>
    [...text.matchAll(/rel="(\w+)".* href="(.*)"/g)].map(([, kind, file]) => `${kind} ${file}`);
  const [now, later] = readFileSync(path, 'utf8').split('<!--later-->');
  expect(linksIn(now)).toEqual(['stylesheet /assets/index.css', 'stylesheet /assets/start.css']);
  expect(linksIn(later)).toEqual([
    'modulepreload /assets/library.js',
    'modulepreload /assets/start.js',
    'modulepreload /assets/shell.js',
  ]);
});
