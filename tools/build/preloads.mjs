// Writes down which scripts and styles each page needs besides what all need, by Vite's manifest.
// The server names them in the page: otherwise the browser finds out one after the other.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesEverywhere, filesOf } from './manifest.mjs';

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
  '/m/:match/table': (game) => ['pages/BigScreen.svelte', ...matchOf(game)],
  '/r/:match': (game) => ['pages/Replay.svelte', ...matchOf(game)],
  '/r/:match/embed': (game) => ['pages/Embed.svelte', ...matchOf(game)],
  '/learn/:game': (game) => ['pages/Learn.svelte', `../games/${game}/lesson.ts`, ...matchOf(game)],
  '/rules/:game': (game, language) => [
    'pages/RulesPage.svelte',
    `../games/${game}/guide.${language}.ts`,
  ],
  '/reference/:game': (game) => ['pages/Reference.svelte', `../games/${game}/index.ts`],
  '/try/:game/:figure': (game) => ['pages/Try.svelte', ...matchOf(game)],
};
/** What every page needs in a language: its words. */
const ANY = '*';
const LANGUAGES = ['en', 'fr'];
const GAME = /^\.\.\/games\/([^/]+)\/index\.ts$/;

/**
 * Makes `preloads.json` in the folder of the pages.
 * @param {string} folder
 * @param {import('./manifest.mjs').Manifest} manifest
 */
export function makePreloads(folder, manifest) {
  const everywhere = new Set(filesEverywhere(manifest));
  const games = Object.keys(manifest).flatMap((module) => GAME.exec(module)?.[1] ?? []);
  const preloads = Object.entries(PAGES).flatMap(([page, startsOf]) =>
    games.flatMap((game) =>
      LANGUAGES.map((language) => {
        const files = filesOf(manifest, startsOf(game, language));
        return { page, game, language, files: files.filter((file) => !everywhere.has(file)) };
      }),
    ),
  );
  preloads.push(
    ...LANGUAGES.map((language) => {
      const files = filesOf(manifest, [`words/${language}.ts`]);
      return {
        page: ANY,
        game: '',
        language,
        files: files.filter((file) => !everywhere.has(file)),
      };
    }),
  );
  writeFileSync(join(folder, 'preloads.json'), `${JSON.stringify(preloads)}\n`);
}

/** Behind this, a page names what it can do without until its first words are seen. */
const LATER = '<!--later-->';

/**
 * Names what every page needs in the page itself: Vite does so only for what its first script
 * imports at once.
 * @param {string} folder
 * @param {import('./manifest.mjs').Manifest} manifest
 */
export function linkEverywhere(folder, manifest) {
  const path = join(folder, 'index.html');
  const page = readFileSync(path, 'utf8');
  const missing = filesEverywhere(manifest).filter((file) => !page.includes(`"${file}"`));
  const isStyle = (/** @type {string} */ file) => file.endsWith('.css');
  const links = [
    ...missing.filter(isStyle).map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    LATER,
    ...missing
      .filter((file) => !isStyle(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  const lines = links.map((link) => `    ${link}\n`).join('');
  writeFileSync(
    path,
    page.replace('  </head>', (end) => lines + end),
  );
}
