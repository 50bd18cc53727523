import { type Actor, type Game, type Move, Moves, type View, type World } from '@pepite/kernel';
import type { Setting } from '../setting.ts';
import type { Insight } from './insight.ts';
/**
 * One match in the mind: a world imagined from a view, played on by the game's insight. Everything
 * is made once and used again for every playout.
 */
export declare class Mind {
    #private;
    readonly game: Game;
    readonly insight: Insight;
    /** The world that is played on. */
    readonly world: World<unknown, unknown, unknown>;
    /** By seat: what came of the last playout. */
    readonly worth: Float64Array;
    readonly moves: Moves;
    constructor({ game, seats, options }: Setting, insight: Insight);
    /** Another blank world of the same make. */
    static blank({ game, seats, options }: Setting): World<unknown, unknown, unknown>;
    /** Imagines world number `volume` of those that fit a view. */
    imagine(view: View<unknown, unknown>, seed: number, volume: number, into: World<unknown, unknown, unknown>): void;
    /** Sets out to play on from the world as it is now, with the luck of that volume. */
    start(seed: number, volume: number): void;
    /** Who acts next, or nobody (−1) where the playout ends. */
    next(): Actor;
    list(actor: Actor): void;
    /** Any of the moves listed, as chance would have it. */
    draw(): Move;
    /** A number from 0 to 1, as chance would have it. */
    throwDice(): number;
    /** What the insight does with the moves listed. */
    decide(actor: Actor): Move;
    apply(actor: Actor, move: Move): void;
    /** Plays on to where the playout ends, and weighs that. */
    finish(): void;
}
