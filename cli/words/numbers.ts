import type { Texts } from './texts.ts';

const SECOND = { name: 'second', seconds: 1, least: 0 };
/** What a time is told in, from `least` seconds on. */
const UNITS = [
  { name: 'hour', seconds: 3600, least: 2 * 3600 },
  { name: 'minute', seconds: 60, least: 100 },
  SECOND,
];

/** How a language writes numbers and lists. */
export function conventions(
  locale: string,
): Pick<Texts, 'number' | 'percent' | 'duration' | 'list'> {
  // What would be made here is made when it is needed: most commands, and all servers, need none.
  return {
    number: (value, digits = 0) =>
      value.toLocaleString(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    percent: (fraction) =>
      fraction.toLocaleString(locale, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    duration: (seconds) => {
      const unit = UNITS.find(({ least }) => seconds >= least) ?? SECOND;
      return Math.round(seconds / unit.seconds).toLocaleString(locale, {
        style: 'unit',
        unit: unit.name,
        unitDisplay: 'short',
      });
    },
    list: (items) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  };
}
