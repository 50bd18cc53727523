import type { TableClock } from '@pepite/protocol';

export type LiveClock = Extract<TableClock, { readonly kind: 'live' }>;

const live = (minutes: number, increment: number): LiveClock => ({
  kind: 'live',
  bank: 60 * minutes,
  increment,
});

/** What most tables choose among: brisk, comfortable, and for those who ponder. */
export const LIVE_CLOCKS: readonly LiveClock[] = [live(3, 5), live(5, 10), live(15, 20)];

export const DAYS: readonly number[] = [1, 2, 3, 7];

/** What one may ask for: minutes of the bank, seconds of the increment. */
export const RANGES = {
  minutes: { least: 1, most: 180 },
  increment: { least: 3, most: 300 },
} as const;

export const isSameClock = (one: TableClock, other: TableClock): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
