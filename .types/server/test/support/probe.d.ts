import type { Rng } from '@pepite/kernel';
/** Something that somebody who wants to know more might say at a position. */
export declare function anyProbe(rng: Rng, match: string, ply: number): string;
