// Writes down pages with what they show before any script has run: their text, drawn by the same
// components. The server sends them as they are.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * `page` is the source that draws the page later, `others` are those it needs besides.
 * @typedef {{ path: string, language: string, head: string, body: string }} Drawn
 * @typedef {Drawn & { page: string, others: string[] }} Screen
 *
 * What Vite says of a source.
 * @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/** What draws every page. */
const START = 'start.ts';
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const PRELOAD_LINK = /\s*<link rel="modulepreload"[^>]*>/g;
const TITLE = /<title>.*?<\/title>/s;
/** As much of a browser as components look at before they are mounted. */
const BROWSER = {
  location: { pathname: '/', hash: '' },
  document: { documentElement: { dataset: {} }, addEventListener() {} },
  localStorage: { getItem: () => null, setItem() {} },
  addEventListener() {},
  matchMedia: () => ({ matches: false }),
};

/**
 * Makes `first.json` in the folder of the pages, which were built with a manifest.
 * @param {{ root: string, folder: string, plugins: import('vite').Plugin[] }} order
 */
export async function writeFirstScreens({ root, folder, plugins }) {
  const manifest = takeManifest(folder);
  const path = join(folder, 'index.html');
  const plain = readFileSync(path, 'utf8');
  writeFileSync(path, withStart(plain, manifest));
  /** @type {Record<string, Record<string, string>>} */
  const written = {};
  for (const screen of await drawScreens(root, plugins)) {
    (written[screen.path] ??= {})[screen.language] = write(screen, { plain, folder, manifest });
  }
  writeFileSync(join(folder, 'first.json'), JSON.stringify(written));
}

/**
 * It is for us, and nobody is to be sent it.
 * @param {string} folder
 */
function takeManifest(folder) {
  const place = join(folder, '.vite');
  const text = readFileSync(join(place, 'manifest.json'), 'utf8');
  rmSync(place, { recursive: true });
  return /** @type {Manifest} */ (JSON.parse(text));
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
        manifest: false,
        rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
      },
    });
    Object.assign(globalThis, BROWSER);
    const { firstScreens } = /** @type {{ firstScreens: () => Promise<readonly Screen[]> }} */ (
      await import(pathToFileURL(join(folder, 'render.mjs')).href)
    );
    return await firstScreens();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A page without first words: what draws it is fetched before it is asked for.
 * @param {string} plain
 * @param {Manifest} manifest
 */
function withStart(plain, manifest) {
  const { styles, scripts } = filesOf([START], manifest);
  const links = [...styles.map(styleLink), ...scripts.map(scriptLink)];
  const missing = links.filter((link) => !plain.includes(link));
  return plain.replace('</head>', () => `${missing.join('\n')}\n</head>`);
}

/**
 * A page with its first words. They wait for one sheet of styles and for nothing else; the script
 * of the page fetches the others after that (`web/main.ts`).
 * @param {Screen} screen
 * @param {{ plain: string, folder: string, manifest: Manifest }} parts
 */
function write({ path, language, head, body, page, others }, { plain, folder, manifest }) {
  const { html, style } = withoutStyles(body.replaceAll(/<!--.*?-->/gs, ''));
  const linked = [...plain.matchAll(STYLE_LINK)].map(([, file = '']) => file);
  const sheets = new Set([...linked, ...filesOf([START, page], manifest).styles]);
  const texts = [...sheets].map((file) => readFileSync(join(folder, file), 'utf8'));
  const sheet = writeSheet(folder, [...texts, style].join('\n'));
  const { scripts } = filesOf([START, page, ...others], manifest);
  const links = `<template id="scripts">${scripts.map(scriptLink).join('')}</template>`;
  const first = `<div id="first" data-path="${path}" data-language="${language}">${html}</div>`;
  const title = TITLE.exec(head)?.[0] ?? '';
  return plain
    .replaceAll(STYLE_LINK, '')
    .replaceAll(PRELOAD_LINK, '')
    .replace(TITLE, () => `${title}\n    ${styleLink(sheet)}`)
    .replace('<div id="app"></div>', (app) => `${first}${app}\n${links}`);
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

/** @param {string} file */
const styleLink = (file) => `<link rel="stylesheet" crossorigin href="${file}">`;

/** @param {string} file */
const scriptLink = (file) => `<link rel="modulepreload" crossorigin href="${file}">`;

/**
 * What these sources need, with all that they import.
 * @param {readonly string[]} sources
 * @param {Manifest} manifest
 */
function filesOf(sources, manifest) {
  /** @type {Map<string, Chunk>} */
  const chunks = new Map();
  /** @param {string} source */
  const visit = (source) => {
    const chunk = manifest[source];
    if (chunk === undefined || chunks.has(source)) return;
    chunks.set(source, chunk);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  const found = [...chunks.values()];
  return {
    styles: [...new Set(found.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
    scripts: found.map(({ file }) => `/${file}`),
  };
}
