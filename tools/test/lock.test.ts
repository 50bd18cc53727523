import { describe, expect, it } from 'vitest';
import { lockInStep } from '../tidy/lock.ts';
import { report } from './sample.ts';

const root = { devDependencies: { vitest: '5.1.0', knip: '6.44.1' } };
const cli = { dependencies: { '@pepite/kernel': '0.1.0' } };
const packages = { '': root, cli, 'node_modules/vitest': { version: '5.1.0' } };

function files(lock: object, rootManifest: object, cliManifest: object): Record<string, string> {
  return {
    'package-lock.json': JSON.stringify({ packages: lock }),
    'package.json': JSON.stringify(rootManifest),
    'cli/package.json': JSON.stringify(cliManifest),
  };
}

describe('the lock file', () => {
  it('the lock file is in step when it repeats every package.json, in any order', () => {
    const turned = { devDependencies: { knip: '6.44.1', vitest: '5.1.0' }, scripts: {} };
    expect(report(lockInStep, files(packages, turned, cli))).toEqual([]);
  });

  it('the lock file is out of step with another version, one more, one less', () => {
    const other = { devDependencies: { vitest: '5.0.0', knip: '6.44.1' } };
    expect(report(lockInStep, files(packages, other, cli))).toEqual(['package.json:1']);
    const more = { dependencies: { ...cli.dependencies, commander: '15.1.0' } };
    expect(report(lockInStep, files(packages, root, more))).toEqual(['cli/package.json:1']);
    expect(report(lockInStep, files(packages, root, {}))).toEqual(['cli/package.json:1']);
  });

  it('the lock file is looked at in every folder that has one', () => {
    const bench = {
      'bench/peer/package-lock.json': JSON.stringify({ packages: { '': cli } }),
      'bench/peer/package.json': '{}',
    };
    expect(report(lockInStep, bench)).toEqual(['bench/peer/package.json:1']);
  });
});
