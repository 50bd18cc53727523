/** Where chance comes from: a seeded generator in simulations, a cryptographic one at the table. */
export interface Rng {
    /** A whole number from 0 to n − 1, each as likely as the others. */
    below(n: number): number;
}
/**
 * The "small fast counting" generator (sfc32): 128 bits of state, whole numbers only, so that the
 * same seed gives the same match on every machine. `stream` makes independent generators from one
 * seed: a simulation gives every match its own, whichever worker plays it.
 */
export declare class Seeded implements Rng {
    #private;
    constructor(seed: number, stream?: number);
    /** 32 random bits, as a signed integer. */
    next(): number;
    below(n: number): number;
}
