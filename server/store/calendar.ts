import type { Clock } from '@pepite/matches';
import type { SqliteDatabase } from './database.ts';

/** The latest date that anything in a database is stamped with. */
export function latestDate(database: SqliteDatabase): number | undefined {
  const latest = database
    .prepare<[], { readonly date: number | null }>(
      `SELECT max(date) AS date FROM (
         SELECT max(changed) AS date FROM matches UNION ALL SELECT max(seen) FROM guests)`,
    )
    .get();
  return latest?.date ?? undefined;
}

/** Guests are stamped since this version of the data. */
const STAMPED_SINCE = 3;

/** The latest date in data of any version, if that version has kept it. */
export const newestStamp = (database: SqliteDatabase, version: number): number | undefined =>
  version < STAMPED_SINCE ? undefined : latestDate(database);

/**
 * A clock whose date never jumps: it begins where the last one ended, and goes on while the server
 * is up. What is kept is stamped with this date and grows old by it, so it does not matter what
 * somebody sets the machine's clock to, and nothing gets older while nobody could come back to it.
 */
export function openCalendar(latest: number | undefined, clock: Clock): Clock {
  const start = clock.now();
  const from = latest ?? clock.date();
  return {
    now: () => clock.now(),
    date: () => Math.floor(from + clock.now() - start),
    after: (milliseconds, call) => clock.after(milliseconds, call),
  };
}
