import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { MemoryUse, Rates } from './measure.ts';

export type ContestantId = 'pepite' | 'limit' | 'boardgameio';
export type PeerId = Exclude<ContestantId, 'pepite'>;

/** What is played, and the seed of all chance. */
export interface Heat {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
}

/** Something that plays matches at random, and can be asked how fast. */
export interface Contestant {
  speed(seconds: number): Promise<Rates>;
  /** Absent where nothing is allocated by design and nothing can be asked. */
  memory?(seconds: number): Promise<MemoryUse>;
  /** Lets its process end. */
  stop(): void;
}

/** Why a peer takes no part. */
export type Absence =
  'not-asked' | 'no-reference' | 'no-compiler' | 'not-compiled' | 'not-installed' | 'failed';

/** Who we measure ourselves against: for each heat a contestant, or the reason there is none. */
export type Peer = (heat: Heat) => Contestant | Absence;

export interface Program {
  readonly command: string;
  readonly options: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Ends the process when it is aborted. */
  readonly signal: AbortSignal;
}

export const startProcess = (
  { command, options, environment, signal }: Program,
  stdio: SpawnOptions['stdio'],
): ChildProcess =>
  spawn(command, options, { stdio, signal, env: { ...process.env, ...environment } });

/** A process that answers lines with lines of JSON. */
export interface Answering {
  ask(question: string): Promise<unknown>;
  /** Its process, once that is there. */
  readonly pid: number | undefined;
  /** Lets the process end. */
  stop(): void;
}

export function startAnswering(program: Program): Answering {
  const child = startProcess(program, ['pipe', 'pipe', 'pipe']);
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('pipes were asked for');
  let complaint = '';
  stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  // Whatever ends the process ends its output too, and that is where it is noticed.
  for (const part of [child, stdin]) part.on('error', (error) => (complaint += error.message));
  const answers = createInterface({ input: stdout })[Symbol.asyncIterator]();
  return {
    async ask(question) {
      stdin.write(`${question}\n`);
      const { value, done } = await answers.next();
      if (done === true) throw new Error(`a contestant ended early: ${complaint}`);
      return JSON.parse(value) as unknown;
    },
    pid: child.pid,
    stop: () => void stdin.end(),
  };
}

/** A contestant in a process that `serve` runs. */
export function startServer(program: Program): Contestant {
  const player = startAnswering(program);
  return {
    speed: async (seconds) => (await player.ask(`speed ${seconds}`)) as Rates,
    memory: async (seconds) => (await player.ask(`memory ${seconds}`)) as MemoryUse,
    stop: () => player.stop(),
  };
}
