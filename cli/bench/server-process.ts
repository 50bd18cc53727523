import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
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

const PROBE = new URL('probe.ts', import.meta.url).href;
/** How long a server may take until it listens, in milliseconds. */
const PATIENCE = 30_000;

export async function startServerProcess(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
  port: number,
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
  await Promise.race([listening(port), ended]);
  if (child.pid === undefined) throw new Error(`a server did not start: ${complaint}`);
  return {
    pid: child.pid,
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

/** A port that nobody listens at, at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port was asked for');
  return address.port;
}

/** Fulfilled when something listens at a port. */
export async function listening(port: number): Promise<void> {
  const start = performance.now();
  while (!(await isListening(port))) {
    if (performance.now() - start > PATIENCE) throw new Error('a server does not listen');
    await wait(50);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
