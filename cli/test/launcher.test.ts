import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { V8_FLAGS } from '../flags.mjs';
import manifest from '../package.json' with { type: 'json' };
import { useFolder } from './folder.ts';

const PROGRAM = fileURLToPath(new URL('../pepite.mjs', import.meta.url));

const start = (argv: readonly string[], input = ''): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [PROGRAM, ...argv], { input, encoding: 'utf8' });

describe('pepite.mjs', () => {
  it('pepite.mjs runs the command line as a program', () => {
    expect(start(['--version'])).toMatchObject({ status: 0, stdout: `${manifest.version}\n` });
  });

  it('pepite.mjs passes on exit codes, arguments and the input', () => {
    const { status, stdout, stderr } = start(['replay', '-', '--lang', 'fr'], 'nonsense');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('pepite: enregistrement 0\u00A0: ce n’est pas du JSON.\n');
  });
});

describe('launch', () => {
  const pathTo = useFolder();

  /** What a Node that only tells how it was started is given to run. */
  function launched(...options: readonly string[]) {
    const told = '[process.argv.slice(2), process.env.NODE_ENV]';
    const node = pathTo('node.mjs');
    const script = `#!/usr/bin/env node\nconsole.log(JSON.stringify(${told}));\n`;
    writeFileSync(node, script, { mode: 0o755 });
    const launcher = new URL('../launch.mjs', import.meta.url).href;
    const starter = pathTo('starter.mjs');
    const call = `launch(${JSON.stringify(node)}, ${JSON.stringify(options)})`;
    writeFileSync(starter, `import { launch } from '${launcher}';\nawait ${call};\n`);
    const { NODE_ENV: _, ...env } = process.env;
    const child = spawnSync(process.execPath, [starter], { env, encoding: 'utf8' });
    return JSON.parse(child.stdout) as unknown;
  }

  it.each([['play', 'aurum'], ['serve']])('%s is started with V8’s flags', (...options) => {
    const program = fileURLToPath(new URL('../../dist/node/pepite.js', import.meta.url));
    expect(launched(...options)).toEqual([[...V8_FLAGS, program, ...options], 'production']);
    expect(V8_FLAGS.length).toBeGreaterThan(0);
  });
});
