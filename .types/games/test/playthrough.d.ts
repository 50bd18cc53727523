import { type Game, type Options } from '@pepite/kernel';
/**
 * A random match as a text a person can read and check against the rulebook: at every decision what
 * has changed on the table, the hand of each seat that decides, and its legal moves.
 */
export declare function playthrough(base: Game, seats: number, options: Options, seed: number): string;
