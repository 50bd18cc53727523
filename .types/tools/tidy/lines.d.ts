import type { Finding, Source } from './rule.ts';
/** Reports every line that matches; the pattern has no `g` flag, so each line is a fresh start. */
export declare function findLines(source: Source, pattern: RegExp, message: string): Generator<Finding>;
/** The line of the first occurrence of a text, or the first line of the file. */
export declare function lineOf(source: Source, text: string): number;
