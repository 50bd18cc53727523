import { type Game, type Options, Referee, type Result, type Rng } from '@pepite/kernel';
import type { Bot } from './bot.ts';
export interface Played {
    readonly referee: Referee<unknown, unknown, unknown, Options>;
    readonly result: Result;
    /** How many decisions the players made. */
    readonly decisions: number;
}
/**
 * Plays a match among bots to its end. `watch` is called after every move. The bots throw the same
 * dice as chance, unless they are given their own.
 */
export declare function playMatch(game: Game, options: Options, bots: readonly Bot[], rng: Rng, watch?: (referee: Played['referee']) => void, dice?: Rng): Played;
