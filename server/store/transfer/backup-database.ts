import { renameSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { errorOfCopying, removeRemains, type Watch } from '../backup.ts';
import { fillOrRemove } from '../copy.ts';
import { syncFolder } from '../folder.ts';
import { readDatabaseUrl } from '../postgres/settings.ts';
import { connected, fillDatabase, type Present, readSnapshot } from './postgres-target.ts';
import { readBackup } from './read-backup.ts';
import type { SqliteSide } from './sqlite-side.ts';
import { fillFile } from './sqlite-target.ts';
import { transfer, type Transferred } from './transfer.ts';

/**
 * Copies a PostgreSQL database, as it is at this moment, into one file, while servers use it: the
 * same kind of file that a data folder is copied into, so either can be restored from it. The copy
 * is compared with what was copied before it appears under its name.
 */
export async function backUpDatabase(
  url: string,
  file: string,
  watch: Watch,
): Promise<Transferred> {
  const settings = readDatabaseUrl(url);
  const unfinished = `${file}.${process.pid}.part`;
  removeRemains(file);
  const made = await connected(settings, (connection) =>
    readSnapshot(connection, settings.where, (source) =>
      fillOrRemove(unfinished, async () => {
        const fill = (target: SqliteSide) => transfer(source, target, watch);
        const copied = await fillFile(unfinished, fill).catch((error: unknown) => {
          throw error instanceof Database.SqliteError ? errorOfCopying(error) : error;
        });
        renameSync(unfinished, file);
        return copied;
      }),
    ),
  );
  syncFolder(dirname(file));
  return made;
}

/** Puts a backup, of either kind of store, into a PostgreSQL database that no server uses. */
export function restoreToDatabase(
  url: string,
  file: string,
  present: Present,
  watch: Watch,
): Promise<Transferred> {
  const settings = readDatabaseUrl(url);
  return readBackup(file, (source) =>
    fillDatabase(settings, present, (target) => transfer(source, target, watch)),
  );
}
