import { type View } from '@pepite/kernel';
import type { Setting } from '../setting.ts';
import { type Budget, type Clock } from './budget.ts';
import type { Thought } from './thought.ts';
import type { Insight, Ranked } from './insight.ts';
/**
 * Tries every move in the same imagined worlds with the same luck, and gives up the worse half of
 * them again and again ("sequential halving"): the better ones get most of the time.
 */
export declare class Flat {
    #private;
    constructor(setting: Setting, insight: Insight);
    think(view: View<unknown, unknown>, ranked: Ranked, seed: number, budget: Budget, clock: Clock): Thought;
}
