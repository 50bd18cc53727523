import type { Matches } from '@pepite/matches';
import type { Connection } from './database.ts';
import type { Ledger } from './ledger.ts';
export declare function storeMatches(database: Connection, ledger: Ledger): Matches;
