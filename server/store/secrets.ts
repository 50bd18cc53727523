import { randomBytes } from 'node:crypto';
import type { SqliteDatabase } from './database.ts';

/** The key that cookies are signed with: made once, so that seats outlive a restart. */
export function cookieKey(database: SqliteDatabase): Buffer {
  const find = database.prepare<[], { readonly value: Buffer }>(
    `SELECT value FROM secrets WHERE name = 'cookies'`,
  );
  const known = find.get();
  if (known !== undefined) return known.value;
  const value = randomBytes(32);
  database.prepare(`INSERT INTO secrets (name, value) VALUES ('cookies', ?)`).run(value);
  return value;
}
