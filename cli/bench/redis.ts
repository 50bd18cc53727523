import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort, listening } from './server-process.ts';

const PROGRAM = 'redis-server';
/** All in memory: it is for what processes tell each other, and keeps nothing of matches. */
const SETTINGS = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];

/** Uses a Redis of its own, if one is installed, by its address. */
export async function withRedis<R>(use: (redis: string | undefined) => Promise<R>): Promise<R> {
  if (spawnSync(PROGRAM, ['--version']).status !== 0) return use(undefined);
  const port = await freePort();
  // In a group of its own Ctrl-C does not reach it: it is there until its users are gone.
  const options = { stdio: 'ignore', detached: true } as const;
  const child = spawn(PROGRAM, [...SETTINGS, '--port', String(port)], options);
  const ended = once(child, 'exit');
  const end = (): void => void child.kill();
  process.once('exit', end);
  try {
    await Promise.race([listening(port), ended]);
    return await use(`redis://127.0.0.1:${port}`);
  } finally {
    process.off('exit', end);
    end();
    await ended;
  }
}
