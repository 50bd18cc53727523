import type { Connection } from './database.ts';
/**
 * Nobody is told of a change before it is on disk. All changes of one turn of the event loop share
 * one commit, so durability costs one flush for many moves; what is to be said about them waits
 * until that commit is done.
 */
export declare class Ledger {
    #private;
    /**
     * `fail` is called when the disk refuses: memory is then ahead of it, and must be left. `report`
     * is called with what somebody throws who is told something: the others are told all the same.
     */
    constructor(database: Connection, fail: (error: unknown) => void, committed?: (milliseconds: number) => void, report?: (error: unknown) => void);
    /** Changes the database; on disk at the end of this turn of the event loop. */
    write(change: () => void): void;
    /** Runs `tell` once everything written so far is on disk: now, if it already is. */
    afterwards(tell: () => void): void;
    /** Commits what is open, then says what was waiting. */
    flush(): void;
}
