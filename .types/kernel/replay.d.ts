import type { Game, Result } from './game.ts';
import { type Options } from './options.ts';
import type { MatchRecord, Read } from './record.ts';
import { Referee } from './referee.ts';
import { type Refusal } from './refusal.ts';
/** Why a record does not replay. Plies are counted from 0. */
export type ReplayProblem = {
    readonly kind: 'move-refused';
    readonly ply: number;
    readonly text: string;
    readonly refusal: Refusal;
}
/** An unfinished record may not stop while some choices of a turn are in and others are not. */
 | {
    readonly kind: 'stops-inside-turn';
    readonly ply: number;
    readonly clause: string;
} | {
    readonly kind: 'result-too-early';
    readonly ply: number;
    readonly clause: string;
} | {
    readonly kind: 'result-differs';
    readonly ply: number;
    readonly clause: string;
    readonly found: Result;
    readonly expected: Result;
};
export interface ReplayOptions {
    /** Called before each move is made, and once more at the end. */
    readonly visit?: (ply: number, referee: Referee<unknown, unknown, unknown, Options>) => void;
    /** Stop before this ply; then the end of the record is not checked. */
    readonly to?: number;
}
/** Plays a record that `readRecord` has accepted, checking every move and the result. */
export declare function replay(game: Game, record: MatchRecord, { visit, to }?: ReplayOptions): Read<Referee<unknown, unknown, unknown, Options>, ReplayProblem>;
