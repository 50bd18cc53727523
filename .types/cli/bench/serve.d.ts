import { type Play } from './measure.ts';
/** What a contestant's process measures; `create` makes what a match is played on. */
export interface Measured {
    readonly play: Play;
    readonly create?: () => object;
}
/**
 * A contestant's process: it answers each line `speed SECONDS` or `memory SECONDS` on its input
 * with one line of JSON, and ends with its input. So the contestants can take turns in short
 * slices while each stays warm, and none disturbs what the engine has learnt about another.
 */
export declare function serve(measured: Measured): Promise<void>;
/** The arguments every contestant's process gets: GAME SEATS SEED. */
export declare function readArguments(): {
    id: string;
    seats: number;
    seed: number;
};
