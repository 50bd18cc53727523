import type { Bot } from '../bot.ts';
export { CrossEntropy } from './cross-entropy.ts';
/** A bot that goes by weights which may be chosen otherwise. */
export interface Fittable {
    readonly names: readonly string[];
    /** The weights of the heuristic. */
    readonly values: readonly number[];
    botOf(values: readonly number[]): Bot;
    /** The weights as they are written in the code. */
    weightsOf(values: readonly number[]): object;
}
/** The games whose bots can be fitted. */
export declare const FITTABLE_GAMES: readonly string[];
export declare const fittableOf: (game: string) => Fittable | undefined;
