import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { supervise } from '../supervise.mjs';

type Care = Parameters<typeof supervise>[0];

const run = (script: string) => spawn(process.execPath, ['-e', script], { stdio: 'ignore' });

/** Stand-ins for a server, one after the other; what is said, and how long is waited. */
function stand(scripts: readonly string[], rest: Partial<Care> = {}) {
  const said: string[] = [];
  const pauses: number[] = [];
  let starts = 0;
  const code = supervise({
    start: () => run(scripts[starts++] ?? 'process.exit(0)'),
    say: (sentence) => said.push(sentence),
    pause: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
    ...rest,
  });
  return { code, said, pauses, starts: () => starts };
}

describe('a supervised server', () => {
  it('a server that dies is started again, with a pause that grows', async () => {
    const deaths = Array.from({ length: 8 }, () => 'process.exit(1)');
    const { code, pauses, said } = stand(deaths);
    expect(await code).toBe(0);
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    expect(said[0]).toBe('Pépite stopped (exit code 1); restarting in 1 s.');
    expect(said).toHaveLength(8);
  });

  it('a server that is killed is started again', async () => {
    const { code, said } = stand(['process.kill(process.pid, "SIGKILL")']);
    expect(await code).toBe(0);
    expect(said).toEqual([expect.stringContaining('SIGKILL')]);
  });

  it.each([0, 2])('a server that ends with %i is not started again', async (end) => {
    const { code, starts } = stand([`process.exit(${end})`]);
    expect([await code, starts()]).toEqual([end, 1]);
  });

  it('the pause is a second again after the server was up for ten minutes', async () => {
    const times = [0, 1000, 2000, 3000, 10_000, 610_000];
    const now = (): number => times.shift() ?? 0;
    const { code, pauses } = stand(
      Array.from({ length: 3 }, () => 'process.exit(1)'),
      { now },
    );
    await code;
    expect(pauses).toEqual([1000, 2000, 1000]);
  });

  it('the supervisor ends at once when interrupted while it waits', async () => {
    const signals = new EventEmitter() as EventEmitter & NonNullable<Care['signals']>;
    const pause = (_milliseconds: number, signal: AbortSignal): Promise<unknown> => {
      const aborted = once(signal, 'abort');
      signals.emit('SIGINT');
      return aborted;
    };
    const { code, starts } = stand(['process.exit(1)'], { pause, signals });
    expect([await code, starts()]).toEqual([1, 1]);
  });

  it('the server ends with its supervisor', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pepite-supervise-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const bin = JSON.stringify(new URL('../supervise.mjs', import.meta.url).href);
    const stay = `
      process.on('SIGTERM', () => process.exit(0));
      console.log('up');
      setInterval(() => {}, 1e6);
    `;
    const count = join(folder, 'starts');
    writeFileSync(count, '');
    const script = `
      import { spawn } from 'node:child_process';
      import { appendFileSync } from 'node:fs';
      import { supervise } from ${bin};
      process.exitCode = await supervise({
        start: () => {
          appendFileSync(${JSON.stringify(count)}, 'x');
          return spawn(process.execPath, ['-e', ${JSON.stringify(stay)}], { stdio: 'inherit' });
        },
      });
    `;
    const options = ['--input-type=module', '-e', script];
    const program = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(program.stdout, 'data');
    program.kill('SIGTERM');
    const [code] = (await once(program, 'exit')) as [number | null];
    expect([code, readFileSync(count, 'utf8')]).toEqual([0, 'x']);
  });
});
