import type { Finding, Source } from './rule.ts';
/** Prettier breaks code, but neither comments nor texts. */
export declare function lineWidth(sources: readonly Source[]): Generator<Finding>;
/** Of a component lint measures the script only, not the markup and the style below it. */
export declare function componentLength(sources: readonly Source[]): Generator<Finding>;
/** Lint can't tell a test from the chapter that it stands in, so it leaves out test folders. */
export declare function testLength(sources: readonly Source[]): Generator<Finding>;
