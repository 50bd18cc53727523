import type { Guest, Guests } from '@pepite/matches';
import type { Connection } from './database.ts';
import type { Ledger } from './ledger.ts';

/** A visit is noted once a day: it only tells who never comes any more. */
const DAY = 24 * 60 * 60 * 1000;

interface Row {
  readonly name: string;
  readonly seen: number;
}

export function storeGuests(database: Connection, ledger: Ledger): Guests {
  const find = database.prepare<[Guest], Row>('SELECT name, seen FROM guests WHERE guest = ?');
  const save = database.prepare<[Guest, string, number, number]>(
    `INSERT INTO guests (guest, name, created, seen) VALUES (?, ?, ?, ?)
     ON CONFLICT (guest) DO UPDATE SET name = excluded.name, seen = excluded.seen`,
  );
  const note = database.prepare<[number, Guest]>('UPDATE guests SET seen = ? WHERE guest = ?');
  return {
    nameOf: (guest) => find.get(guest)?.name,
    rename: (guest, name, date) => ledger.write(() => save.run(guest, name, date, date)),
    noteVisit(guest, date) {
      const known = find.get(guest);
      if (known === undefined || Math.abs(date - known.seen) < DAY) return;
      ledger.write(() => note.run(date, guest));
    },
  };
}
