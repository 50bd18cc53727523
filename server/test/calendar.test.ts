import { beforeEach, describe, expect, it } from 'vitest';
import { latestDate, openCalendar } from '../store/calendar.ts';
import { openInMemory, type SqliteDatabase } from '../store/database.ts';
import { TestClock } from '../../matches/test/support/clock.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = [-1000, -2, 2, 1000];

describe('the date that stored data is stamped with', () => {
  let database: SqliteDatabase;
  let clock: TestClock;

  beforeEach(() => {
    database = openInMemory();
    clock = new TestClock();
  });

  const keepGuest = (guest: string, date: number): void => {
    database.prepare('INSERT INTO guests VALUES (?, ?, ?, ?, 0)').run(guest, guest, date, date);
  };

  it('the date begins with that of the machine where nothing is stored yet', () => {
    expect(openCalendar(latestDate(database), clock).date()).toBe(clock.date());
  });

  it.each(DAYS)('[R12] the date goes on evenly if the machine’s jumps %i days', async (days) => {
    const calendar = openCalendar(latestDate(database), clock);
    const start = calendar.date();
    await clock.pass(DAY);
    clock.dateOffset += days * DAY;
    expect(calendar.date() - start).toBe(DAY);
    await clock.pass(DAY);
    expect(calendar.date() - start).toBe(2 * DAY);
  });

  it.each(DAYS)(
    '[R11] [R12] the date goes on from the latest stored one, with the machine %i days off',
    async (days) => {
      const latest = clock.date();
      keepGuest('Ann', latest - 10 * DAY);
      keepGuest('Ben', latest);
      clock.dateOffset += days * DAY;
      const calendar = openCalendar(latestDate(database), clock);
      expect(calendar.date()).toBe(latest);
      await clock.pass(DAY);
      expect(calendar.date()).toBe(latest + DAY);
    },
  );

  it('the date is a whole number of milliseconds', async () => {
    const calendar = openCalendar(latestDate(database), clock);
    await clock.pass(0.4);
    expect(calendar.date() % 1).toBe(0);
  });
});
