import { type View } from '@pepite/kernel';
import type { Setting } from '../setting.ts';
import { type Budget, type Clock } from './budget.ts';
import type { Insight, Ranked } from './insight.ts';
import type { Thought } from './thought.ts';
/**
 * Monte-Carlo tree search over what seats can tell apart (multiple-observer ISMCTS): every seat has
 * a tree of its own, whose branches are what that seat learns, so that nobody in the mind acts on
 * what they could not know, and choices made at once stay unseen until all are in.
 */
export declare class Tree {
    #private;
    constructor(setting: Setting, insight: Insight);
    think(view: View<unknown, unknown>, ranked: Ranked, seed: number, budget: Budget, clock: Clock): Thought;
}
