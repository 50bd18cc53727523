import type { Finding, Source } from './rule.ts';
/** What is committed works on any machine: no path of this one. */
export declare function noMachinePaths(sources: readonly Source[]): Generator<Finding>;
/** Where packages come from is for each machine to say. */
export declare function noRegistry(sources: readonly Source[]): Generator<Finding>;
/** The folder beside the repository is not there for whoever clones it. */
export declare function noShared(sources: readonly Source[]): Generator<Finding>;
