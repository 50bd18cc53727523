// Writes down what pages show before any script has run: their first words, drawn by the same
// components. The server writes them into the pages that it sends.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { filesEverywhere, filesOf } from './manifest.mjs';

/**
 * `page` is the source that draws the page later.
 * @typedef {{ path: string, language: string, head: string, body: string, page: string }} Screen
 * @typedef {import('./manifest.mjs').Manifest} Manifest
 */

const TITLE = /<title>(.*?)<\/title>/s;
const DRAW = fileURLToPath(new URL('draw-first.mjs', import.meta.url));

/**
 * Makes `first.json` in the folder of the pages, and the styles that they need for it.
 * @typedef {import('vite').Plugin} Plugin
 * @param {{ root: string, folder: string, manifest: Manifest, plugins: Plugin[] }} order
 */
export async function writeFirstScreens({ root, folder, manifest, plugins }) {
  const screens = await drawScreens(root, plugins);
  const everywhere = new Set(filesEverywhere(manifest));
  const first = screens.map(({ path, language, head, body, page }) => {
    const { html, style } = withoutStyles(inert(body));
    const files = filesOf(manifest, [page]).filter((file) => !everywhere.has(file));
    const styles = files.filter((file) => file.endsWith('.css'));
    const own = style === '' ? [] : [writeSheet(folder, style)];
    const title = TITLE.exec(head)?.[1] ?? 'Pépite';
    return { path, language, title, styles: [...styles, ...own], body: html };
  });
  writeFileSync(join(folder, 'first.json'), `${JSON.stringify(first)}\n`);
}

/**
 * @param {string} root
 * @param {import('vite').Plugin[]} plugins
 * @returns {Promise<readonly Screen[]>}
 */
async function drawScreens(root, plugins) {
  // Below the root, where packages are found.
  const folder = mkdtempSync(join(root, 'dist', 'first-'));
  try {
    await build({
      configFile: join(root, 'web', 'vite.config.ts'),
      // What there is to say of these files was said before.
      logLevel: 'error',
      plugins,
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'web', 'first', 'render.ts'),
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
      },
    });
    const drawn = join(folder, 'drawn.json');
    const { status } = spawnSync(execPath, [DRAW, join(folder, 'render.mjs'), drawn], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error('The first words of pages could not be drawn: see above.');
    return /** @type {readonly Screen[]} */ (JSON.parse(readFileSync(drawn, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * What nobody answers yet can't be pressed; links work. Comments are for those who adopt elements.
 * @param {string} body
 */
const inert = (body) =>
  body.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<(?:button|input|select)\b/g, '$& inert');

/**
 * Our content security policy allows no style in a page: a sheet says the same.
 * @param {string} body
 */
function withoutStyles(body) {
  /** @type {string[]} */
  const styles = [];
  const html = body.replaceAll(/ style="[^"]*"/g, (attribute) => {
    const style = attribute.slice(' style="'.length, -1);
    const known = styles.indexOf(style);
    const index = known < 0 ? styles.push(style) - 1 : known;
    return ` data-style="${index}"`;
  });
  const rules = styles.map((style, index) => `#first [data-style="${index}"]{${style}}`);
  return { html, style: rules.join('\n') };
}

/**
 * @param {string} folder
 * @param {string} text
 */
function writeSheet(folder, text) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const sheet = `/assets/first-${hash}.css`;
  writeFileSync(join(folder, sheet), text);
  return sheet;
}
