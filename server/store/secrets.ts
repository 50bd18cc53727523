import { randomBytes } from 'node:crypto';
import { newNoticeKey, NOTICE_KEY } from './notice-key.ts';
import type { SqliteDatabase } from './database.ts';
import { dateOfKey, FIRST_KEY, keyName, type NamedKey } from './key-order.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A cookie lives for a year in a browser; a day more, for clocks that differ. */
const LONGEST_COOKIE = 366 * DAY;
/** Every cookie that comes in is tried with every key, so there are few. */
export const MOST_KEYS = 8;

/** All keys, the one that signs first. */
const keysIn = (database: SqliteDatabase): readonly NamedKey[] =>
  database
    .prepare<[], NamedKey>(
      `SELECT name, value FROM secrets WHERE name = '${FIRST_KEY}' OR name LIKE '${FIRST_KEY}-%'
       ORDER BY name DESC`,
    )
    .all();

function addKey(database: SqliteDatabase, name: string): Buffer {
  const value = randomBytes(32);
  database.prepare('INSERT INTO secrets (name, value) VALUES (?, ?)').run(name, value);
  return value;
}

const removeKeys = (database: SqliteDatabase, keys: readonly NamedKey[]): void => {
  const remove = database.prepare('DELETE FROM secrets WHERE name = ?');
  for (const { name } of keys) remove.run(name);
};

/** The key that cookies are signed with: made once, so that seats outlive a restart. */
export const cookieKey = (database: SqliteDatabase): Buffer =>
  keysIn(database)[0]?.value ?? addKey(database, FIRST_KEY);

/** The key that push services know this server by. Devices subscribe with it: it never changes. */
export function noticeKey(database: SqliteDatabase): Buffer {
  const find = database.prepare<[string], Buffer>('SELECT value FROM secrets WHERE name = ?');
  const found = find.pluck().get(NOTICE_KEY);
  if (found !== undefined) return found;
  const value = newNoticeKey();
  database.prepare('INSERT INTO secrets (name, value) VALUES (?, ?)').run(NOTICE_KEY, value);
  return value;
}

/** Keys that signed before and whose cookies still count, the latest first. */
export const olderKeys = (database: SqliteDatabase): readonly Buffer[] =>
  keysIn(database)
    .slice(1)
    .map(({ value }) => value);

/** From now on another key signs; nothing is done, and told, if there are too many already. */
export function addCookieKey(database: SqliteDatabase, date: number): boolean {
  const keys = keysIn(database);
  const [latest] = keys;
  if (keys.length >= MOST_KEYS) return false;
  // The date of the data stands still while no server runs.
  const since = latest === undefined ? date : Math.max(date, dateOfKey(latest) + 1);
  addKey(database, keyName(since));
  return true;
}

/** Only the key that signs is left; how many are gone. */
export function dropOlderKeys(database: SqliteDatabase): number {
  const older = keysIn(database).slice(1);
  removeKeys(database, older);
  return older.length;
}

/** Drops keys whose last cookie has died: another key has signed for longer than cookies live. */
export function dropExpiredKeys(database: SqliteDatabase, date: number): void {
  const keys = keysIn(database);
  const expired = keys.filter((_key, place) => {
    const next = keys[place - 1];
    return next !== undefined && dateOfKey(next) + LONGEST_COOKIE <= date;
  });
  removeKeys(database, expired);
}
