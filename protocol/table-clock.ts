/**
 * How time is kept at a table: not at all; live, with a bank for the whole match and an increment
 * for each decision, in seconds; or so many days for each decision.
 */
export type TableClock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export const NO_CLOCK: TableClock = { kind: 'none' };

/** What the numbers of a clock may be. */
export const CLOCK_RANGES = {
  /** From ten seconds to three hours. */
  bank: { least: 10, most: 10_800 },
  /** With none at all whoever has used up the bank could not even press a button. */
  increment: { least: 3, most: 300 },
  days: { least: 1, most: 14 },
} as const;

export type ClockNumber = keyof typeof CLOCK_RANGES;

/** What a clock needs of each kind. */
const NUMBERS: Readonly<Record<TableClock['kind'], readonly ClockNumber[]>> = {
  none: [],
  live: ['bank', 'increment'],
  days: ['days'],
};

/** Reads a clock as it may come from a store: what this program does not know is none. */
export function readTableClock(input: unknown): TableClock {
  if (typeof input !== 'object' || input === null) return NO_CLOCK;
  const fields = input as Readonly<Record<string, unknown>>;
  const kind = Object.keys(NUMBERS).find((known) => known === fields['kind']);
  if (kind === undefined) return NO_CLOCK;
  const numbers = NUMBERS[kind as TableClock['kind']].map((name) => [name, fields[name]] as const);
  const isWhole = numbers.every(([name, value]) => isInRange(name, value));
  return isWhole ? ({ kind, ...Object.fromEntries(numbers) } as TableClock) : NO_CLOCK;
}

function isInRange(name: ClockNumber, value: unknown): boolean {
  const { least, most } = CLOCK_RANGES[name];
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
