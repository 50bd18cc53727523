import type { Outcome } from './contest.ts';
import type { Heat } from './contestant.ts';
import type { BenchWords } from './words.ts';
/** What came out of one game with one number of seats. */
export interface Result {
    readonly heat: Heat;
    readonly outcome: Outcome;
}
/** For people: one table for all heats of a game, and why who is not in it is not. */
export declare function tableOf(results: readonly Result[], words: BenchWords): readonly string[];
/** For machines: who is not there is null, and `absent` says why. */
export declare function toJson({ heat, outcome }: Result): object;
