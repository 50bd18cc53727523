import type { StartThread } from '@pepite/matches';
/** Threads of this process, which run a program that has a desk. */
export declare const startThreads: (program?: URL) => StartThread;
