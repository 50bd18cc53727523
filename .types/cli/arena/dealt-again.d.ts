import { type Rng } from '@pepite/kernel';
/**
 * The chance of a deal that is played several times by others: each round starts anew, so that its
 * cards are the same whatever was drawn in the rounds before.
 */
export declare class DealtAgain implements Rng {
    #private;
    constructor(seed: number, deal: number);
    /** Chance goes on for the round after so many. */
    deal(round: number): void;
    below(n: number): number;
}
