import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readLine, UsageError } from '../command-line.ts';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));

function run(...line: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...line], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run simulate-faults', () => {
  it('a seed alone is run with a trace, and a promise that a bug breaks is named', () => {
    const { status, stdout } = run('--seed', '7', '--plant', 'tells a step before it is kept');
    expect(stdout).toContain('server 0 (1): starts');
    expect(stdout).toMatch(/^seed 7 .*: broken at .*: nothing is told before it is kept$/m);
    expect(status).toBe(1);
  });

  it('a line that makes no sense is told with how it is used', () => {
    const { status, stdout, stderr } = run('--sed', '1');
    expect(stderr).toContain('--sed');
    expect(stderr).toContain('npm run simulate-faults -- [--seed N]');
    expect([status, stdout]).toEqual([2, '']);
  });

  it('a line says which seeds are run, and with which bug', () => {
    expect(readLine([])).toMatchObject({ seed: 1, count: undefined, plant: undefined });
    expect(readLine(['--seed', '12', '--seeds', '30'])).toMatchObject({ seed: 12, count: 30 });
    const plant = 'takes a conflict for success';
    expect(readLine(['--plant', plant])).toMatchObject({ plant });
  });

  it.each([
    [['--sed', '1'], '--sed'],
    [['--seed', '-1'], '--seed'],
    [['--seed', '1.5'], '--seed is a whole number'],
    [['--seeds', '0'], '--seeds is a whole number'],
    [['--plant', 'nothing'], 'there is no bug called “nothing”'],
    [['--plant', 'toString'], 'there is no bug'],
    [['7'], '7'],
  ])('a line that makes no sense is refused: %j', (line, reason) => {
    const read = () => readLine(line);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(reason);
  });
});
