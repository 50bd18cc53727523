/** What a server has cost so far. */
export interface Cost {
    /** Processor time, of all its threads. */
    readonly seconds: number;
    /** What it holds in memory; after a collection of garbage, if memory is asked for. */
    readonly bytes: number;
}
/** A server in a process of its own that can be asked what it costs. */
export interface Measured {
    readonly pid: number;
    cost(what: 'processor' | 'memory'): Promise<Cost>;
    /** Does nothing at all, in no thread, until it is woken. */
    rest(): void;
    wake(): void;
    stop(): Promise<void>;
    /**
     * Asks it to end, and says how many milliseconds that took; if it took more than it may, it is
     * killed and nothing is said.
     */
    end(most: number): Promise<number | undefined>;
}
export declare function startMeasured(program: readonly string[], environment: Readonly<Record<string, string>>, port: number, signal: AbortSignal): Promise<Measured>;
/** A port that nobody listens at, at this moment. */
export declare function freePort(): Promise<number>;
