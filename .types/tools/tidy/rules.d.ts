import type { Rule } from './rule.ts';
/** What only we know, or lint can't say; everything else is in `.oxlintrc.json`. */
export declare const rules: readonly Rule[];
