import { setTimeout as wait } from 'node:timers/promises';

/** Waits, but no longer than until it is stopped. */
export const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal: stop }).catch(() => {});
