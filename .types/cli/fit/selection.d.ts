import type { TaskDone } from './job.ts';
type Values = readonly number[];
/** The quarter of all that won most. */
export declare function bestOf(all: readonly Values[], played: readonly TaskDone[]): readonly Values[];
export {};
