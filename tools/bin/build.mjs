// Builds the web client when what it is made of has changed; `npm start` and `npm test` need it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { install, refuse, root } from './install.mjs';

const dist = join(root, 'web', 'dist');
const stamp = join(dist, '.built');
/** What the client is made of. */
const SOURCES = ['kernel', 'games', 'bots', 'protocol', 'web'];
const IGNORED = ['node_modules', 'dist', 'test'];
/** What is worth sending compressed; fonts are compressed already. */
const COMPRESSED = ['.js', '.css', '.html', '.svg', '.json'];

/**
 * Builds if needed.
 * @param {string} node the Node to build with
 */
export function build(node) {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Building the pages.');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawnSync(node, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (child.status !== 0) refuse('The pages could not be built: see above.');
  filesIn(dist).filter(isCompressed).forEach(compress);
  writeFileSync(stamp, wanted);
}

/** @param {string} path */
const isCompressed = (path) => COMPRESSED.includes(extname(path));

/**
 * Compresses once, here, what would otherwise be compressed for every visitor.
 * @param {string} path
 */
function compress(path) {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}

/** A text that changes whenever a source does. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of SOURCES) {
    for (const path of filesIn(join(root, folder))) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * All files below a folder, in the order of their names.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.includes(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) build(install());
