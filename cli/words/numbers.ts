import type { Texts } from './texts.ts';

/** How a language writes numbers and lists. */
export function conventions(locale: string): Pick<Texts, 'number' | 'percent' | 'list'> {
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
    list: (items) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  };
}
