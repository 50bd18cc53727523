import Database from 'better-sqlite3';
import { checkOwner, findDamage } from './check.ts';
import { removeFile, sync } from './folder.ts';

/**
 * Makes sure that a copy is ours, undamaged, all in one file and on disk. It must not be known to
 * anybody under this name yet.
 */
export function finishCopy(path: string): void {
  const copy = new Database(path, { fileMustExist: true });
  try {
    checkOwner(copy);
    // A copy of a database with a log is one, too, and would get companions whenever it is opened.
    copy.pragma('journal_mode = DELETE');
    findDamage(copy, 'integrity_check(1)');
  } finally {
    copy.close();
    sync(path);
  }
}

/** Fills a new file; if that fails nothing is left of it. */
export async function fillOrRemove<R>(path: string, fill: () => Promise<R>): Promise<R> {
  try {
    return await fill();
  } catch (error) {
    removeFile(path);
    throw error;
  }
}
