import { type Context, type ExitCode } from '../command.ts';
interface Asked {
    readonly game: string;
    readonly generations: number;
    readonly population: number;
    readonly games: number;
    readonly seed: number;
    readonly workers: number | undefined;
    readonly json: boolean;
}
/** Fits weights and reports; when interrupted, on what was found so far. */
export declare function fitWeights(context: Context, asked: Asked): Promise<ExitCode>;
export {};
