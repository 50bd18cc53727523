import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { LineSplitter } from '../line-splitter.ts';
import type { LineToProgram } from '../lines.ts';
import { LONGEST_LINE } from '../lines.ts';

/** What a process does that others have to know of. */
export interface ProcessEvents {
  /** A line of its output; nothing in place of one that was too long. */
  readonly said: (line: string | undefined) => void;
  /** A line of its error stream. */
  readonly complained: (line: string) => void;
  /** It has ended, or could not be started: the last that is heard of it. */
  readonly ended: () => void;
}

/** Programs that run: whatever ends us, they end with us. */
const running = new Set<ProgramProcess>();
process.on('exit', () => {
  for (const one of running) one.kill();
});

/** How long a program has to end by itself once it was told to, in milliseconds. */
const GRACE = 500;

/**
 * A program of somebody else, with lines in and out. It is started by a shell in a group of its
 * own, so that it can be ended with all that it has started.
 */
export class ProgramProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #events: ProcessEvents;
  #isGone = false;

  constructor(command: string, events: ProcessEvents) {
    this.#events = events;
    this.#child = spawn(command, { shell: true, detached: process.platform !== 'win32' });
    running.add(this);
    this.#listen();
  }

  #listen(): void {
    const { stdin, stdout, stderr } = this.#child;
    const lines = new LineSplitter();
    const complaints = new LineSplitter(LONGEST_LINE);
    stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of lines.take(text)) this.#events.said(line);
    });
    stderr.setEncoding('utf8').on('data', (text: string) => {
      for (const line of complaints.take(text)) this.#events.complained(line ?? '…');
    });
    // It may have gone while something was said to it: its end is noticed elsewhere.
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});
    this.#child.on('error', () => this.#end());
    this.#child.on('exit', () => this.#end());
  }

  #end(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    // What it has started may still run.
    this.kill();
    running.delete(this);
    this.#events.ended();
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  say(line: LineToProgram): void {
    if (!this.#isGone) this.#child.stdin.write(`${JSON.stringify(line)}\n`);
  }

  /** Says goodbye, and ends it if it does not go. */
  close(): void {
    if (this.#isGone) return;
    this.say({ type: 'bye' });
    this.#child.stdin.end();
    setTimeout(() => this.kill(), GRACE).unref();
  }

  /** Ends it and all that it has started, at once. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // Nobody is left of its group.
    }
  }
}
