// What `npm start` and `npm test` need first. It runs before anything is installed, on the Node of
// the machine, hence plain JavaScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * One entry of a lock file: where a package lies, and which one it is.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Entry
 * @typedef {{ packages?: Record<string, Entry> }} Lock
 */

export const root = fileURLToPath(new URL('../..', import.meta.url));

const LEAST_NODE = 24;
const wanted = join(root, 'package-lock.json');
const present = join(root, 'node_modules', '.package-lock.json');
const stamp = join(root, 'node_modules', '.pepite-install');

/**
 * Installs what is missing, and returns the path of the Node that everything else runs on.
 * @returns {string}
 */
export function install() {
  if (!isInstalled()) {
    console.error('Installing dependencies with npm.');
    // Not `npm ci`, which refuses a lock file made where the registry lacks packages for other
    // systems. With --no-save npm follows the lock file and leaves it as it is; tidy keeps it in
    // step. Most warnings would say that packages want the Node that npm is about to bring in.
    // What was fetched before need not be asked for again: the lock file says what it has to be.
    // The audit is a test of its own (`npm run test:long`). What npm says goes to our error stream:
    // our output is our own.
    const quickly = ['--prefer-offline', '--no-audit', '--no-fund'];
    const npm = spawnSync('npm', ['install', '--no-save', '--loglevel', 'error', ...quickly], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) refuse('The install failed: see what npm says above, then try again.');
    writeFileSync(stamp, fingerprint());
  }
  const node = nodePath();
  if (node === undefined || !(majorOf(node) >= LEAST_NODE)) {
    refuse(
      `Node ${LEAST_NODE}, which npm brings in by an install script, is not there: ` +
        'run `npm rebuild node --ignore-scripts=false`, then try again.',
    );
  }
  return node;
}

/**
 * Ends the program: bad input or a bad machine, not a failed check.
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

/**
 * Whether a tree of packages is what a lock file asks for. Optional packages may be absent: they
 * are made for other machines.
 * @param {Lock} lock the committed lock file
 * @param {Lock} tree the one npm keeps inside node_modules
 */
export function fits(lock, tree) {
  const asked = Object.entries(lock.packages ?? {}).filter(([path]) => path !== '');
  const found = tree.packages ?? {};
  const paths = new Set(asked.map(([path]) => path));
  return (
    Object.keys(found).every((path) => paths.has(path)) &&
    asked.every(([path, entry]) => isInPlace(path) || isSame(entry, found[path]))
  );
}

/**
 * Our own folders are linked to, whatever version they say they are.
 * @param {string} path
 */
function isInPlace(path) {
  return !path.includes('node_modules/');
}

/**
 * @param {Entry} asked
 * @param {Entry | undefined} found
 */
function isSame(asked, found) {
  if (found === undefined) return asked.optional === true;
  return asked.version === found.version && asked.integrity === found.integrity;
}

function isInstalled() {
  if (!existsSync(present)) return false;
  // The stamp says that npm itself made this tree from this lock file. It spares a reinstall at
  // every start, should some npm write its inner lock file in a way that `fits` does not know.
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return true;
  if (!fits(readLock(wanted), readLock(present))) return false;
  writeFileSync(stamp, fingerprint());
  return true;
}

/** @param {string} path */
function readLock(path) {
  return /** @type {Lock} */ (JSON.parse(readFileSync(path, 'utf8')));
}

function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(wanted))
    .update(readFileSync(present))
    .digest('hex');
}

/** The program that the package `node` provides: its name differs by system. */
function nodePath() {
  const folder = join(root, 'node_modules', 'node');
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { bin } = /** @type {{ bin: { node: string } }} */ (
    JSON.parse(readFileSync(manifest, 'utf8'))
  );
  return join(folder, bin.node);
}

/** @param {string} node */
function majorOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
}
