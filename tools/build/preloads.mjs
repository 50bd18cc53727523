// Writes down which scripts and styles each page needs besides what all need, by Vite's manifest.
// The server names them in the page: otherwise the browser finds out one after the other.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What we read of an entry of the manifest.
 * @typedef {{ file: string, imports?: string[], css?: string[] }} Entry
 * @typedef {Record<string, Entry>} Manifest
 */

/** A match of a game, wherever it is played: its rules, its board and how its table looks. */
const matchOf = (/** @type {string} */ game) => [
  `../games/${game}/index.ts`,
  `boards/${game}/index.ts`,
  `boards/${game}/surface.css`,
];

/**
 * What each page begins with, by the path that the server knows it by.
 * @type {Record<string, (game: string, language: string) => readonly string[]>}
 */
const PAGES = {
  '/new/:game': () => ['pages/NewTable.svelte'],
  '/m/:match': (game) => ['pages/Match.svelte', ...matchOf(game)],
  '/learn/:game': (game) => ['pages/Learn.svelte', `../games/${game}/lesson.ts`, ...matchOf(game)],
  '/rules/:game': (game, language) => [
    'pages/RulesPage.svelte',
    `../games/${game}/guide.${language}.ts`,
  ],
  '/reference/:game': (game) => ['pages/Reference.svelte', `../games/${game}/index.ts`],
  '/try/:game/:figure': (game) => ['pages/Try.svelte', ...matchOf(game)],
};
const LANGUAGES = ['en', 'fr'];
const INDEX = 'index.html';
const GAME = /^\.\.\/games\/([^/]+)\/index\.ts$/;

/**
 * Makes `preloads.json` in the folder of the pages, from the manifest there, which goes.
 * @param {string} folder
 */
export function makePreloads(folder) {
  const path = join(folder, '.vite', 'manifest.json');
  const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(path, 'utf8')));
  rmSync(join(folder, '.vite'), { recursive: true });
  const everywhere = new Set(filesOf(manifest, [INDEX]));
  const games = Object.keys(manifest).flatMap((module) => GAME.exec(module)?.[1] ?? []);
  const preloads = Object.entries(PAGES).flatMap(([page, startsOf]) =>
    games.flatMap((game) =>
      LANGUAGES.map((language) => {
        const files = filesOf(manifest, startsOf(game, language));
        return { page, game, language, files: files.filter((file) => !everywhere.has(file)) };
      }),
    ),
  );
  writeFileSync(join(folder, 'preloads.json'), `${JSON.stringify(preloads)}\n`);
}

/**
 * The files that these modules are in, with all that they import. A game need not have all of them.
 * @param {Manifest} manifest
 * @param {readonly string[]} modules
 */
function filesOf(manifest, modules) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  const add = (/** @type {string} */ module) => {
    const entry = manifest[module];
    if (entry === undefined || seen.has(module)) return;
    seen.add(module);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(`/${file}`);
    (entry.imports ?? []).forEach(add);
  };
  modules.forEach(add);
  return [...files];
}
