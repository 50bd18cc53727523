import { lineOf } from './lines.ts';
import type { Finding, Source } from './rule.ts';

/** What we read of a package.json, and of the copies in a lock file. */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
export type Dependency = readonly [name: string, version: string];

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** A version is a choice somebody tried, not a range somebody hopes for. */
export function* exactVersions(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    if (!/(^|\/)package\.json$/.test(source.path)) continue;
    for (const [name, version] of dependenciesOf(JSON.parse(source.text) as Manifest)) {
      if (EXACT.test(version)) continue;
      const line = lineOf(source, `"${name}": "${version}"`);
      yield { path: source.path, line, message: `${name} needs an exact version, not ${version}` };
    }
  }
}

export function dependenciesOf(manifest: Manifest): Dependency[] {
  return FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}));
}
