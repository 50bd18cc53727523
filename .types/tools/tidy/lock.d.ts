import type { Finding, Source } from './rule.ts';
/** What a package.json asks for is what the lock file was made for. */
export declare function lockInStep(sources: readonly Source[]): Generator<Finding>;
