import type Database from 'better-sqlite3';
export interface Progress {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
}
/**
 * Looks whether the pages of a database hang together, before anybody plays on it. What is damaged
 * is better met now, with nobody there, than in the middle of a match.
 */
export declare function checkDatabase(database: Database.Database, progress: Progress): void;
