import type { Finding, Source } from './rule.ts';
/** Comments that switch a check off: lint obeys them, so it can't be what forbids them. */
export declare function noSuppressions(sources: readonly Source[]): Generator<Finding>;
/** Types forced on values, and tests that may not run. */
export declare function noEscapes(sources: readonly Source[]): Generator<Finding>;
