// What something was built from, as the bundler found it, so that it is built again exactly when
// that has changed. Runs on the Node of the machine.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
 * Where a part is built.
 * @param {string} root
 * @param {string} part
 */
export const folderOf = (root, part) => join(root, 'dist', part);

/**
 * Beside the folder, since what is in there is served or released.
 * @param {string} root
 * @param {string} part
 */
const noteOf = (root, part) => `${folderOf(root, part)}.inputs.json`;

/**
 * Keeps it for the next time, when all is built.
 * @param {string} root
 * @param {string} part
 * @param {Inputs} inputs
 */
export function keepInputs(root, part, inputs) {
  writeFileSync(noteOf(root, part), `${JSON.stringify(inputs, undefined, 1)}\n`);
}

/**
 * Before a part is built: what was kept is not true of a build that fails or is cut short.
 * @param {string} root
 * @param {string} part
 */
export function forgetInputs(root, part) {
  rmSync(noteOf(root, part), { force: true });
}

/**
 * What was kept, if anything was.
 * @param {string} root
 * @param {string} part
 * @returns {Inputs | undefined}
 */
export function keptInputs(root, part) {
  const note = noteOf(root, part);
  if (!existsSync(note)) return undefined;
  return /** @type {Inputs} */ (JSON.parse(readFileSync(note, 'utf8')));
}

/**
 * Whether a part is there, and everything is as it was when it was built.
 * @param {string} root
 * @param {string} part
 */
export function isFresh(root, part) {
  const kept = keptInputs(root, part);
  if (kept === undefined || !existsSync(folderOf(root, part))) return false;
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
