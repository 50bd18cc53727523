import type { Seat } from '@pepite/kernel';
import { getContext, setContext } from 'svelte';

/** What is shown of the clock of one seat. */
export interface SeatTime {
  /** How much is left, from 0 to 1, in steps that can be seen. */
  readonly share: number;
  readonly isRunning: boolean;
  /** Whether there is little left. */
  readonly isLow: boolean;
  /** The last seconds, for whoever has to decide in them. */
  readonly seconds: number | undefined;
  /** In words. */
  readonly label: string;
}

/** The clocks of a match that is being played; a board asks for one seat at a time. */
export interface SeatTimes {
  readonly own: Seat | undefined;
  of(seat: Seat): SeatTime | undefined;
}

const KEY = Symbol('clocks');

/** Boards below show these; in a replay, where nobody sets any, they show none. */
export const setSeatTimes = (times: SeatTimes): SeatTimes => setContext(KEY, times);

export const seatTimes = (): SeatTimes | undefined => getContext<SeatTimes | undefined>(KEY);
