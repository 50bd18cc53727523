import { describe, expect, it } from 'vitest';
import { exactVersions, oneVersion } from '../tidy/versions.ts';
import { report } from './sample.ts';

function manifest(field: string, version: string): string {
  return JSON.stringify({ name: 'a', [field]: { vitest: version } }, undefined, 2);
}

describe('exact versions', () => {
  const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

  it.each(fields)('an exact version is asked for in %s', (field) => {
    const files = { 'cli/package.json': manifest(field, '^5.1.0') };
    expect(report(exactVersions, files)).toEqual(['cli/package.json:4']);
  });

  it.each(['~5.1.0', '5', '5.1', '*', 'latest', '>=5.1.0', '5.x', '1.0.0 || 2.0.0'])(
    'the version %s is not exact',
    (version) => {
      const files = { 'package.json': manifest('dependencies', version) };
      expect(report(exactVersions, files)).toEqual(['package.json:4']);
    },
  );

  it.each(['5.1.0', '5.1.0-beta.2', 'npm:@scope/other@1.2.3'])('%s is exact', (version) => {
    expect(report(exactVersions, { 'package.json': manifest('dependencies', version) })).toEqual(
      [],
    );
  });

  it('an exact version is not asked of engines', () => {
    const text = JSON.stringify({ engines: { node: '>=20' } });
    expect(report(exactVersions, { 'package.json': text })).toEqual([]);
  });
});

describe('the one version', () => {
  const root = { version: '1.2.0', workspaces: ['cli', 'kernel'] };
  const cli = { version: '1.2.0', dependencies: { '@pepite/kernel': '1.2.0', pino: '9.0.0' } };
  const kernel = { version: '1.2.0' };
  const files = {
    'package.json': JSON.stringify(root),
    'cli/package.json': JSON.stringify(cli),
    'kernel/package.json': JSON.stringify(kernel),
    'kernel/version.ts': "export const VERSION = '1.2.0';",
    'package-lock.json': JSON.stringify({ packages: { '': root, cli, kernel } }),
    'bench/peer/package.json': JSON.stringify({ version: '0.1.0' }),
    'CHANGELOG.md': '# Changes\n\n## [1.2.0] - 2026-01-01\n\n## [1.1.0]\npepite-1.1.0.tgz\n',
    'docs/hosting.md': 'npm install pepite-1.2.0.tgz, or pepite-<earlier>.tgz\n{"version":"1.2.0"}',
  };
  const older = { ...cli, version: '1.1.0' };
  const asksOlder = { ...cli, dependencies: { '@pepite/kernel': '1.1.0' } };

  it('the version is the same in every file that names it, and others have their own', () => {
    expect(report(oneVersion, files)).toEqual([]);
  });

  it.each([
    ['cli/package.json', JSON.stringify(older)],
    ['cli/package.json', JSON.stringify(asksOlder)],
    ['kernel/package.json', '{}'],
    ['kernel/version.ts', "export const VERSION = '1.1.0';"],
    ['kernel/version.ts', ''],
    ['package-lock.json', JSON.stringify({ packages: { '': root, cli: older, kernel } })],
    ['package-lock.json', JSON.stringify({ packages: { '': root, cli: asksOlder, kernel } })],
    ['docs/hosting.md', 'npm install pepite-1.1.0.tgz'],
    ['docs/hosting.md', 'says {"version":"1.1.0"}'],
    ['README.md', 'the release, pepite-1.2.0-rc.1.tgz'],
    ['CHANGELOG.md', '# Changes\n\n## [1.1.0] - 2026-01-01\n'],
  ])('a wrong version is found in %s when it says %s', (path, text) => {
    expect(report(oneVersion, { ...files, [path]: text })).toEqual([`${path}:1`]);
  });
});
