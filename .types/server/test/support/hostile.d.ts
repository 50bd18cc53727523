import type { Rng } from '@pepite/kernel';
/** What whoever wants to do harm knows: the matches there are, where they stand, and the game. */
export interface Target {
    readonly matches: readonly string[];
    /** Moves that are legal at best by chance. */
    readonly moves: readonly string[];
    readonly ply: number;
    readonly own: number;
}
/** One message of somebody who wants to do harm, or does not know any better. */
export declare function hostileText(rng: Rng, target: Target): string;
