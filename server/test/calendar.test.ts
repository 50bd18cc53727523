import { beforeEach, describe, expect, it } from 'vitest';
import { openCalendar } from '../store/calendar.ts';
import { type Connection, openInMemory } from '../store/database.ts';
import { TestClock } from './support/clock.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = [-1000, -2, 2, 1000];

describe('the date that what is kept is stamped with', () => {
  let database: Connection;
  let clock: TestClock;

  beforeEach(() => {
    database = openInMemory();
    clock = new TestClock();
  });

  const keepGuest = (guest: string, date: number): void => {
    database.prepare('INSERT INTO guests VALUES (?, ?, ?, ?)').run(guest, guest, date, date);
  };

  it('begins with the date of the machine where nothing is kept yet', () => {
    expect(openCalendar(database, clock).date()).toBe(clock.date());
  });

  it.each(DAYS)('[R12] goes on evenly when the machine’s jumps by %i days', (days) => {
    const calendar = openCalendar(database, clock);
    const start = calendar.date();
    clock.pass(DAY);
    clock.dateOffset += days * DAY;
    expect(calendar.date() - start).toBe(DAY);
    clock.pass(DAY);
    expect(calendar.date() - start).toBe(2 * DAY);
  });

  it.each(DAYS)(
    '[R11] [R12] begins where it ended, though the machine’s is %i days off',
    (days) => {
      const latest = clock.date();
      keepGuest('Ann', latest - 10 * DAY);
      keepGuest('Ben', latest);
      clock.dateOffset += days * DAY;
      const calendar = openCalendar(database, clock);
      expect(calendar.date()).toBe(latest);
      clock.pass(DAY);
      expect(calendar.date()).toBe(latest + DAY);
    },
  );

  it('is a whole number of milliseconds, as the disk has them', () => {
    const calendar = openCalendar(database, clock);
    clock.pass(0.4);
    expect(calendar.date() % 1).toBe(0);
  });
});
