import { type Entry } from './entry.ts';
import { type Game, type Result } from './game.ts';
import { type OptionsProblem, type Options } from './options.ts';
export interface Player {
    readonly name: string;
    readonly bot?: string;
}
/** A saved match: the document of the records notation. Unknown keys are kept. */
export interface MatchRecord {
    readonly pepite: 1;
    readonly game: string;
    readonly rules: number;
    readonly seats: number;
    readonly options: Options;
    readonly players: readonly Player[];
    readonly moves: readonly string[];
    readonly result?: Result;
    readonly [key: string]: unknown;
}
/** What is wrong with a document that is not a record of a game we know. */
export type RecordProblem = {
    readonly kind: 'not-json';
} | {
    readonly kind: 'not-record';
    readonly key: string;
} | {
    readonly kind: 'format-unknown';
} | {
    readonly kind: 'game-unknown';
    readonly game: string;
    readonly known: readonly string[];
} | {
    readonly kind: 'rules-unknown';
    readonly game: string;
    readonly rules: number;
} | {
    readonly kind: 'seats-wrong';
    readonly least: number;
    readonly most: number;
} | {
    readonly kind: 'players-wrong';
    readonly seats: number;
} | OptionsProblem;
export type Read<V, P> = {
    readonly value: V;
} | {
    readonly problem: P;
};
/**
 * Reads one record from its JSON text and finds its game, under the version of the rules that it
 * was played by; its moves are checked by `replay`.
 */
export declare function readRecord(text: string, games: readonly Game[]): Read<{
    readonly record: MatchRecord;
    readonly game: Game;
}, RecordProblem>;
/** The record of settled moves, with its result once the match is over. */
export declare function makeRecord<T, H, B, O>(game: Game<T, H, B, O>, match: {
    readonly seats: number;
    readonly options: O;
    readonly players: readonly Player[];
    readonly journal: readonly Entry[];
    readonly result: Result | undefined;
}): MatchRecord;
/** One line of a `.jsonl` file. */
export declare const printRecord: (record: MatchRecord) => string;
