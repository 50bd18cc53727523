// Writes down what pages show before any script has run: their text, drawn by the same components,
// and which files to fetch for them. The server puts it into the page.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * What Vite says of a chunk.
 * @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ path: string, language: string, head: string, body: string, sources: string[] }} Screen
 * @typedef {{ title: string, head: string, body: string }} Written
 */

/** What draws every page. */
const START = 'start.ts';
/** What was written into a page is told from the page by these. */
const [BEGIN, END] = ['<!--first-->', '<!--/first-->'];
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
  const manifests = join(folder, '.vite');
  const manifest = /** @type {Manifest} */ (
    JSON.parse(readFileSync(join(manifests, 'manifest.json'), 'utf8'))
  );
  rmSync(manifests, { recursive: true });
  preloadStart(join(folder, 'index.html'), manifest);
  /** @type {Record<string, Record<string, Written>>} */
  const written = {};
  for (const screen of await drawScreens(root, plugins)) {
    (written[screen.path] ??= {})[screen.language] = write(screen, manifest, folder);
  }
  writeFileSync(join(folder, 'first.json'), JSON.stringify(written));
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
    const { firstScreens } =
      /** @type {{ firstScreens: () => Promise<readonly Screen[]> }} */
      (await import(pathToFileURL(join(folder, 'render.mjs')).href));
    return await firstScreens();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The page that all others are made from: what draws them is fetched before it is asked for.
 * @param {string} path
 * @param {Manifest} manifest
 */
function preloadStart(path, manifest) {
  const page = readFileSync(path, 'utf8');
  const links = linksTo([START], manifest).filter((link) => !page.includes(link));
  writeFileSync(path, page.replace('</head>', () => `${links.join('\n')}\n</head>`));
}

/**
 * @param {Screen} screen
 * @param {Manifest} manifest
 * @param {string} folder
 * @returns {Written}
 */
function write({ path, language, head, body, sources }, manifest, folder) {
  const known = new Set(linksTo([START], manifest));
  const links = linksTo(sources, manifest).filter((link) => !known.has(link));
  const { html, style } = withoutStyles(body.replaceAll(/<!--.*?-->/gs, ''));
  const hash = createHash('sha256').update(style).digest('base64url').slice(0, 8);
  const sheet = `/assets/first-${hash}.css`;
  writeFileSync(join(folder, sheet), style);
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '';
  const first = `<div id="first" data-path="${path}" data-language="${language}">${html}</div>`;
  return {
    title,
    head: [BEGIN, styleLink(sheet), ...links, END].join('\n'),
    body: `${BEGIN}${first}${END}`,
  };
}

/**
 * Our content security policy allows no style in a page: a sheet of its own says the same.
 * @param {string} body
 */
function withoutStyles(body) {
  /** @type {string[]} */
  const styles = [];
  const html = body.replaceAll(/ style="([^"]*)"/g, (_, style) => {
    const known = styles.indexOf(style);
    const index = known < 0 ? styles.push(style) - 1 : known;
    return ` data-style="${index}"`;
  });
  const rules = styles.map((style, index) => `#first [data-style="${index}"]{${style}}`);
  return { html, style: rules.join('\n') };
}

/** @param {string} file */
const styleLink = (file) => `<link rel="stylesheet" crossorigin href="${file}">`;

/**
 * Links that have a browser fetch these sources, with all that they import.
 * @param {readonly string[]} sources
 * @param {Manifest} manifest
 */
function linksTo(sources, manifest) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} source */
  const visit = (source) => {
    const chunk = manifest[source];
    if (chunk === undefined || seen.has(source)) return;
    seen.add(source);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  const chunks = [...seen].flatMap((source) => manifest[source] ?? []);
  return [
    ...chunks.flatMap(({ css = [] }) => css.map((file) => styleLink(`/${file}`))),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}
