import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { within } from './deadline.ts';
import { COMPILED, SERVER } from './program.ts';

/** Runs the program with settings it can't start with: how it ends, and what it says. */
export async function runInVain(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, SERVER, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...COMPILED, PATH: process.env['PATH'], PEPITE_LOG: 'silent', ...environment },
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  try {
    const [code] = (await within(30, 'the program ends', once(child, 'close'))) as [number | null];
    return { code, said };
  } finally {
    child.kill('SIGKILL');
  }
}
