import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makePreloads } from '../build/preloads.mjs';

/** As Vite writes it, with one game that has no board of its own. */
const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_shell.js'], css: ['assets/index.css'] },
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

it('each page needs its own files with all they import, and not what every page has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pepite-test-'));
  try {
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
    makePreloads(folder);
    const written = readFileSync(join(folder, 'preloads.json'), 'utf8');
    const preloads = JSON.parse(written) as readonly Preload[];
    const filesOf = (page: string, language: string) =>
      preloads.find((one) => one.page === page && one.game === 'lucky' && one.language === language)
        ?.files;
    expect(filesOf('/learn/:game', 'en')).toEqual(
      ['Learn.js', 'match.js', 'match.css', 'lesson.js', 'lucky.js', 'words.js'].map(
        (name) => `/assets/${name}`,
      ),
    );
    expect(filesOf('/rules/:game', 'fr')).toEqual(['/assets/RulesPage.js', '/assets/guide.fr.js']);
    expect(filesOf('/rules/:game', 'en')).toEqual(['/assets/RulesPage.js', '/assets/guide.en.js']);
    expect(existsSync(join(folder, '.vite'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
