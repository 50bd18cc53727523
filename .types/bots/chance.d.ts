import type { Rng } from '@pepite/kernel';
/**
 * Chance at a real table: nobody can foresee it, and there is no seed that would tell it. Words
 * beyond the last whole multiple of n are thrown away, so every outcome is equally likely.
 */
export declare const cryptographic: Rng;
