import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from './free-port.ts';

const PROGRAM = 'redis-server';
/** All in memory: it is for what processes tell each other, and keeps nothing of matches. */
const SETTINGS = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
/** What it says when it listens. */
const READY = 'Ready to accept connections';
/** It can't be told to take any port, so another program may come first. */
const TRIES = 5;

interface Redis {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Uses a Redis of its own, if one is installed, by its address. */
export async function withRedis<R>(
  use: (redis: string | undefined) => Promise<R>,
  findPort = freePort,
): Promise<R> {
  if (spawnSync(PROGRAM, ['--version']).status !== 0) return use(undefined);
  const redis = await start(findPort);
  if (redis === undefined) return use(undefined);
  const { child, port } = redis;
  const ended = once(child, 'exit');
  const end = (): void => void child.kill();
  process.once('exit', end);
  try {
    return await use(`redis://127.0.0.1:${port}`);
  } finally {
    process.off('exit', end);
    end();
    await ended;
  }
}

async function start(findPort: () => Promise<number>): Promise<Redis | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = await findPort();
    // In a group of its own Ctrl-C does not reach it: it is there until its users are gone.
    const child = spawn(PROGRAM, [...SETTINGS, '--port', String(port)], {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    if (!(await isReady(child.stdout))) continue;
    // What else it says is nobody's, but it must not wait for a reader.
    child.stdout.resume();
    return { child, port };
  }
  return undefined;
}

/** False if it ends before it listens. */
async function isReady(said: Readable): Promise<boolean> {
  for await (const line of createInterface({ input: said })) {
    if (line.includes(READY)) return true;
  }
  return false;
}
