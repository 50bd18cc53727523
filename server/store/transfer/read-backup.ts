import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { checkOwner, findDamage } from '../check.ts';
import { bringUpToDate } from '../migration.ts';
import { backupProblemOf, refuseLog } from '../restore.ts';
import { SCHEMA_VERSION } from '../schema.ts';
import { SqliteSide } from './sqlite-side.ts';

/** Reads a backup once it is checked; the file stays as it is. */
export async function readBackup<R>(
  file: string,
  work: (source: SqliteSide) => Promise<R>,
): Promise<R> {
  await refuseLog(file);
  const { database, remove } = openBackup(file);
  try {
    return await work(new SqliteSide(database));
  } finally {
    database.close();
    remove();
  }
}

interface Opened {
  readonly database: Database.Database;
  readonly remove: () => void;
}

function openBackup(file: string): Opened {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const version = checkOwner(database);
      findDamage(database, 'integrity_check(1)');
      if (version === SCHEMA_VERSION) return { database, remove: () => {} };
    } catch (error) {
      database.close();
      throw error;
    }
    database.close();
    return openUpToDate(file);
  } catch (error) {
    throw backupProblemOf(error);
  }
}

/** A backup of an earlier version is read from a copy, which is brought up to date. */
function openUpToDate(file: string): Opened {
  const folder = mkdtempSync(join(tmpdir(), 'pepite-restore-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'copy.sqlite');
    copyFileSync(file, copy);
    const database = new Database(copy);
    bringUpToDate(database, checkOwner(database));
    return { database, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
