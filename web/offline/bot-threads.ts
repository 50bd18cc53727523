import { BotPool, NO_BOT_LIMITS, type StartThread, type ThreadMessage } from '@pepite/bots/host';
import { clock } from './registry.ts';

/** Starts a worker of this page. */
const start: StartThread = (heard, failed) => {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ThreadMessage>) => heard(data));
  worker.addEventListener('messageerror', () => failed(new Error('an answer was not readable')));
  worker.addEventListener('error', ({ error, message }) => failed(error ?? new Error(message)));
  return {
    post: (question) => worker.postMessage(question, []),
    end: () => Promise.resolve(worker.terminate()),
  };
};

/** Bots that think beside the page, which stays free for its reader. */
export const openBots = (): BotPool =>
  new BotPool({
    threads: 1,
    start,
    timers: clock,
    report: (error) => console.error(error),
    limits: NO_BOT_LIMITS,
  });
