import { percentile } from '../percentile.ts';

/** How long others waited in one phase, in milliseconds, second by second. */
export interface Waits {
  readonly p50: readonly number[];
  readonly p99: readonly number[];
  readonly longest: number;
}

/** Seconds in which nothing was asked for say nothing. */
export function waitsOf(seconds: readonly (readonly number[])[]): Waits {
  const told = seconds.filter(({ length }) => length > 0);
  return {
    p50: told.map((waits) => percentile(waits, 0.5)),
    p99: told.map((waits) => percentile(waits, 0.99)),
    longest: told.flat().reduce((most, wait) => Math.max(most, wait), 0),
  };
}
