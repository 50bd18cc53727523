import { posix } from 'node:path';
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

const OURS = '@pepite/';
const CONSTANT = 'kernel/version.ts';
/** Documents that tell what to type today; the changelog tells of earlier versions, too. */
const DOCUMENT = /^(?:README|docs\/[\w-]+)\.md$/;
/** The release by its name, and what the server says of itself. */
const MENTION = /pepite-(\d[\w.-]*)\.tgz|"version":"([^"]*)"/g;

/** What we read of the package.json of the root, of ours, and of their copies in the lock file. */
interface Package {
  readonly version?: string;
  readonly workspaces?: readonly string[];
}

/** Pépite has one version: every package of ours, what they ask of each other, and the constant. */
export function* oneVersion(sources: readonly Source[]): Generator<Finding> {
  const root = sources.find(({ path }) => path === 'package.json');
  if (root === undefined) return;
  const { version = '', workspaces = [] } = JSON.parse(root.text) as Package;
  for (const source of sources) {
    for (const [other, text] of versionsIn(source, workspaces)) {
      if (other === version) continue;
      const message = `the version is ${version}, not ${other}`;
      yield { path: source.path, line: lineOf(source, text), message };
    }
  }
  yield* toldInChangelog(sources, version);
}

/** The versions that a file says are ours, each with the text that says so. */
function versionsIn(source: Source, workspaces: readonly string[]): readonly Dependency[] {
  const { path, text } = source;
  if (path === CONSTANT) {
    const [said, version] = /VERSION = '(.*)'/.exec(text) ?? ['', 'missing'];
    return [[version, said]];
  }
  if (path === 'package-lock.json') {
    const { packages } = JSON.parse(text) as { readonly packages: Record<string, Manifest> };
    return ['', ...workspaces].flatMap((folder) => ownVersions(packages[folder] ?? {}));
  }
  if (DOCUMENT.test(path)) {
    return [...text.matchAll(MENTION)].map(([said, release, told]) => [
      release ?? told ?? '',
      said,
    ]);
  }
  const isOurs = ['', ...workspaces].some((folder) => path === posix.join(folder, 'package.json'));
  return isOurs ? ownVersions(JSON.parse(text) as Manifest) : [];
}

function ownVersions(manifest: Manifest): readonly Dependency[] {
  const { version = 'missing' } = manifest as Package;
  const asked = dependenciesOf(manifest).filter(([name]) => name.startsWith(OURS));
  return [
    [version, `"version": "${version}"`],
    ...asked.map(([name, other]): Dependency => [other, `"${name}": "${other}"`]),
  ];
}

/** Whoever upgrades reads what is new: a version without an entry is not released. */
function* toldInChangelog(sources: readonly Source[], version: string): Generator<Finding> {
  const changelog = sources.find(({ path }) => path === 'CHANGELOG.md');
  if (changelog?.text.includes(`\n## [${version}]`) === true) return;
  yield { path: 'CHANGELOG.md', line: 1, message: `nothing is told about version ${version}` };
}
