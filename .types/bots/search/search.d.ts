import { type Move, type Moves, type Rng, type View } from '@pepite/kernel';
import type { Bot } from '../bot.ts';
import type { Setting } from '../setting.ts';
import { type Budget, type Clock } from './budget.ts';
import type { Insight } from './insight.ts';
import { type Thought } from './thought.ts';
/**
 * Thinks for one seat of one match: it plays the match on in its mind, in worlds that it imagines
 * from what the seat sees. Same views, same seed and a budget without time: the same choice.
 */
export declare class SearchBot implements Bot {
    #private;
    constructor(setting: Setting, insight: Insight, budget: Budget, clock: Clock);
    see(view: View<unknown, unknown>): void;
    choose(view: View<unknown, unknown>, moves: Moves, rng: Rng, milliseconds?: number): Move;
    /** What it would do and what it expects of it. */
    think(view: View<unknown, unknown>, moves: Moves, rng: Rng, milliseconds?: number): Thought;
}
