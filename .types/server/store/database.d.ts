import Database from 'better-sqlite3';
import { type Progress } from './check.ts';
export type Connection = Database.Database;
/** Opens the one file of a data folder, making both when nothing is there yet. */
export declare function openDatabase(folder: string, progress?: Progress): Connection;
/** A database in memory, for tests that need no disk. */
export declare function openInMemory(): Connection;
/** Whether the disk takes what is written; the write changes nothing. */
export declare function canWrite(database: Connection): boolean;
