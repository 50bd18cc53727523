import { type Game, type MatchRecord, type Read, type RecordProblem } from '@pepite/kernel';
import type { Context } from '../command.ts';
import type { BadRecord } from '../problem.ts';
/** A record whose game we know. */
export interface Known {
    readonly record: MatchRecord;
    readonly game: Game;
}
export declare function readDocument(document: Buffer): Read<Known, RecordProblem>;
/**
 * Verifies every document, with progress. Returns how many moves each record has, or the first
 * problem; less than all of them when interrupted.
 */
export declare function verifyAll(context: Context, documents: readonly Buffer[]): Promise<Read<readonly number[], BadRecord>>;
