import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));

function run(...line: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...line], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run simulate-faults', () => {
  it('a seed alone is run with a trace of what happens', () => {
    const { status, stdout } = run('--seed', '7');
    expect(stdout).toContain('server 0 (1): starts');
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^seed 7 .*: nothing went wrong$/);
    expect(status).toBe(0);
  });

  it('a bug that is put in is told with the promise that it breaks, and fails', () => {
    const { status, stdout } = run('--seeds', '3', '--plant', 'tells a step before it is kept');
    expect(stdout).toContain('nothing is told before it is kept');
    expect(stdout).toContain('3 seeds from 1: 3 broken');
    expect(status).toBe(1);
  });

  it.each([
    [['--sed', '1'], '--sed'],
    [['--seed', '-1'], '--seed'],
    [['--seed', '1.5'], '--seed is a whole number'],
    [['--seeds', '0'], '--seeds is a whole number'],
    [['--plant', 'nothing'], 'there is no bug called “nothing”'],
    [['7'], '7'],
  ])('a line that makes no sense is refused: %j', (line, reason) => {
    const { status, stdout, stderr } = run(...line);
    expect(stderr).toContain(reason);
    expect([status, stdout]).toEqual([2, '']);
  });
});
