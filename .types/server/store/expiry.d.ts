import type { Clock } from '@pepite/matches';
import type { Connection } from './database.ts';
import type { Ledger } from './ledger.ts';
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
 * Takes away what nobody has come back to. The next sweep goes on where this one ends; matches in
 * use are left alone, whatever their date.
 */
export declare function makeExpiry(database: Connection, ledger: Ledger, retention: Retention, clock: Clock): (isInUse: (match: string) => boolean) => Expired;
