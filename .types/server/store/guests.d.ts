import type { Guests } from '@pepite/matches';
import type { Connection } from './database.ts';
import type { Ledger } from './ledger.ts';
export declare function storeGuests(database: Connection, ledger: Ledger): Guests;
