import type { Seat } from '@pepite/kernel';
import { getContext, setContext } from 'svelte';
import type { About } from './about.ts';

/** What is shown of the clock of one seat. */
export interface SeatTime {
  /** How much is left, from 0 to 1, in steps that can be seen. */
  readonly share: number;
  readonly isRunning: boolean;
  /** Whether there is little left. */
  readonly isLow: boolean;
  /** What is left, in words. */
  readonly label: string;
  /** And in a few letters; the last seconds one by one. */
  readonly short: string;
}

/** The clocks of a match that is being played; a board asks for one seat at a time. */
export interface SeatTimes {
  readonly own: Seat | undefined;
  of(seat: Seat): SeatTime | undefined;
  /** What a clock says when it is asked. */
  about(seat: Seat): About | undefined;
}

/** What a clock carries as `data-about`, and whose clock that is. */
const CLOCK = 'clock:';
export const aboutClock = (seat: Seat): string => CLOCK + seat;
export const clockAskedFor = (about: string): Seat | undefined =>
  about.startsWith(CLOCK) ? Number(about.slice(CLOCK.length)) : undefined;

const KEY = Symbol('clocks');

/** Boards below show these; in a replay, where nobody sets any, they show none. */
export const setSeatTimes = (times: SeatTimes): SeatTimes => setContext(KEY, times);

export const seatTimes = (): SeatTimes | undefined => getContext<SeatTimes | undefined>(KEY);
