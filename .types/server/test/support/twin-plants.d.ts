import type { Plant } from './twin-stage.ts';
/** Moves are counted as soon as they are sealed (R7). */
export declare const COUNTS_SEALED: Plant;
/** Bots move as soon as they have thought (R8). */
export declare const TELLS_THOUGHTS: Plant;
/** Spectators learn what all seats do (R27). */
export declare const TELLS_LEARNED: Plant;
