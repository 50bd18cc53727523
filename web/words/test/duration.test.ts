import { describe, expect, it } from 'vitest';
import { durationText, shortDurationText } from '../duration.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('how long something takes, in words', () => {
  it('a time is told in its largest unit, and in the next one where there are few of it', () => {
    const times = [0, 9 * SECOND, 90 * SECOND, 5 * MINUTE + SECOND, 2 * DAY + 3 * HOUR, 7 * DAY];
    expect(times.map((time) => durationText(time, 'en'))).toEqual([
      '0 seconds',
      '9 seconds',
      '1 minute 30 seconds',
      '5 minutes',
      '2 days 3 hours',
      '7 days',
    ]);
    expect(durationText(4 * MINUTE, 'fr')).toBe('4 minutes');
  });

  it('a second that has begun counts', () => {
    expect(durationText(9001, 'en')).toBe('10 seconds');
  });

  it('a time is told in short by its largest unit alone', () => {
    const times = [160 * SECOND, 30 * SECOND, 2 * DAY + 3 * HOUR];
    expect(times.map((time) => shortDurationText(time, 'en'))).toEqual([
      '2 min',
      '30 sec',
      '2 days',
    ]);
  });
});
