import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { V8_FLAGS } from '../flags.mjs';
import type { ExitCode } from '../command.ts';
import type { Printed } from './pepite.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/node/pepite.js', import.meta.url));

/**
 * Runs a command line as it ships, in a process of its own, and returns what it printed. What
 * starts servers and players is tried this way: each of them loads a fourth of what it would load
 * from our sources.
 */
export async function builtPepite(argv: readonly string[]): Promise<Printed> {
  const child = spawn(process.execPath, [...V8_FLAGS, PROGRAM, ...argv], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANG: 'en_GB.UTF-8' },
  });
  const printed = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.error += text));
  const [code] = (await once(child, 'close')) as [ExitCode];
  return { code, ...printed };
}
