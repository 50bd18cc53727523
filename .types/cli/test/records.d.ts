import { type Game, type MatchRecord, type Options } from '@pepite/kernel';
export declare const GAME: Game;
/** The record of a random match. */
export declare function randomRecord(seats: number, seed: number, chosen?: Options): MatchRecord;
/** Its first moves, as an unfinished record. */
export declare function cut(record: MatchRecord, plies: number): MatchRecord;
/** With one move replaced. */
export declare const replacing: (record: MatchRecord, ply: number, text: string) => MatchRecord;
/** The ply of the first move that starts so. */
export declare const plyOf: ({ moves }: MatchRecord, verb: string) => number;
export declare const asLines: (records: readonly unknown[]) => string;
