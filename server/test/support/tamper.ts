import { join } from 'node:path';
import { openInMemory } from '../../store/database.ts';

/**
 * Changes what is on the disk of a server while it runs, as another program might: the data folder
 * is `disk` in the script. The server finds out when it next reads or writes there.
 */
export function tamper(folder: string, script: string): void {
  const database = openInMemory();
  database.prepare('ATTACH ? AS disk').run(join(folder, 'pepite.sqlite'));
  database.exec(script);
  database.close();
}
