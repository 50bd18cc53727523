import { describe, expect, it } from 'vitest';
import { NoticePace } from '../store/postgres/notice-pace.ts';

/** Notices a second of so many processes that all have something to tell all the time. */
function together(processes: number): number {
  const pace = new NoticePace();
  for (let other = 1; other < processes; other++) pace.heard(other, 1000);
  return (processes * 1000) / pace.pause(1500);
}

describe('the pause between two notices', () => {
  it('however many processes tell something, all of them do so as often', () => {
    expect([1, 2, 4, 10, 20, 100].map(together)).toEqual([100, 200, 200, 200, 200, 200]);
  });

  it('a process that has been silent for a second does not count', () => {
    const pace = new NoticePace();
    pace.heard(1, 0);
    pace.heard(2, 500);
    pace.heard(3, 900);
    pace.heard(3, 1200);
    expect([1000, 1001, 1501, 2201].map((now) => pace.pause(now))).toEqual([20, 15, 10, 10]);
  });
});
