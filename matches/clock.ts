/** Time as the server knows it: tests bring their own. */
export interface Clock {
  now(): number;
  /** Calls back after so many milliseconds, unless cancelled before. */
  after(milliseconds: number, call: () => void): Cancel;
}

export type Cancel = () => void;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    // A timer alone is no reason to keep a server up that has been closed.
    const timer = setTimeout(call, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
