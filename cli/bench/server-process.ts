import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startProcess } from './contestant.ts';

/** What a server has cost so far. */
export interface Cost {
  /** Processor time, of all its threads. */
  readonly seconds: number;
  /** What it holds in memory; after a collection of garbage, if memory is asked for. */
  readonly bytes: number;
}

/** A server in a process of its own that can be asked what it costs. */
export interface ServerProcess {
  readonly pid: number;
  /** The one that the system has given it. */
  readonly port: number;
  cost(what: 'processor' | 'memory'): Promise<Cost>;
  /** Does nothing at all, in no thread, until it is woken. */
  rest(): void;
  wake(): void;
  stop(): Promise<void>;
  /**
   * Asks it to end, and says how many milliseconds that took; if it took more than it may, it is
   * killed and nothing is said.
   */
  end(most: number): Promise<number | undefined>;
}

/** What the probe in a server says first. */
interface Listening {
  readonly port: number;
}

const PROBE = new URL('probe.ts', import.meta.url).href;
/** How long a server may take until it listens, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Starts a server that listens on port 0, and tells its port: one that was looked for beforehand
 * may be another program's by the time.
 */
export async function startServerProcess(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ServerProcess> {
  const options = ['--expose-gc', '--import', PROBE, ...program];
  const child = startProcess({ command: process.execPath, options, environment, signal }, [
    'ignore',
    'ignore',
    'pipe',
    'ipc',
  ]);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.on('error', (error) => (complaint += error.message));
  const ended = new Promise<never>((_, reject) => {
    child.on('exit', () => reject(new Error(`a server ended early: ${complaint}`)));
  });
  // Callers that wait for an answer are told; an end that was asked for is no error.
  ended.catch(() => undefined);
  const port = await Promise.race([portOf(child), ended]);
  if (child.pid === undefined) throw new Error(`a server did not start: ${complaint}`);
  return {
    pid: child.pid,
    port,
    async cost(what) {
      const answer = once(child, 'message');
      child.send(what);
      const [cost] = (await Promise.race([answer, ended])) as [Cost];
      return cost;
    },
    rest: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill();
      // A paused process gets the signal once it is resumed.
      child.kill('SIGCONT');
      await ended.catch(() => undefined);
    },
    async end(most) {
      const start = performance.now();
      const killing = setTimeout(() => child.kill('SIGKILL'), most);
      child.kill('SIGTERM');
      await ended.catch(() => undefined);
      clearTimeout(killing);
      return child.signalCode === 'SIGKILL' ? undefined : performance.now() - start;
    },
  };
}

/** Where a server listens, once it does. */
async function portOf(child: ChildProcess): Promise<number> {
  const giveUp = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  child.once('exit', () => clearTimeout(giveUp));
  const [{ port }] = (await once(child, 'message')) as [Listening];
  clearTimeout(giveUp);
  return port;
}
