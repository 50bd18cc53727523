import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { SEED } from '../../../kernel/test/seed.ts';
import { within } from './deadline.ts';
import { SERVER } from './program.ts';

/** The program itself, as `npm start` runs it, on a data folder. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  #said = '';
  readonly #base: Promise<string>;

  /** `cache` is a folder where compiled modules are kept from one start to the next. */
  constructor(data: string, cache: string, settings: Readonly<Record<string, string>> = {}) {
    this.#child = spawn(process.execPath, SERVER, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: cache,
        PEPITE_DATA: data,
        PEPITE_HOST: '127.0.0.1',
        PEPITE_LOG: 'error',
        PEPITE_LIMITS: 'off',
        PEPITE_BOT_PAUSE: '0',
        PEPITE_TEST: 'on',
        PEPITE_SEED: String(SEED),
        ...settings,
      },
    });
    this.#exit = once(this.#child, 'exit');
    this.#base = new Promise((resolve) => {
      const hear = (text: Buffer): void => {
        this.#said += text.toString();
        const port = /http:\/\/localhost:(\d+)/.exec(this.#said)?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      };
      this.#child.stdout?.on('data', hear);
      this.#child.stderr?.on('data', hear);
    });
  }

  /** Where it serves, once it does. */
  open(): Promise<string> {
    const failed = this.#exit.then(() => {
      throw new Error(`the server ended: ${this.#said}`);
    });
    return within(30, 'the server opens', Promise.race([this.#base, failed]));
  }

  /** What it has printed so far. */
  get said(): string {
    return this.#said;
  }

  /** Waits until it ends by itself; what it returns is its exit code. */
  async ended(): Promise<number | null> {
    await within(10, 'the server ends', this.#exit);
    return this.#child.exitCode;
  }

  /** Ends it without a warning, in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await within(10, 'the killed server is gone', this.#exit);
  }

  /** Whether that is how it ended. */
  get wasKilled(): boolean {
    return this.#child.signalCode === 'SIGKILL';
  }

  /** Asks it to end, as Ctrl-C does; what it returns is its exit code. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    await within(10, 'the server ends when asked to', this.#exit);
    return this.#child.exitCode;
  }
}
