import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { V8_FLAGS } from '../../../../cli/flags.mjs';
import { SEED } from '../../../../kernel/test/seed.ts';

/** What was built, with the flags that the launcher starts it with. */
const PROGRAM = [...V8_FLAGS, join(import.meta.dirname, '../../../../dist/node/pepite.js')];

let opened = String(SEED);

/** What chance began with at the site that was opened last: some tests choose it themselves. */
export const lastSeed = (): string => opened;

/** A real server with a data folder of its own, which can be killed and started again. */
export class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), 'pepite-browser-'));
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #port = 0;

  private constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
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
    const child = spawn(process.execPath, [...PROGRAM, 'serve', '--port', String(this.#port)], {
      env: { ...process.env, ...this.#environment, PEPITE_DATA: this.#folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /localhost:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      return;
    }
    throw new Error('the server did not start');
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
