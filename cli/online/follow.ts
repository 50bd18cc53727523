import { setTimeout as wait } from 'node:timers/promises';
import type { LineToOnlineProgram } from '@pepite/outside';
import { NotLetIn, type OnlineServer } from './server.ts';

/** How long to wait before a connection is made again, in milliseconds: at first, and at most. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [1000, 30_000];

export interface Listener {
  readonly hear: (line: LineToOnlineProgram) => void;
  /** There is no connection; it is tried again in so many milliseconds. */
  readonly lost: (milliseconds: number) => void;
}

/**
 * Listens to a server until it is stopped, and connects again whenever the connection is lost: the
 * server then tells how everything stands. Why the program is not let in, if it is not.
 */
export async function follow(
  server: OnlineServer,
  stop: AbortSignal,
  { hear, lost }: Listener,
): Promise<NotLetIn['answer'] | undefined> {
  let pause = FIRST_PAUSE;
  while (!stop.aborted) {
    let least = 0;
    try {
      for await (const line of server.lines(stop)) {
        if (line.type === 'hello') pause = FIRST_PAUSE;
        hear(line);
      }
    } catch (error) {
      if (error instanceof NotLetIn) {
        if (error.answer.retryAfter === undefined) return error.answer;
        least = error.answer.retryAfter * 1000;
      }
    }
    if (stop.aborted) break;
    const milliseconds = Math.max(pause, least);
    lost(milliseconds);
    await pauseFor(milliseconds, stop);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }
  return undefined;
}

/** Waits, but no longer than until it is stopped. */
export const pauseFor = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal: stop }).catch(() => {});
