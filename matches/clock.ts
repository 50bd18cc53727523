/** Time as the server knows it: tests bring their own. */
export interface Clock {
  now(): number;
  /** Calls back after so many milliseconds, unless cancelled before. */
  after(milliseconds: number, call: () => void): Cancel;
}

export type Cancel = () => void;
