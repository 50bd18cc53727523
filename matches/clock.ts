/** Time as the server knows it: tests bring their own. */
export interface Clock {
  /**
   * Milliseconds since some moment: they never jump or go back, so that limits, pauses and absences
   * don't depend on what somebody sets the machine's clock to.
   */
  now(): number;
  /** The date, in milliseconds. The machine's may jump; what is kept is given one that can't. */
  date(): number;
  /** Calls back after so many milliseconds, unless cancelled before. */
  after(milliseconds: number, call: () => void): Cancel;
}

export type Cancel = () => void;
