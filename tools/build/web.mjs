// Builds the pages with Vite, compresses them once for all visitors, and says how links are shown.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { writeFirstScreens } from './first.mjs';
import { makeInstallable } from './installable.mjs';
import { takeManifest } from './manifest.mjs';
import { linkEverywhere, makePreloads } from './preloads.mjs';
import { makePreviews } from './previews.mjs';
import { writeReportPages } from './report.mjs';

/** What is worth sending compressed; fonts are compressed already. */
const COMPRESSED = ['.js', '.css', '.html', '.svg', '.json', '.webmanifest'];

/** How pages are built, and the page of a report. */
const CONFIGURED = ['vite.config.ts', 'lab/report/vite.config.ts'];

/**
 * Builds the pages into a folder, and returns the files they are made of.
 * @param {{ root: string, folder: string }} order
 * @returns {Promise<readonly string[]>}
 */
export async function buildPages({ root, folder }) {
  /** @type {Set<string>} */
  const files = new Set(CONFIGURED.map((name) => join(root, 'web', name)));
  /** @param {string} name */
  const add = (name) => files.add(resolve(root, 'web', name));
  /** @returns {import('vite').Plugin} */
  const collect = () => ({
    name: 'collect-inputs',
    enforce: 'pre',
    buildEnd() {
      // A Svelte file is several modules, told apart by what follows the question mark.
      for (const id of this.getModuleIds()) files.add(id.replace(/\?.*$/, ''));
    },
    generateBundle(_options, output) {
      for (const file of Object.values(output)) {
        if (file.type === 'asset') file.originalFileNames.forEach((name) => add(name));
      }
    },
    transform(code, id) {
      // Vite reads such a file without telling: a change in it would go unnoticed.
      if (id.endsWith('.css') && code.includes('@import')) {
        throw new Error(`${id}: link a style sheet in index.html instead of @import`);
      }
    },
  });
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [collect()],
    worker: { plugins: () => [collect()] },
    build: { outDir: folder, manifest: true },
  });
  const manifest = takeManifest(folder);
  linkEverywhere(folder, manifest);
  makePreloads(folder, manifest);
  await writeFirstScreens({ root, folder, manifest, plugins: [collect()] });
  await writeReportPages({ root, folder, plugins: [collect()] });
  const installed = await makeInstallable({ root, folder });
  filesIn(folder).filter(isCompressed).forEach(compress);
  const copied = filesIn(join(root, 'web', 'public'));
  const shown = await makePreviews({ root, folder });
  return [...files, ...copied, ...installed, ...shown];
}

/** @param {string} path */
const isCompressed = (path) => COMPRESSED.includes(extname(path));

/** @param {string} path */
function compress(path) {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}

/**
 * All files below a folder.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
