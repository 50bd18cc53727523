import { statfsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { checkDatabase, type Progress } from './check.ts';
import { findFile } from './folder.ts';
import { StoreProblem, storeProblemOf } from './problem.ts';
import { STEPS, VERSION } from './schema.ts';

export type Connection = Database.Database;

/** Every version has had these. */
const TABLES = ['choices', 'guests', 'matches', 'moves', 'seats', 'secrets'];
/** Less than this on a disk is as good as nothing, in bytes. */
const LEAST_FREE = 1 << 20;

const SILENT: Progress = { info() {}, warn() {} };

/** Opens the one file of a data folder, making both when nothing is there yet. */
export function openDatabase(folder: string, progress: Progress = SILENT): Connection {
  try {
    const build = (path: string): void => {
      progress.info({ folder }, 'there is no data yet: an empty house is made');
      buildDatabase(path);
    };
    const path = findFile(folder, build, (sentence) => progress.warn({}, sentence));
    const database = new Database(path, { timeout: 500 });
    try {
      return prepare(database, progress);
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    throw storeProblemOf(error);
  }
}

/** A database in memory, for tests that need no disk. */
export function openInMemory(): Connection {
  const database = new Database(':memory:');
  furnish(database);
  return prepare(database, SILENT);
}

/** Whether the disk takes what is written; the write changes nothing. */
export function canWrite(database: Connection): boolean {
  // What is being written this very moment says it better.
  if (database.inTransaction) return true;
  try {
    database.pragma(`user_version = ${VERSION}`);
    const { bavail, bsize } = statfsSync(database.name);
    return bavail * bsize >= LEAST_FREE;
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
  // One process owns the file: locking it for good is faster, and a second server is told so.
  database.pragma('locking_mode = EXCLUSIVE');
  const version = Number(database.pragma('user_version', { simple: true }));
  checkOwner(database, version);
  database.pragma('journal_mode = WAL');
  // A commit is on disk when it returns, even if the power fails the moment after.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  checkDatabase(database, progress);
  if (version === VERSION) return database;
  database.transaction(() => {
    for (const step of STEPS.slice(version)) database.exec(step);
    database.pragma(`user_version = ${VERSION}`);
  })();
  return database;
}

/** Only what is ours, and of a version we know, is touched at all. */
function checkOwner(database: Connection, version: number): void {
  const names = database
    .prepare<[], { readonly name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .all()
    .map(({ name }) => name);
  if (names.length === 0) throw new StoreProblem('empty', 'the database has no tables');
  if (version > VERSION) {
    throw new StoreProblem('later', `the data is of version ${version}, later than ${VERSION}`);
  }
  const missing = TABLES.filter((table) => !names.includes(table));
  if (version >= 1 && missing.length === 0) return;
  const isOther = version < 1 || missing.length === TABLES.length;
  const reason = isOther ? 'its tables are not ours' : `missing: ${missing.join(', ')}`;
  throw new StoreProblem(isOther ? 'foreign' : 'damaged', reason);
}
