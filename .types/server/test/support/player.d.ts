import { type Rng, type Seat } from '@pepite/kernel';
import type { ClientMessage, MatchState, ServerMessage } from '@pepite/protocol';
/** What was asked for and has not been seen to happen. */
export interface Asked {
    readonly message: ClientMessage;
    /** The position it was asked at. */
    readonly ply: number;
    readonly own: number;
}
/**
 * A person with a page: it knows what it was told and nothing else, sits down, starts, and plays
 * legal moves at random. It does not care what its messages travel on.
 */
export declare class Player {
    #private;
    readonly match: string;
    /** Where it wants to sit; nowhere if it only watches. */
    readonly wish: Seat | undefined;
    /** Every byte it was sent. */
    readonly received: string[];
    state: MatchState | undefined;
    asked: Asked | undefined;
    /** Called for every message, after it has been taken in. */
    onTold: (message: ServerMessage) => void;
    constructor(match: string, wish: Seat | undefined, rng: Rng);
    /** Comes, or comes back; what was left unanswered is said again, or thought over. */
    connect(say: (text: string) => void, repeats?: boolean): void;
    hear(text: string): void;
    get isOver(): boolean;
    /** Whether it decides in the position it was told. */
    get hasToDecide(): boolean;
    /** The texts of all its legal moves. */
    legalTexts(): readonly string[];
    /** Does the next thing there is to do; false if there is none. */
    act(): boolean;
    ask(message: ClientMessage): void;
}
