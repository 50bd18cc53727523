import type { Language } from '@pepite/kernel';

/** Dates of this week are told from today: what was on Tuesday is still in mind. */
const WEEK = 7;
const DAY = 24 * 60 * 60 * 1000;

/** The day that something was on, in words: today, 3 days ago, on 3 March. */
export function dayText(date: number, now: number, language: Language): string {
  // Days of clock changes are an hour longer or shorter.
  const days = Math.round((midnight(now) - midnight(date)) / DAY);
  if (days >= 0 && days < WEEK) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  }
  const isThisYear = new Date(date).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}

/** A moment that is to come, to the minute. */
export const momentText = (date: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(date);

const midnight = (date: number): number => new Date(date).setHours(0, 0, 0, 0);
