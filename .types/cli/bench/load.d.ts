import { type Game, type Move, type Rng, type Seat } from '@pepite/kernel';
/** What one seat has just been told of its match. */
export interface Sight {
    /** Grows with every move. */
    readonly ply: number;
    readonly table: unknown;
    readonly hand: unknown;
}
/** A match on some server, through the sockets of its seats. */
export interface Room {
    move(seat: Seat, move: Move, ply: number): void;
}
/**
 * Opens a match on some server, with a socket for each seat, and has it begin. `told` is to be
 * called for every seat whenever it learns where the match stands. A match that is over is played
 * again.
 */
export type OpenRoom = (told: (seat: Seat, sight: Sight) => void) => Promise<Room>;
/** What all matches of a load share. */
export interface Players {
    readonly game: Game;
    readonly seats: number;
    readonly rng: Rng;
    readonly now: () => number;
}
/**
 * The players of one match: each draws one of its legal moves, all equally likely, from what its
 * own socket has told it. They act at once when `isHasty`, otherwise when `act` is called.
 */
export declare class LoadedMatch {
    #private;
    isHasty: boolean;
    moves: number;
    /** How long each move took until the last seat was told, in milliseconds. */
    latencies: number[];
    constructor(players: Players);
    open(openRoom: OpenRoom): Promise<void>;
    /** Nothing is under way: everybody knows of the last move, and somebody has to decide. */
    get isQuiet(): boolean;
    /** How long somebody has not known of the last move yet, in milliseconds; 0 if all know. */
    get waited(): number;
    /** Lets one of the seats that have to decide do so, if there is one. */
    act(): void;
}
