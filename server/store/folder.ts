import {
  accessSync,
  chmodSync,
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
const OTHERS = 0o077;

const FILE = 'pepite.sqlite';
/** A file under construction: a start that is cut short leaves this, never half a database. */
const UNDER_CONSTRUCTION = `${FILE}.new`;

/** Says something that whoever runs the server should look at. */
export type Warn = (sentence: string) => void;

/**
 * The path of the database of a folder. If there is none, and nothing is left of one, `build` makes
 * it under another name, and it appears under its own once it is whole.
 */
export function findFile(folder: string, build: (path: string) => void, warn: Warn): string {
  // Asked first, since what SQLite and the system say later names other reasons.
  accessSync(nearest(folder), constants.W_OK);
  mkdirSync(folder, { recursive: true, mode: FOLDER_OURS_ALONE });
  const path = join(folder, FILE);
  if (existsSync(path)) {
    accessSync(path, constants.R_OK | constants.W_OK);
    if (statSync(path).size === 0) throw new StoreProblem('empty', `${path} has no content`);
  } else {
    if (existsSync(`${path}-wal`)) throw new StoreProblem('damaged', `${path} is missing`);
    make(join(folder, UNDER_CONSTRUCTION), path, build);
  }
  protect(folder, warn);
  return path;
}

/** The folder, or the one it would be made in. */
function nearest(folder: string): string {
  const parent = dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearest(parent);
}

function make(unfinished: string, path: string, build: (path: string) => void): void {
  for (const end of ['', '-journal', '-wal']) rmSync(`${unfinished}${end}`, { force: true });
  // SQLite gives the files it adds later the same rights as this one.
  closeSync(openSync(unfinished, 'wx', OURS_ALONE));
  build(unfinished);
  renameSync(unfinished, path);
  syncFolder(dirname(path));
}

/** The new name is on disk before anybody relies on it. */
function syncFolder(folder: string): void {
  // Windows has no such thing as the content of a folder to be written.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Takes away what others may do with our files; a folder with more in it than ours stays. */
function protect(folder: string, warn: Warn): void {
  const names = readdirSync(folder);
  const own = names.filter((name) => name.startsWith(FILE));
  for (const name of own) tighten(join(folder, name), OURS_ALONE, warn);
  if (own.length === names.length) tighten(folder, FOLDER_OURS_ALONE, warn);
}

function tighten(path: string, mode: number, warn: Warn): void {
  const stats = statSync(path);
  if ((stats.mode & OTHERS) === 0 || process.platform === 'win32') return;
  if (isOurs(stats)) chmodSync(path, mode);
  else warn(`other users of this machine can read ${path}, which belongs to somebody else`);
}

const isOurs = ({ uid }: Stats): boolean => uid === process.getuid?.();
