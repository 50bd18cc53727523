import type { Finding, Source } from './rule.ts';
/** What we read of a package.json, and of the copies in a lock file. */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
export type Dependency = readonly [name: string, version: string];
/** A version is a choice somebody tried, not a range somebody hopes for. */
export declare function exactVersions(sources: readonly Source[]): Generator<Finding>;
export declare function dependenciesOf(manifest: Manifest): Dependency[];
