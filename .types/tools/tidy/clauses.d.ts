import type { Finding, Source } from './rule.ts';
/** Every clause of a game's rules has a test that names it, and tests name no other clause. */
export declare function clausesHaveTests(sources: readonly Source[]): Generator<Finding>;
