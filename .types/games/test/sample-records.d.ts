import { type Game } from '@pepite/kernel';
/**
 * Matches played by an independent implementation, each replayed under the version of the rules
 * that it names: same results, same legal moves at every ply.
 */
export declare function describeSampleRecords(game: Game, folder: string): void;
