import { describe, expect, it } from 'vitest';
import { dayText } from '../date.ts';

/** A Tuesday, early. */
const NOW = new Date(2026, 10, 17, 0, 30).getTime();
const at = (day: number, month = 11, year = 2026, hour = 23): number =>
  new Date(year, month - 1, day, hour, 50).getTime();

describe('how a day is named', () => {
  it('a recent day is named relative to today, by the calendar and not by hours', () => {
    expect(dayText(NOW, NOW, 'en')).toBe('today');
    expect(dayText(at(16), NOW, 'en')).toBe('yesterday');
    expect(dayText(at(16), NOW, 'fr')).toBe('hier');
    expect(dayText(at(11, 11, 2026, 1), NOW, 'en')).toBe('6 days ago');
    expect(dayText(at(14), NOW, 'fr')).toBe('il y a 3 jours');
  });

  it('a day more than a week ago is a date, with its year if that is over', () => {
    expect(dayText(at(10), NOW, 'fr')).toBe('10 novembre');
    expect(dayText(at(10), NOW, 'en')).toBe('November 10');
    expect(dayText(at(3, 12, 2025), NOW, 'fr')).toBe('3 décembre 2025');
  });

  it('a day in the future, after a clock was wrong, is a date', () => {
    expect(dayText(at(19), NOW, 'en')).toBe('November 19');
  });
});
