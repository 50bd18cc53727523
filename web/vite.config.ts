import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const WORKER = 'service-worker';
/** What pages share, boards and rules apart: those are brought by the pages that show them. */
const SHELL = [
  /\/web\/(site|words|theme|pages\/Missing|rules\/load|lesson\/(load|progress)|offline\/saved)/,
  /\/games\/[^/]+\/listing|\/kernel\//,
];
/** What all of it is built on: run in a task of its own. */
const LIBRARY = /\/node_modules\/(svelte|clsx|esm-env)\//;
/** What rules are read with, on their own page and over a board. */
const READING = /\/web\/(rules|try\/(words|load))/;
/** What every board is made of, and what is around it. */
const MATCH = /\/web\/(match|boards\/kit)\//;

/** What runs before anything else is fetched: it must not bring the rest along. */
const FIRST = [
  /\/web\/first\/first-screen|\/web\/lesson\/progress|vite\/preload-helper/,
  /\/web\/site\/(own-task|register-worker|storage)/,
];

/** What parts of a game share: its rules, and the pieces that its board and its figures show. */
const RULES = /\/games\/([^/]+)\/(?!listing|guide|lesson|coach|reference|positions)/;
const PIECES = /\/web\/boards\/(?!kit)([^/]+)\/(?!figures)/;

/** Lists what is built, for the service worker to keep. */
const listFiles = (): Plugin => ({
  name: 'list-files',
  // After Vite has taken away the scripts of what is style alone.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
    const source = JSON.stringify(files.map((file) => `/${file}`));
    this.emitFile({ type: 'asset', fileName: 'files.json', source });
  },
});

/** Names a file after the game whose modules are in it; other modules are not in it. */
const named =
  (part: string, test: RegExp) =>
  (id: string): string | undefined => {
    const game = test.exec(id)?.[1];
    return game === undefined ? undefined : `${game}-${part}`;
  };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), listFiles()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: scripts, and pictures are drawn in the page.
    assetsInlineLimit: 0,
    // A board brings what it needs when it is opened, not before.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long plugins take is not news at every build.
      checks: { bundlerTimings: false },
      input: {
        index: join(import.meta.dirname, 'index.html'),
        [WORKER]: join(import.meta.dirname, `${WORKER}.ts`),
      },
      // The service worker is found by its name, and rules what lies below its path.
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        // What nearly every page needs comes in one file: two dozen small ones take longer.
        codeSplitting: {
          groups: [
            { name: 'first', test: (id) => FIRST.some((part) => part.test(id)), priority: 3 },
            { name: 'library', test: LIBRARY, priority: 3 },
            {
              name: 'shell',
              test: (id) => SHELL.some((part) => part.test(id)),
              minShareCount: 3,
              priority: 2,
            },
            { name: 'reading', test: READING, minShareCount: 2, priority: 1 },
            { name: 'match', test: MATCH, minShareCount: 3 },
            { name: named('rules', RULES), minShareCount: 2 },
            { name: named('pieces', PIECES), minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Bots think in a module of their own.
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': 'http://localhost:4000',
      '/socket': { target: 'ws://localhost:4000', ws: true },
    },
  },
});
