import { Worker, type WorkerOptions } from 'node:worker_threads';
import { BotPool, type StartThread, type ThreadMessage } from '@pepite/bots/host';
import { systemClock } from './clock.ts';

const PROGRAM = new URL('./bot-worker.ts', import.meta.url);

/** Starts threads of this process, which run a program that hosts bots. */
export const startThreads =
  (program: URL = PROGRAM, options?: WorkerOptions): StartThread =>
  (heard, failed) => {
    const thread = new Worker(program, options);
    // A server that has been closed does not stay up for its bots.
    thread.unref();
    thread.on('message', (message: ThreadMessage) => heard(message));
    thread.on('messageerror', failed);
    thread.on('error', failed);
    thread.on('exit', (code) => failed(new Error(`a thread of bots has ended (${code})`)));
    return {
      post: (question) => thread.postMessage(question, []),
      end: () => thread.terminate(),
    };
  };

/** Bots that think beside the server, in so many threads at the most. */
export const openBots = (threads: number, report: (error: unknown) => void): BotPool =>
  new BotPool({ threads, start: startThreads(), timers: systemClock, report });
