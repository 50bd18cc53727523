import type { Game, Move, Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { OpenRoom } from './load.ts';
/** The plies of one match after another grow on: no match is longer than this. */
export declare const LONGEST = 1000000;
export interface GuestSetup {
    readonly game: Game;
    readonly seat: Seat;
    readonly send: (text: string) => void;
    /** Called with where the match stands, whenever the seat is told. */
    readonly told: Parameters<OpenRoom>[0];
    readonly refused: (problem: Problem) => void;
}
/** One guest with one socket, at the same seat in one match after another. */
export declare class Guest {
    #private;
    match: string;
    constructor(setup: GuestSetup);
    /** Comes to a match; whoever made it sits there already. */
    enter(match: string): void;
    move(move: Move, ply: number): void;
    hear(text: string): void;
}
