import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { V8_FLAGS } from '../../../../cli/flags.mjs';
import { SEED } from '../../../../kernel/test/seed.ts';

/** What was built, with the flags that the launcher starts it with. */
const PROGRAM = [
  ...V8_FLAGS,
  join(import.meta.dirname, '../../../../dist/node/pepite.js'),
  'serve',
  '--port',
];

/** A server whose time passes when a test says so. */
const TIMED_PROGRAM = [
  fileURLToPath(new URL('../../../../server/test/support/timed-server.ts', import.meta.url)),
];

let opened = String(SEED);

/** What chance began with at the site that was opened last: some tests choose it themselves. */
export const lastSeed = (): string => opened;

/** A real server with a data folder of its own, which can be killed and started again. */
export class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), 'pepite-browser-'));
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #port = 0;
  #starts = 0;

  readonly #program: readonly string[];

  private constructor(
    environment: Readonly<Record<string, string>>,
    program: readonly string[] = PROGRAM,
  ) {
    this.#environment = environment;
    this.#program = program;
  }

  /** Opens one whose time stands still until it is told to pass. */
  static async openTimed(chosen: Readonly<Record<string, string>> = {}): Promise<Site> {
    const environment = {
      PEPITE_LOG: 'error',
      PEPITE_LIMITS: 'off',
      PEPITE_TEST: 'on',
      PEPITE_SEED: String(SEED),
      ...chosen,
    };
    const site = new Site(environment, TIMED_PROGRAM);
    await site.start();
    return site;
  }

  /** Opens one; bots move at once, so that matches are short, and chance can be repeated. */
  static async open(chosen: Readonly<Record<string, string>> = {}): Promise<Site> {
    const environment = {
      PEPITE_BOT_PAUSE: '5',
      PEPITE_LOG: 'error',
      PEPITE_TEST: 'on',
      PEPITE_SEED: String(SEED),
      ...chosen,
    };
    opened = environment.PEPITE_SEED;
    const site = new Site(environment);
    await site.start();
    return site;
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    // Every start is a day later by the date of the machine.
    const date = String(1_700_000_000_000 + 86_400_000 * this.#starts++);
    const own = { PEPITE_DATA: this.#folder, PEPITE_TEST_DATE: date };
    const child = spawn(process.execPath, [...this.#program, String(this.#port)], {
      env: { ...process.env, ...this.#environment, ...own },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#child = child;
    const { stdout: input } = child;
    if (input === null) throw new Error('the server says nothing');
    for await (const line of createInterface({ input })) {
      const port = /localhost:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      return;
    }
    throw new Error('the server did not start');
  }

  /** Lets time pass at a timed server, with all that happens in it. */
  async pass(milliseconds: number): Promise<void> {
    const child = this.#child;
    if (child === undefined) throw new Error('there is no server');
    const passed = once(child, 'message');
    child.send(milliseconds);
    await passed;
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
