import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BatchResult } from './batch.ts';
import type { Call } from './calls.ts';
import type { CheckLog } from './check.ts';
import type { BatchPort } from './client.ts';
import { StoreProblem, type StoreProblemKind } from './problem.ts';

/** What the thread of a database is told. */
export type ToThread =
  { readonly type: 'batch'; readonly batch: readonly Call[] } | { readonly type: 'close' };

/** What it says. */
export type FromThread =
  | {
      readonly type: 'log';
      readonly level: 'info' | 'warn';
      readonly details: object;
      readonly text: string;
    }
  | {
      readonly type: 'open';
      readonly cookieKey: Uint8Array;
      /** Keys of cookies that still count, but are given anew. */
      readonly olderKeys: readonly Uint8Array[];
      /** The latest date that anything is stamped with. */
      readonly latest: number | undefined;
    }
  /** The data folder can't be used. */
  | { readonly type: 'closed'; readonly kind: StoreProblemKind; readonly message: string }
  | { readonly type: 'done'; readonly result: BatchResult }
  /** Something could not be written: nothing of the batch was. */
  | { readonly type: 'failed'; readonly error: unknown };

const PROGRAM = new URL('./worker.ts', import.meta.url);

type Opened = Extract<FromThread, { readonly type: 'open' }>;

/** A database in a thread of its own, for one batch at a time. */
export class StoreThread implements BatchPort {
  readonly #thread: Worker;
  readonly #progress: CheckLog;
  #waiting: PromiseWithResolvers<FromThread> | undefined;
  #end: unknown;

  private constructor(folder: string, progress: CheckLog) {
    this.#progress = progress;
    this.#thread = new Worker(PROGRAM, { workerData: { folder } });
    this.#thread.on('message', (message: FromThread) => this.#hear(message));
    this.#thread.on('error', (error) => this.#ended(error));
    this.#thread.on('exit', (code) =>
      this.#ended(new Error(`the thread of the database has ended (${code})`)),
    );
  }

  /** Opens a data folder; it throws what is wrong with it. */
  static async open(
    folder: string,
    progress: CheckLog,
  ): Promise<Opened & { readonly thread: StoreThread }> {
    const thread = new StoreThread(folder, progress);
    const message = await thread.#next();
    if (message.type === 'open') return { ...message, thread };
    if (message.type === 'closed') throw new StoreProblem(message.kind, message.message);
    throw new Error(`the database thread sent “${message.type}” first`);
  }

  async run(batch: readonly Call[]): Promise<BatchResult> {
    const answer = this.#next();
    this.#post({ type: 'batch', batch });
    const message = await answer;
    if (message.type === 'done') return message.result;
    throw message.type === 'failed' ? message.error : new Error(`unexpected: ${message.type}`);
  }

  async close(): Promise<void> {
    if (this.#end !== undefined) return;
    const exit = once(this.#thread, 'exit');
    this.#post({ type: 'close' });
    await exit;
  }

  #post(message: ToThread): void {
    this.#thread.postMessage(message, []);
  }

  #next(): Promise<FromThread> {
    this.#waiting = Promise.withResolvers();
    if (this.#end !== undefined) this.#waiting.reject(this.#end);
    return this.#waiting.promise;
  }

  #hear(message: FromThread): void {
    if (message.type === 'log') this.#progress[message.level](message.details, message.text);
    else this.#waiting?.resolve(message);
  }

  #ended(error: unknown): void {
    this.#end ??= error;
    this.#waiting?.reject(error);
  }
}
