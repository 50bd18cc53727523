import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { checkOwner } from '../check.ts';
import { finishCopy } from '../copy.ts';
import { buildDatabase, openDatabase, PATIENCE } from '../database.ts';
import {
  COPYING,
  FILE,
  giveToOwnerOf,
  hasData,
  makeEmpty,
  makeFolder,
  syncFolder,
} from '../folder.ts';
import { lockFolder } from '../lock.ts';
import { bringUpToDate } from '../migration.ts';
import { StoreProblem, storeProblemOf } from '../problem.ts';
import { SCHEMA_VERSION } from '../schema.ts';
import { SqliteSide } from './sqlite-side.ts';

/** Reads a data folder that no server uses, as a start would open it. */
export async function readFolder<R>(
  folder: string,
  work: (source: SqliteSide) => Promise<R>,
): Promise<R> {
  if (!hasData(folder)) throw new StoreProblem('missing', `there is no ${join(folder, FILE)}`);
  const database = openDatabase(folder);
  try {
    return await work(new SqliteSide(database));
  } finally {
    database.close();
  }
}

/**
 * Fills a data folder in which there is nothing yet. The database appears under its name once it is
 * whole; whoever is cut short goes on another time, and no server starts meanwhile.
 */
export async function fillFolder<R>(
  folder: string,
  fill: (target: SqliteSide) => Promise<R>,
): Promise<R> {
  const release = lockEmpty(folder);
  try {
    const unfinished = join(folder, COPYING);
    const filled = await fillFile(unfinished, fill);
    giveToOwnerOf(folder, unfinished);
    renameSync(unfinished, join(folder, FILE));
    syncFolder(folder);
    return filled;
  } catch (error) {
    throw error instanceof Database.SqliteError ? storeProblemOf(error) : error;
  } finally {
    release();
  }
}

function lockEmpty(folder: string): () => void {
  try {
    makeFolder(folder);
    const release = lockFolder(folder, 'restore');
    if (!hasData(folder)) return release;
    release();
    throw new StoreProblem('has-data', `there is a ${join(folder, FILE)}`);
  } catch (error) {
    throw storeProblemOf(error);
  }
}

/** Fills a file, or goes on where it was left; afterwards it is checked, whole and on disk. */
export async function fillFile<R>(
  path: string,
  fill: (target: SqliteSide) => Promise<R>,
): Promise<R> {
  const database = openUnfinished(path);
  let filled: R;
  try {
    filled = await fill(new SqliteSide(database));
  } finally {
    database.close();
  }
  finishCopy(path);
  return filled;
}

function openUnfinished(path: string): Database.Database {
  if (!existsSync(path) || !isBuilt(path)) {
    makeEmpty(path);
    buildDatabase(path);
  }
  const database = new Database(path, { timeout: PATIENCE });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  const version = checkOwner(database);
  if (version < SCHEMA_VERSION) bringUpToDate(database, version);
  return database;
}

/** Whether a file that was left has got as far as having tables. */
function isBuilt(path: string): boolean {
  const database = new Database(path);
  try {
    return checkOwner(database) > 0;
  } catch (error) {
    const { kind } = storeProblemOf(error);
    if (kind === 'empty' || kind === 'not-a-database') return false;
    throw storeProblemOf(error);
  } finally {
    database.close();
  }
}
