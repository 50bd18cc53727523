import type { Connection } from './database.ts';
import type { Ledger } from './ledger.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How many matches, and how many guests, one sweep takes at the most: nobody is to wait for it. */
const MOST_AT_ONCE = 200;

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

/** What a sweep has taken away. */
export interface Expired {
  readonly matches: number;
  readonly guests: number;
}

/**
 * Takes away what nobody has come back to, by the date that it is stamped with. The next sweep goes
 * on where this one ends; matches in use are left alone, whatever their date.
 */
export function makeExpiry(
  database: Connection,
  ledger: Ledger,
  retention: Retention,
  today: () => number,
): (isInUse: (match: string) => boolean) => Expired {
  const old = database.prepare<[string, number], { readonly match: string }>(
    'SELECT match FROM matches WHERE status = ? AND changed < ? ORDER BY changed LIMIT 400',
  );
  const drops = ['choices', 'moves', 'seats', 'unwelcome', 'matches'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE match = ?`),
  );
  const dropGuests = database.prepare<[number, number]>(
    `DELETE FROM guests WHERE guest IN (
       SELECT guest FROM guests WHERE seen < ? AND NOT EXISTS
         (SELECT 1 FROM seats WHERE seats.guest = guests.guest) LIMIT ?)`,
  );
  const kinds = [
    { status: 'waiting', age: retention.waiting * HOUR },
    { status: 'playing', age: retention.abandoned * DAY },
    { status: 'over', age: retention.finished * DAY },
  ].filter(({ age }) => age > 0);

  return (isInUse) => {
    const date = today();
    const matches = kinds
      .flatMap(({ status, age }) => old.all(status, date - age))
      .map(({ match }) => match)
      .filter((match) => !isInUse(match))
      .slice(0, MOST_AT_ONCE);
    let guests = 0;
    ledger.write(() => {
      for (const match of matches) for (const drop of drops) drop.run(match);
      if (retention.guests === 0) return;
      guests = dropGuests.run(date - retention.guests * DAY, MOST_AT_ONCE).changes;
    });
    return { matches: matches.length, guests };
  };
}
