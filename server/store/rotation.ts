import { join } from 'node:path';
import Database from 'better-sqlite3';
import { newestStamp } from './calendar.ts';
import { checkOwner } from './check.ts';
import { PATIENCE, type SqliteDatabase } from './database.ts';
import { FILE, hasData } from './folder.ts';
import { lockFolder } from './lock.ts';
import { StoreProblem, storeProblemOf } from './problem.ts';
import { addCookieKey, dropOlderKeys } from './secrets.ts';

/**
 * Has another key sign cookies from the next start on. A server that runs would go on signing with
 * the key before, and nobody would know until when; so there must be none.
 */
export const rotateKeys = (folder: string): boolean =>
  change(folder, (database, version) =>
    addCookieKey(database, newestStamp(database, version) ?? Date.now()),
  );

/** Drops all keys but the one that signs; how many. */
export const forgetOlderKeys = (folder: string): number => change(folder, dropOlderKeys);

function change<R>(folder: string, work: (database: SqliteDatabase, version: number) => R): R {
  try {
    if (!hasData(folder)) throw new StoreProblem('missing', `there is no ${join(folder, FILE)}`);
    const release = lockFolder(folder, 'serve');
    try {
      return changeLocked(folder, work);
    } finally {
      release();
    }
  } catch (error) {
    throw storeProblemOf(error);
  }
}

function changeLocked<R>(
  folder: string,
  work: (database: SqliteDatabase, version: number) => R,
): R {
  const database = new Database(join(folder, FILE), { fileMustExist: true, timeout: PATIENCE });
  try {
    const version = checkOwner(database);
    database.pragma('synchronous = FULL');
    return database.transaction(() => work(database, version)).immediate();
  } finally {
    database.close();
  }
}
