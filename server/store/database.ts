import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { STEPS, VERSION } from './schema.ts';

export type Connection = Database.Database;

/** A data folder that can't be used, in a sentence for whoever starts the server. */
export class StoreProblem extends Error {}

/** Opens the one file of a data folder, making both when they are missing. */
export function openDatabase(folder: string): Connection {
  try {
    mkdirSync(folder, { recursive: true });
    return prepare(new Database(join(folder, 'pepite.sqlite'), { timeout: 500 }));
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(error instanceof Error ? error.message : String(error));
  }
}

/** A database in memory, for tests that need no disk. */
export const openInMemory = (): Connection => prepare(new Database(':memory:'));

function prepare(database: Connection): Connection {
  // One process owns the file: locking it for good is faster, and a second server is told so.
  database.pragma('locking_mode = EXCLUSIVE');
  database.pragma('journal_mode = WAL');
  // A commit is on disk when it returns, even if the power fails the moment after.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const version = Number(database.pragma('user_version', { simple: true }));
  if (version > VERSION) {
    database.close();
    throw new StoreProblem(`the data is of version ${version}, later than ${VERSION}`);
  }
  if (version === VERSION) return database;
  database.transaction(() => {
    for (const step of STEPS.slice(version)) database.exec(step);
    database.pragma(`user_version = ${VERSION}`);
  })();
  return database;
}
