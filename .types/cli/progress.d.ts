import type { Context } from './command.ts';
/** Shows on the error stream how far a long job is. */
export interface Progress {
    update(done: number): void;
    /** To be called however the job ends. */
    stop(): void;
}
export declare const startProgress: (context: Context, total: number) => Progress;
