import { Worker } from 'node:worker_threads';
import type { Answer } from '@pepite/bots';
import type { StartThread } from '@pepite/matches';

const PROGRAM = new URL('./worker.ts', import.meta.url);

/** Threads of this process, which run a program that has a desk. */
export const startThreads =
  (program: URL = PROGRAM): StartThread =>
  (heard, failed) => {
    const thread = new Worker(program);
    // A server that has been closed does not stay up for its bots.
    thread.unref();
    thread.on('message', (answer: Answer) => heard(answer));
    thread.on('error', failed);
    thread.on('exit', (code) => failed(new Error(`a thread of bots has ended (${code})`)));
    return {
      post: (question) => thread.postMessage(question, []),
      end: () => thread.terminate(),
    };
  };
