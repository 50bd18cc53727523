import type { Rng } from '@pepite/kernel';
/**
 * Looks for numbers by the cross-entropy method: draws some around a guess and learns from those
 * that did best. They are above zero, and twice as much is as far from the guess as half of it: it
 * goes by their logarithms.
 */
export declare class CrossEntropy {
    #private;
    constructor(start: readonly number[], spread: number);
    get guess(): readonly number[];
    draw(rng: Rng): readonly number[];
    /** What did best is where to look next. */
    learn(best: readonly (readonly number[])[]): void;
}
