import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const PROGRAM = fileURLToPath(new URL('../pepite.mjs', import.meta.url));

const start = (argv: readonly string[], input = ''): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [PROGRAM, ...argv], { input, encoding: 'utf8' });

describe('pepite.mjs', () => {
  it('runs the command line as a program', () => {
    expect(start(['--version'])).toMatchObject({ status: 0, stdout: `${manifest.version}\n` });
  });

  it('passes on exit codes, arguments and the input', () => {
    const { status, stdout, stderr } = start(['replay', '-', '--lang', 'fr'], 'nonsense');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('pepite: enregistrement 0 : ce n’est pas du JSON.\n');
  });
});
