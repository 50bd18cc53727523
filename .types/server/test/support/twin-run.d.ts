import type { Metrics } from '../../metrics.ts';
import type { Pair } from './twin-pair.ts';
import { type Plant, type Table } from './twin-stage.ts';
/** What came of two matches. */
export interface Outcome {
    readonly steps: number;
    readonly comparisons: number;
    /** How often somebody could only do one thing in one match, and had a choice in the other. */
    readonly forcedInOne: number;
    /** Whether somebody who may know the difference has seen it. */
    readonly wasSeen: boolean;
    readonly difference: string | undefined;
}
/** Two matches of a pair go on, with the same public moves at the same moments. */
export declare class TwinRun {
    #private;
    constructor(pair: Pair, table: Table, metrics: readonly [Metrics, Metrics], plant?: Plant);
    /** Goes on until the difference may be known to all, and compares what is noticed before. */
    run(): Promise<Outcome>;
}
