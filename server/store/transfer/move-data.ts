import type { Watch } from '../backup.ts';
import { readDatabaseUrl } from '../postgres/settings.ts';
import { connected, fillDatabase, readSnapshot, takeAlone } from './postgres-target.ts';
import { fillFolder, readFolder } from './sqlite-target.ts';
import { transfer, type Transferred } from './transfer.ts';

/** Copies a data folder that no server uses into a PostgreSQL database that is empty. */
export function moveToDatabase(folder: string, url: string, watch: Watch): Promise<Transferred> {
  const settings = readDatabaseUrl(url);
  return readFolder(folder, (source) =>
    fillDatabase(settings, 'refused', (target) => transfer(source, target, watch)),
  );
}

/** Copies a PostgreSQL database that no server uses into a data folder that is empty. */
export function moveToFolder(url: string, folder: string, watch: Watch): Promise<Transferred> {
  const settings = readDatabaseUrl(url);
  const { where } = settings;
  return connected(settings, async (connection) => {
    await takeAlone(connection, where);
    return readSnapshot(connection, where, (source) =>
      fillFolder(folder, (target) => transfer(source, target, watch)),
    );
  });
}
