import type { Clock } from '@pepite/matches';
import type { SqliteDatabase } from './database.ts';

const STAMPS = 'SELECT max(changed) AS date FROM matches UNION ALL SELECT max(seen) FROM guests';
const STAMPS_AND_CALENDAR = `${STAMPS} UNION ALL SELECT date FROM calendar`;

function latestOf(database: SqliteDatabase, dates: string): number | undefined {
  const latest = database
    .prepare<[], { readonly date: number | null }>(`SELECT max(date) AS date FROM (${dates})`)
    .get();
  return latest?.date ?? undefined;
}

/** The latest date that anything in a database is stamped with, or that was noted in it. */
export const latestDate = (database: SqliteDatabase): number | undefined =>
  latestOf(database, STAMPS_AND_CALENDAR);

/** Notes how far the date has got: a server that is started again goes on from there. */
export function noteDate(database: SqliteDatabase, date: number): void {
  database
    .prepare<[number]>(
      `INSERT INTO calendar (only, date) VALUES (1, ?)
       ON CONFLICT (only) DO UPDATE SET date = max(date, excluded.date)`,
    )
    .run(date);
}

/** Guests are stamped since this version of the data, and the date is noted since that one. */
const STAMPED_SINCE = 3;
const NOTED_SINCE = 10;

/** The latest date in data of any version, if that version has kept it. */
export function newestStamp(database: SqliteDatabase, version: number): number | undefined {
  if (version < STAMPED_SINCE) return undefined;
  return latestOf(database, version < NOTED_SINCE ? STAMPS : STAMPS_AND_CALENDAR);
}

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
