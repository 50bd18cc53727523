import type { Guest, Guests } from '@pepite/matches';
import type { Connection } from './database.ts';
import type { Ledger } from './ledger.ts';

export function storeGuests(database: Connection, ledger: Ledger): Guests {
  const find = database.prepare<[Guest], { readonly name: string }>(
    'SELECT name FROM guests WHERE guest = ?',
  );
  const save = database.prepare<[Guest, string, number]>(
    `INSERT INTO guests (guest, name, created) VALUES (?, ?, ?)
     ON CONFLICT (guest) DO UPDATE SET name = excluded.name`,
  );
  return {
    nameOf: (guest) => find.get(guest)?.name,
    rename: (guest, name, now) => ledger.write(() => save.run(guest, name, now)),
  };
}
