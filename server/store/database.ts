import Database from 'better-sqlite3';
import { checkDatabase, type CheckLog, checkOwner } from './check.ts';
import { findFile, makeFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migration.ts';
import { storeProblemOf } from './problem.ts';
import { SCHEMA_VERSION, STEPS } from './schema.ts';

export type SqliteDatabase = Database.Database;

/** How long another program that reads or copies the file may keep us waiting, in milliseconds. */
export const PATIENCE = 5000;
/** A log that grew while somebody read for long is cut back to this size, in bytes. */
const LARGEST_LOG = 64 << 20;

const SILENT: CheckLog = { info() {}, warn() {} };

/**
 * Opens the one file of a data folder, making both when nothing is there yet. The folder is ours
 * until the connection is closed.
 */
export function openDatabase(folder: string, progress: CheckLog = SILENT): SqliteDatabase {
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

function openFile(folder: string, progress: CheckLog): SqliteDatabase {
  const build = (path: string): void => {
    progress.info({ folder }, 'there is no data yet: an empty database is made');
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
function releasedOnClose(database: SqliteDatabase, release: () => void): SqliteDatabase {
  const close = database.close.bind(database);
  database.close = () => {
    close();
    release();
    return database;
  };
  return database;
}

/** What an empty database looks like: tests open thousands, and to make one takes a while. */
let empty: Buffer | undefined;

/** A database in memory, for tests that need no disk. */
export function openInMemory(): SqliteDatabase {
  empty ??= makeEmpty();
  return prepare(new Database(empty), SILENT);
}

function makeEmpty(): Buffer {
  const database = new Database(':memory:');
  createTables(database);
  return database.serialize();
}

/** Whether the disk takes what is written; the write changes nothing. */
export function canWrite(database: SqliteDatabase): boolean {
  // What is being written this very moment says it better.
  if (database.inTransaction) return true;
  try {
    database.pragma(`user_version = ${SCHEMA_VERSION}`);
    return true;
  } catch {
    return false;
  }
}

/** Makes a new database without anything in it. */
export function buildDatabase(path: string): void {
  const database = new Database(path);
  database.pragma('synchronous = FULL');
  createTables(database);
  database.close();
}

function createTables(database: SqliteDatabase): void {
  database.transaction(() => {
    for (const step of STEPS) database.exec(step);
    database.pragma(`user_version = ${SCHEMA_VERSION}`);
  })();
}

function prepare(database: SqliteDatabase, progress: CheckLog): SqliteDatabase {
  const version = checkOwner(database);
  database.pragma('journal_mode = WAL');
  database.pragma(`journal_size_limit = ${LARGEST_LOG}`);
  // A commit is on disk when it returns, even if the power fails the moment after.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  checkDatabase(database, progress);
  if (version === SCHEMA_VERSION) return database;
  progress.info(
    { from: version, to: SCHEMA_VERSION },
    'the data is copied, then brought up to date',
  );
  migrate(database, version);
  return database;
}
