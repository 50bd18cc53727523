import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StoreProblem } from './problem.ts';

/** Who may read what people hold in their hands, and the key of cookies: we alone. */
const OURS_ALONE = 0o600;
const FOLDER_OURS_ALONE = 0o700;
export const OTHERS = 0o077;

/** The database of a data folder. */
export const FILE = 'pepite.sqlite';
/** A file under construction: a start that is cut short leaves this, never half a database. */
const UNDER_CONSTRUCTION = `${FILE}.new`;
/** A backup that was checked and is about to take the place of the database. */
export const RESTORED = `${FILE}.restored`;
/** A database that is being copied from elsewhere; whoever is cut short goes on with it. */
export const COPYING = `${FILE}.copying`;
/** What SQLite may leave beside a database. */
export const COMPANIONS = ['-journal', '-wal', '-shm'];
/** Everything of ours in a data folder begins like this. */
export const OWN = /^pepite[.-]/;

/** Says something that whoever runs the server should look at. */
export type Warn = (sentence: string) => void;

/** Whether a folder has a database, be it a sound one or not. */
export const hasData = (folder: string): boolean => existsSync(join(folder, FILE));

/** Makes a data folder if it is not there yet. */
export function makeFolder(folder: string): void {
  // Asked first, since what SQLite and the system say later names other reasons.
  accessSync(nearest(folder), constants.W_OK);
  mkdirSync(folder, { recursive: true, mode: FOLDER_OURS_ALONE });
}

/**
 * The path of the database of a folder. If there is none, and nothing is left of one, `build` makes
 * it under another name, and it appears under its own once it is whole.
 */
export function findFile(folder: string, build: (path: string) => void, warn: Warn): string {
  const path = join(folder, FILE);
  if (existsSync(path)) {
    accessSync(path, constants.R_OK | constants.W_OK);
    if (statSync(path).size === 0) throw new StoreProblem('empty', `${path} is empty`);
  } else {
    refuseRemains(folder, path);
    make(join(folder, UNDER_CONSTRUCTION), path, build);
  }
  protect(folder, warn);
  return path;
}

/** Where something is left of matches, nothing new is begun. */
export function refuseRemains(folder: string, path: string): void {
  if (existsSync(join(folder, RESTORED))) {
    throw new StoreProblem('half-restored', `${path} is missing`);
  }
  if (existsSync(join(folder, COPYING))) {
    throw new StoreProblem('half-copied', `${path} is not whole yet`);
  }
  if (existsSync(`${path}-wal`)) throw new StoreProblem('damaged', `${path} is missing`);
}

/** The folder, or the one it would be made in. */
export function nearest(folder: string): string {
  const parent = dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearest(parent);
}

function make(unfinished: string, path: string, build: (path: string) => void): void {
  makeEmpty(unfinished);
  build(unfinished);
  renameSync(unfinished, path);
  syncFolder(dirname(path));
}

/** An empty file that only we can read; what an earlier try has left there is gone. */
export function makeEmpty(path: string): void {
  removeFile(path);
  // SQLite gives the files it adds later the same rights as this one.
  closeSync(openSync(path, 'wx', OURS_ALONE));
}

/** Removes a database and what SQLite has put beside it. */
export function removeFile(path: string): void {
  for (const end of ['', ...COMPANIONS]) rmSync(`${path}${end}`, { force: true });
}

/** Somebody else, such as root, works in our folder: what comes from there is ours all the same. */
export function giveToOwnerOf(folder: string, path: string): void {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0 && statSync(path).uid !== uid) chownSync(path, uid, gid);
}

/** The new name is on disk before anybody relies on it. */
export function syncFolder(folder: string): void {
  // Windows has no such thing as the content of a folder to be written.
  if (process.platform !== 'win32') sync(folder);
}

/** What was written to a file, or the names in a folder, are on disk when this returns. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Takes away what others may do with our files; a folder with more in it than ours stays. */
function protect(folder: string, warn: Warn): void {
  const names = readdirSync(folder);
  const own = names.filter((name) => OWN.test(name));
  for (const name of own) tighten(join(folder, name), warn);
  if (own.length === names.length) tighten(folder, warn);
}

function tighten(path: string, warn: Warn): void {
  const stats = statSync(path);
  if ((stats.mode & OTHERS) === 0 || process.platform === 'win32') return;
  if (isOurs(stats)) chmodSync(path, stats.isDirectory() ? FOLDER_OURS_ALONE : OURS_ALONE);
  else warn(`other users of this machine can read ${path}, which belongs to somebody else`);
}

const isOurs = ({ uid }: Stats): boolean => uid === process.getuid?.();
