import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../store/database.ts';
import { MatchTable } from '../../store/match-table.ts';

const FILES = ['pepite.sqlite', 'pepite.sqlite-wal'];

/**
 * Lets `look` read what a killed server has left on disk. It reads a copy: opening the file itself
 * would mend it, and mending is what the next start is to be seen doing.
 */
export function readDisk(data: string, copy: string, look: (store: MatchTable) => void): void {
  mkdirSync(copy, { recursive: true });
  for (const file of FILES) {
    const from = join(data, file);
    if (existsSync(from)) copyFileSync(from, join(copy, file));
  }
  const database = openDatabase(copy);
  try {
    look(new MatchTable(database));
  } finally {
    database.close();
  }
}
