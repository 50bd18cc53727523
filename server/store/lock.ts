import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { giveToOwnerOf } from './folder.ts';
import { storeProblemOf } from './problem.ts';

const LOCK = 'pepite.lock';
const OURS_ALONE = 0o600;
/** How long is waited for whoever is about to leave, in milliseconds. */
const PATIENCE = 500;

/**
 * What somebody wants a data folder for. There is one server at a time, and backups may be made
 * beside it; whoever restores is alone.
 */
export type Use = 'serve' | 'back-up' | 'restore';

const TAKE: Readonly<Record<Use, string>> = {
  serve: 'BEGIN IMMEDIATE',
  'back-up': 'BEGIN; SELECT * FROM sqlite_schema',
  restore: 'BEGIN EXCLUSIVE',
};

/**
 * Takes a data folder for a use; what is returned gives it back. The lock is SQLite's own, on a
 * file that has nothing in it: the system lets go of it when a process ends, however it ends.
 */
export function lockFolder(folder: string, use: Use): () => void {
  const path = join(folder, LOCK);
  // Closing a file lets go of all locks that this process has on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', OURS_ALONE));
  giveToOwnerOf(folder, path);
  return take(path, use);
}

function take(path: string, use: Use): () => void {
  const lock = new Database(path, { timeout: PATIENCE });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec(TAKE[use]);
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => {
    lock.close();
  };
}

/**
 * Whether somebody has a data folder for themselves at this moment: a server, or a restore. The
 * lock is tried and given back at once; a folder without one has never been in use.
 */
export function isServed(folder: string): boolean {
  const path = join(folder, LOCK);
  if (!existsSync(path)) return false;
  // Who may only read a file is given no lock on it, and is not told so.
  accessSync(path, constants.W_OK);
  try {
    take(path, 'serve')();
    return false;
  } catch (error) {
    if (storeProblemOf(error).kind === 'locked') return true;
    throw error;
  }
}
