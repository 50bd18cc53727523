import { STEPS } from '../../store/schema.ts';
import { openDatabase, type SqliteDatabase } from '../../store/database.ts';
import { temporaryFolder } from './folder.ts';

/** A folder with data of a version, made as that version made it. */
export function dataOf(version: number, script: string): string {
  const folder = temporaryFolder();
  openAs(version, script, folder).close();
  return folder;
}

export function openAs(version: number, script: string, folder: string): SqliteDatabase {
  const database = openDatabase(folder);
  database.pragma('foreign_keys = OFF');
  const tables = database
    .prepare<[], { readonly name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all();
  for (const { name } of tables) database.exec(`DROP TABLE ${name}`);
  for (const step of STEPS.slice(0, version)) database.exec(step);
  database.exec(script);
  database.pragma(`user_version = ${version}`);
  return database;
}
