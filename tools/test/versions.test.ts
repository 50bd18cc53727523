import { describe, expect, it } from 'vitest';
import { exactVersions } from '../tidy/versions.ts';
import { report } from './sample.ts';

function manifest(field: string, version: string): string {
  return JSON.stringify({ name: 'a', [field]: { vitest: version } }, undefined, 2);
}

describe('exact versions', () => {
  const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

  it.each(fields)('are asked for in %s', (field) => {
    const files = { 'cli/package.json': manifest(field, '^5.1.0') };
    expect(report(exactVersions, files)).toEqual(['cli/package.json:4']);
  });

  it.each(['~5.1.0', '5', '5.1', '*', 'latest', '>=5.1.0', '5.x', '1.0.0 || 2.0.0'])(
    'are not %s',
    (version) => {
      const files = { 'package.json': manifest('dependencies', version) };
      expect(report(exactVersions, files)).toEqual(['package.json:4']);
    },
  );

  it.each(['5.1.0', '5.1.0-beta.2', 'npm:@scope/other@1.2.3'])('are such as %s', (version) => {
    expect(report(exactVersions, { 'package.json': manifest('dependencies', version) })).toEqual(
      [],
    );
  });

  it('are not asked of engines', () => {
    const text = JSON.stringify({ engines: { node: '>=20' } });
    expect(report(exactVersions, { 'package.json': text })).toEqual([]);
  });
});
