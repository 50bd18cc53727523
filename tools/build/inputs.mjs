// What something was built from, as the bundler found it, so that it is built again exactly when
// that has changed. Runs on the Node of the machine.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * The content of every file, as a hash, and the names in every folder: a new file may be found
 * where another one was, or by a pattern such as `boards/*`.
 * @typedef {{ files: Record<string, string>, folders: Record<string, string> }} Inputs
 */

/** How modules are found, and how their types are taken away, in the folders below. */
const SETTINGS = ['package.json', 'tsconfig.json', 'tsconfig.base.json'];
/** Neither sources nor reasons to build. */
const IGNORED = ['node_modules', 'dist', 'test'];

/**
 * Says what was built from which files. Those of packages are not looked at: the lock file is.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Inputs}
 */
export function describeInputs(root, files) {
  const own = files
    .map((file) => relative(root, file))
    .filter((file) => existsSync(join(root, file)) && !/^\.\.|node_modules/.test(file));
  const folders = new Set(own.flatMap((path) => foldersOf(path)));
  const settings = ['.', ...folders]
    .flatMap((folder) => SETTINGS.map((name) => join(folder, name)))
    .filter((path) => existsSync(join(root, path)));
  const paths = [...new Set(['package-lock.json', ...settings, ...own])].sort();
  return {
    files: Object.fromEntries(paths.map((path) => [path, hashOf(join(root, path))])),
    folders: Object.fromEntries(
      [...folders].sort().map((folder) => [folder, namesIn(join(root, folder))]),
    ),
  };
}

/**
 * The folders that a path goes through, but for the root itself.
 * @param {string} path
 * @returns {string[]}
 */
function foldersOf(path) {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/**
 * Keeps it for the next time.
 * @param {string} path
 * @param {Inputs} inputs
 */
export function keepInputs(path, inputs) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(inputs, undefined, 1)}\n`);
}

/**
 * Whether everything is as it was when it was kept.
 * @param {string} root
 * @param {string} path
 */
export function isFresh(root, path) {
  if (!existsSync(path)) return false;
  const kept = /** @type {Inputs} */ (JSON.parse(readFileSync(path, 'utf8')));
  return (
    Object.entries(kept.files).every(([file, hash]) => hashOf(join(root, file)) === hash) &&
    Object.entries(kept.folders).every(([folder, names]) => namesIn(join(root, folder)) === names)
  );
}

/** @param {string} path */
function hashOf(path) {
  if (!existsSync(path)) return '';
  return createHash('sha256').update(readFileSync(path)).digest('base64');
}

/** @param {string} folder */
function namesIn(folder) {
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => !IGNORED.includes(name))
    .sort()
    .join(' ');
}
