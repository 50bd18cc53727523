import type { Clock } from '@pepite/matches';
import type { Connection } from './database.ts';

/**
 * A clock whose date never jumps: it begins where the last one ended, and goes on while the server
 * is up. What is kept is stamped with this date and grows old by it, so it does not matter what
 * somebody sets the machine's clock to, and nothing gets older while nobody could come back to it.
 */
export function openCalendar(database: Connection, clock: Clock): Clock {
  const latest = database
    .prepare<[], { readonly date: number | null }>(
      `SELECT max(date) AS date FROM (
         SELECT max(changed) AS date FROM matches UNION ALL SELECT max(seen) FROM guests)`,
    )
    .get();
  const start = clock.now();
  const from = latest?.date ?? clock.date();
  return {
    now: () => clock.now(),
    date: () => Math.floor(from + clock.now() - start),
    after: (milliseconds, call) => clock.after(milliseconds, call),
  };
}
