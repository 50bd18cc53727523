import type { Clock } from '@pepite/matches';

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(milliseconds, call) {
    // A timer alone is no reason to keep a server up that has been closed.
    const timer = setTimeout(call, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
