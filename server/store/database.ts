import Database from 'better-sqlite3';
import { checkDatabase, checkOwner, type Progress } from './check.ts';
import { findFile, makeFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { freeBytes, migrate } from './migration.ts';
import { storeProblemOf } from './problem.ts';
import { STEPS, VERSION } from './schema.ts';

export type Connection = Database.Database;

/** Less than this on a disk is as good as nothing, in bytes. */
const LEAST_FREE = 1 << 20;
/** How long another program that reads or copies the file may keep us waiting, in milliseconds. */
export const PATIENCE = 5000;
/** A log that grew while somebody read for long is cut back to this size, in bytes. */
const LARGEST_LOG = 64 << 20;

const SILENT: Progress = { info() {}, warn() {} };

/**
 * Opens the one file of a data folder, making both when nothing is there yet. The folder is ours
 * until the connection is closed.
 */
export function openDatabase(folder: string, progress: Progress = SILENT): Connection {
  try {
    makeFolder(folder);
    const release = lockFolder(folder, 'serve');
    try {
      return releasedOnClose(openFile(folder, progress), release);
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    throw storeProblemOf(error);
  }
}

function openFile(folder: string, progress: Progress): Connection {
  const build = (path: string): void => {
    progress.info({ folder }, 'there is no data yet: an empty house is made');
    buildDatabase(path);
  };
  const path = findFile(folder, build, (sentence) => progress.warn({}, sentence));
  const database = new Database(path, { timeout: PATIENCE });
  try {
    return prepare(database, progress);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Nobody who closes a database has to remember that its folder was locked. */
function releasedOnClose(database: Connection, release: () => void): Connection {
  const close = database.close.bind(database);
  database.close = () => {
    close();
    release();
    return database;
  };
  return database;
}

/** A database in memory, for tests that need no disk. */
export function openInMemory(): Connection {
  const database = new Database(':memory:');
  furnish(database);
  return prepare(database, SILENT);
}

/** Whether the disk takes what is written; the write changes nothing. */
export function canWrite(database: Connection, free = freeBytes): boolean {
  // What is being written this very moment says it better.
  if (database.inTransaction) return true;
  try {
    database.pragma(`user_version = ${VERSION}`);
    return free(database.name) >= LEAST_FREE;
  } catch {
    return false;
  }
}

function buildDatabase(path: string): void {
  const database = new Database(path);
  database.pragma('synchronous = FULL');
  furnish(database);
  database.close();
}

function furnish(database: Connection): void {
  database.transaction(() => {
    for (const step of STEPS) database.exec(step);
    database.pragma(`user_version = ${VERSION}`);
  })();
}

function prepare(database: Connection, progress: Progress): Connection {
  const version = checkOwner(database);
  database.pragma('journal_mode = WAL');
  database.pragma(`journal_size_limit = ${LARGEST_LOG}`);
  // A commit is on disk when it returns, even if the power fails the moment after.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  checkDatabase(database, progress);
  if (version === VERSION) return database;
  progress.info({ from: version, to: VERSION }, 'the data is copied, then brought up to date');
  migrate(database, version);
  return database;
}
