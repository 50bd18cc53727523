import type { Rule } from '../tidy/rule.ts';
/** What a rule says of some files: a path and a line for each finding, in order. */
export declare function report(rule: Rule, files: Readonly<Record<string, string>>): string[];
/** Words that may not stand in a committed file, here neither: put together from pieces. */
export declare function glue(...pieces: readonly string[]): string;
