import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { within } from './deadline.ts';
import { COMPILED, PROGRAM } from './program.ts';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly said: string;
}

/** A command of the program in a process of its own; `meanwhile` may do something to it. */
export async function runCommand(
  options: readonly string[],
  meanwhile: (child: ChildProcess) => void = () => {},
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [...PROGRAM, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...COMPILED, PATH: process.env['PATH'], LANG: 'en_GB.UTF-8', ...environment },
  });
  let said = '';
  const hear = (data: Buffer): void => {
    said += data.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  meanwhile(child);
  try {
    await within(60, `${options.join(' ')} ends`, once(child, 'close'));
    return { code: child.exitCode, signal: child.signalCode, said };
  } finally {
    child.kill('SIGKILL');
  }
}
