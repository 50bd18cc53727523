import { conventions } from '../words/numbers.ts';

/** How a language writes the figures of a benchmark. */
export interface Figures {
  /** A number in three digits: 7.61M. */
  readonly brief: (value: number) => string;
  /** A spread: so far up and down. */
  readonly around: (spread: number) => string;
  readonly whole: (value: number) => string;
  readonly fine: (value: number) => string;
  /** A ratio: so many times as fast. */
  readonly times: (ratio: number) => string;
}

const BRIEF = {
  notation: 'compact',
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
} as const;

// Formatted each time, and not by formatters that are kept: making these takes a while, and every
// command would wait for it.
export function figuresIn(locale: string): Figures {
  const { number } = conventions(locale);
  return {
    brief: (value) => value.toLocaleString(locale, BRIEF),
    around: (spread) => `± ${spread.toLocaleString(locale, { style: 'percent' })}`,
    whole: (value) => number(value),
    fine: (value) => number(value, 2),
    times: (ratio) => `× ${ratio.toLocaleString(locale, { maximumSignificantDigits: 3 })}`,
  };
}
