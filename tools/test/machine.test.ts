import { describe, expect, it } from 'vitest';
import { noMachinePaths, noRegistry, noShared } from '../tidy/machine.ts';
import { glue, report } from './sample.ts';

describe('paths of one machine', () => {
  it.each(['work', 'root', 'home'])('the path /%s is found', (folder) => {
    const path = glue('/', folder, '/somebody');
    const files = {
      'README.md': `Look into ${path}.`,
      'cli/play.ts': `\nconst a = '${path}';`,
      'package-lock.json': `"resolved": "file:${path}"`,
    };
    expect(report(noMachinePaths, files)).toEqual([
      'README.md:1',
      'cli/play.ts:2',
      'package-lock.json:1',
    ]);
  });

  it('addresses and folders of our own are accepted', () => {
    const text = 'https://example.org/home/ and ./patch/work/';
    expect(report(noMachinePaths, { 'README.md': text })).toEqual([]);
  });
});

describe('registries', () => {
  it.each([
    glue('"resolved": "ht', 'tps://example.org/a.tgz"'),
    glue('https:/', '/registry', '.example.org/a'),
    glue('registry.np', 'mjs.org'),
  ])('the registry %s is found', (text) => {
    expect(report(noRegistry, { 'package-lock.json': `{\n${text}` })).toEqual([
      'package-lock.json:2',
    ]);
  });

  it('a registry in a setting of npm is found', () => {
    expect(report(noRegistry, { '.npmrc': 'fund=false\nregistry = x' })).toEqual(['.npmrc:2']);
  });

  it('links to workspaces are accepted, and registries of another kind', () => {
    const files = {
      'package-lock.json': '"resolved": "kernel", "url": "https://opencollective.com/a"',
      '.npmrc': 'omit-lockfile-registry-resolved=true',
      'server/metrics.ts': 'registry.metrics.map(f)',
    };
    expect(report(noRegistry, files)).toEqual([]);
  });
});

describe('the folder beside the repository', () => {
  it('the shared folder may not be named in code', () => {
    const files = { 'kernel/test/a.test.ts': `read('${glue('../', 'shared/records')}')` };
    expect(report(noShared, files)).toEqual(['kernel/test/a.test.ts:1']);
    expect(report(noShared, { 'web/a.ts': "import './shared/card.ts';" })).toEqual([]);
  });
});
