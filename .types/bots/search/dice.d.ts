import type { Rng } from '@pepite/kernel';
/**
 * Chance in the mind: it can be set to the same luck again, so that choices are compared in the
 * same worlds with the same draws. Good enough to think with, not to deal at a table.
 */
export declare class Dice implements Rng {
    #private;
    /** The luck of a place (`page`) in one of many stories (`volume`). */
    set(seed: number, volume: number, page: number): void;
    below(n: number): number;
}
