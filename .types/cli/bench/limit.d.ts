import type { Peer } from './contestant.ts';
import type { Rates } from './measure.ts';
export declare const COMPILER = "g++";
export declare const COMPILER_FLAGS: readonly string[];
/** Compiles the C++ reference into `folder`. */
export declare function prepareLimit(folder: string, signal: AbortSignal): Promise<Peer>;
/** "players 4: 509113 games/s  80.17 M moves/s  (…" */
export declare function readRates(line: string): Rates;
