import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CLOSE } from './batch.ts';
import type { CheckLog } from './check.ts';
import { StoreProblem, type StoreProblemKind } from './problem.ts';

/** What the thread of a database says before it takes batches. */
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
      /** What push services know this server by. */
      readonly noticeKey: Uint8Array;
      /** The latest date that anything is stamped with. */
      readonly latest: number | undefined;
    }
  /** The data folder can't be used. */
  | { readonly type: 'closed'; readonly kind: StoreProblemKind; readonly message: string };

const PROGRAM = new URL('./worker.ts', import.meta.url);

type Opened = Extract<FromThread, { readonly type: 'open' }>;

/** Opens a data folder in a thread of its own, for one batch at a time; throws what is wrong. */
export async function openThread(
  folder: string,
  progress: CheckLog,
): Promise<Opened & { readonly thread: Worker }> {
  const thread = new Worker(PROGRAM, { workerData: { folder } });
  const message = await firstWord(thread, progress);
  if (message.type === 'closed') throw new StoreProblem(message.kind, message.message);
  return { ...message, thread };
}

/** What comes after the messages for the log. */
function firstWord(
  thread: Worker,
  progress: CheckLog,
): Promise<Exclude<FromThread, { readonly type: 'log' }>> {
  return new Promise((resolve, reject) => {
    const hear = (message: FromThread): void => {
      if (message.type === 'log') progress[message.level](message.details, message.text);
      else end(() => resolve(message));
    };
    const fail = (error: Error): void => end(() => reject(error));
    const exit = (code: number): void => fail(new Error(`the database thread has ended (${code})`));
    const end = (settle: () => void): void => {
      thread.off('message', hear).off('error', fail).off('exit', exit);
      settle();
    };
    thread.on('message', hear).on('error', fail).on('exit', exit);
  });
}

/** Ends the thread of a database once all that it was asked for is done. */
export async function closeThread(thread: Worker): Promise<void> {
  const exit = once(thread, 'exit');
  thread.postMessage(CLOSE, []);
  await exit;
}
