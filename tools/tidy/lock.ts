import { posix } from 'node:path';
import type { Finding, Source } from './rule.ts';
import { dependenciesOf, type Dependency, type Manifest } from './versions.ts';

interface Lock {
  readonly packages: Readonly<Record<string, Manifest>>;
}

/** What a package.json asks for is what the lock file was made for. */
export function* lockInStep(sources: readonly Source[]): Generator<Finding> {
  for (const { path, text } of sources) {
    if (posix.basename(path) !== 'package-lock.json') continue;
    const { packages } = JSON.parse(text) as Lock;
    for (const [folder, locked] of Object.entries(packages)) {
      if (folder.includes('node_modules/')) continue;
      const manifest = posix.join(posix.dirname(path), folder, 'package.json');
      const source = sources.find((other) => other.path === manifest);
      const asked = source === undefined ? {} : (JSON.parse(source.text) as Manifest);
      if (isSame(dependenciesOf(asked), dependenciesOf(locked))) continue;
      yield { path: manifest, line: 1, message: `${path} is out of step: run npm install` };
    }
  }
}

function isSame(one: readonly Dependency[], other: readonly Dependency[]): boolean {
  const sorted = (list: readonly Dependency[]): string => list.map(String).toSorted().join('\n');
  return sorted(one) === sorted(other);
}
