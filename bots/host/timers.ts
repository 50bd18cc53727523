/** Time, as whoever waits for bots needs it: tests bring their own. */
export interface Timers {
  /**
   * Milliseconds since some moment: they never jump or go back, so that limits, pauses and absences
   * don't depend on what somebody sets the machine's clock to.
   */
  now(): number;
  /** Calls back after so many milliseconds, unless cancelled before. */
  after(milliseconds: number, call: () => void): Cancel;
}

export type Cancel = () => void;
