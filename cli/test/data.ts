import { openDatabase } from '../../server/store/database.ts';

/** Makes a data folder, or adds to the one that is there. */
export function makeData(folder: string, guests = 1): void {
  const database = openDatabase(folder);
  const insert = database.prepare('INSERT OR IGNORE INTO guests VALUES (?, ?, 1, 1, 0)');
  database.transaction(() => {
    for (let count = 0; count < guests; count++) insert.run(`guest ${count}`, 'x'.repeat(40));
  })();
  database.close();
}
