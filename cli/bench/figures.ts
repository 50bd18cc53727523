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

export function figuresIn(locale: string): Figures {
  const { number } = conventions(locale);
  const brief = new Intl.NumberFormat(locale, {
    notation: 'compact',
    minimumSignificantDigits: 3,
    maximumSignificantDigits: 3,
  });
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const times = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  return {
    brief: (value) => brief.format(value),
    around: (spread) => `± ${percents.format(spread)}`,
    whole: (value) => number(value),
    fine: (value) => number(value, 2),
    times: (ratio) => `× ${times.format(ratio)}`,
  };
}
