import type { Finding, Source } from './rule.ts';
export declare function gameShape(sources: readonly Source[]): Generator<Finding>;
