/** Plays one match at random and returns how many decisions its players made. */
export type Play = () => number;
/** What a contestant did in one slice of time, per second of its processor time. */
export interface Rates {
    readonly decisions: number;
    readonly matches: number;
}
export interface Memory {
    /** What a decision allocates on the heap, whether or not it is collected later. */
    readonly bytesPerDecision: number;
    /** What a world of the match takes up; absent where there is no such thing. */
    readonly bytesPerWorld?: number;
}
/**
 * Processor time of this process, in seconds: who else uses the machine matters less. That of the
 * thread alone would be no better: Linux tells Node about it only every few milliseconds.
 */
export declare function processorTime(): number;
export declare function measureSpeed(play: Play, seconds: number): Rates;
/**
 * Bytes per decision, by V8's own sampling of allocations, those already collected included. The
 * least of a few runs: what the engine allocates for itself while it optimises only ever adds.
 */
export declare function measureAllocation(play: Play, seconds: number): Promise<number>;
/** Bytes per thing, from the difference that many of them make. Needs `--expose-gc`. */
export declare function measureSize(create: () => object): number;
