import type { SqliteDatabase } from './database.ts';
import type { StepLog } from './step-log.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How many matches, and how many guests, one sweep takes at the most: nobody is to wait for it. */
export const MOST_AT_ONCE = 200;

/** For how long things are kept that nobody comes back to; 0 keeps them for ever. */
export interface Retention {
  /** Hours that a table waits for players. */
  readonly waiting: number;
  /** Days that a match goes on without a move or a visitor. */
  readonly abandoned: number;
  /** Days that a match is kept after its end. */
  readonly finished: number;
  /** Days that a guest's name is kept, who sits at no match any more. */
  readonly guests: number;
}

/** Matches that have not changed since these dates may be removed. */
export const expiryDates = (retention: Retention, date: number) =>
  [
    { status: 'waiting', age: retention.waiting * HOUR },
    { status: 'playing', age: retention.abandoned * DAY },
    { status: 'over', age: retention.finished * DAY },
  ]
    .filter(({ age }) => age > 0)
    .map(({ status, age }) => ({ status, before: date - age }));

/** Guests who have not come since this date may be removed, if any may. */
export const guestExpiryDate = ({ guests }: Retention, date: number): number | undefined =>
  guests === 0 ? undefined : date - guests * DAY;

/** What belongs to a match. */
const MATCH_TABLES = [
  'choices',
  'moves',
  'seats',
  'removed',
  'talk',
  'muted_matches',
  'turn_notices',
];

function prepare(database: SqliteDatabase) {
  return {
    old: database.prepare<[string, number], { readonly match: string }>(
      'SELECT match FROM matches WHERE status = ? AND changed < ? ORDER BY changed LIMIT 400',
    ),
    drops: MATCH_TABLES.map((table) => database.prepare(`DELETE FROM ${table} WHERE match = ?`)),
    dropMatch: database.prepare<[string]>('DELETE FROM matches WHERE match = ?'),
    oldGuests: database
      .prepare<[number, number], string>(
        `SELECT guest FROM guests WHERE seen < ? AND NOT EXISTS
           (SELECT 1 FROM seats WHERE seats.guest = guests.guest) AND NOT EXISTS
           (SELECT 1 FROM bot_tokens WHERE owner = guest OR program = guest) LIMIT ?`,
      )
      .pluck(),
    dropGuest: ['guests', 'notice_devices', 'notice_settings', 'muted_matches', 'turn_notices'].map(
      (table) => database.prepare<[string]>(`DELETE FROM ${table} WHERE guest = ?`),
    ),
  };
}

/**
 * Finds and removes what nobody has come back to, by the date that it is stamped with. The next
 * sweep goes on where this one ends.
 */
export class Expiry {
  readonly #statements: ReturnType<typeof prepare>;
  readonly #log: StepLog;

  constructor(database: SqliteDatabase, log: StepLog) {
    this.#log = log;
    this.#statements = prepare(database);
  }

  /** Matches that may be removed, if they are not in use. */
  expiredMatches(retention: Retention, date: number): readonly string[] {
    return expiryDates(retention, date)
      .flatMap(({ status, before }) => this.#statements.old.all(status, before))
      .map(({ match }) => match);
  }

  /** Removes some of these matches; how many were still there. */
  removeMatches(matches: readonly string[]): number {
    const { drops, dropMatch } = this.#statements;
    let count = 0;
    for (const match of matches.slice(0, MOST_AT_ONCE)) {
      this.#log.forget(match);
      for (const drop of drops) drop.run(match);
      count += dropMatch.run(match).changes;
    }
    return count;
  }

  /** Removes guests who sit at no match any more; how many. */
  removeGuests(retention: Retention, date: number): number {
    const before = guestExpiryDate(retention, date);
    if (before === undefined) return 0;
    const guests = this.#statements.oldGuests.all(before, MOST_AT_ONCE);
    for (const guest of guests) for (const drop of this.#statements.dropGuest) drop.run(guest);
    return guests.length;
  }
}
