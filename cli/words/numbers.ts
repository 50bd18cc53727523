import type { Texts } from './texts.ts';

/** How a language writes numbers and lists. */
export function conventions(locale: string): Pick<Texts, 'number' | 'percent' | 'list'> {
  const percents = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    number: (value, digits = 0) =>
      value.toLocaleString(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    percent: (fraction) => percents.format(fraction),
    list: (items) => lists.format(items),
  };
}
