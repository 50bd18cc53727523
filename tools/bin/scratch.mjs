// `node tools/bin/scratch.mjs <folder>`: a copy of what is in this checkout, with the packages that
// are installed here, where anything may be tried out. Tests make new games in such copies.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';

/** Where npm links our own folders. */
const OWN = '@pepite';

/**
 * Fills an empty folder with a copy.
 * @param {string} folder
 */
export function copyTo(folder) {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', listing, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const path of new Set(paths)) {
    const isThere = path !== '' && statSync(join(root, path), { throwIfNoEntry: false })?.isFile();
    if (!isThere) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  // Tidy asks git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/**
 * Packages of others are those of this checkout; our own folders are those of the copy.
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') && name !== OWN) symlinkSync(join(from, name), join(to, name));
  }
  // What npm and we note about the packages, but no caches.
  for (const name of ['.package-lock.json', '.pepite-install']) {
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  }
  // Its links are relative: so `npx pepite` is the one of the copy.
  cpSync(join(from, '.bin'), join(to, '.bin'), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(join(from, OWN))) {
    symlinkSync(join('..', '..', name), join(to, OWN, name));
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = argv.slice(2);
  if (folder === undefined) throw new Error('to which folder?');
  copyTo(folder);
}
