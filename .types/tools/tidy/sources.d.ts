import type { Source } from './rule.ts';
/** All text files of a repository that are committed or would be by `git add`. */
export declare function readSources(root: string): Source[];
