import { type Entry, CHANCE } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import {
  askClocks,
  type Asked,
  clocksAt,
  dueOf,
  givingBack,
  heardClocks,
  outOfTime,
  resumeClocks,
  type SeatClocks,
  sharedTime,
  showClocks,
  startClocks,
  timesOf,
  withoutPause,
  withPause,
} from '../seat-clocks.ts';

const LIVE = { kind: 'live', bank: 60, increment: 5 } as const;
const DAYS = { kind: 'days', days: 2 } as const;
const DAY = 86_400_000;
const ALL = 0b111;

const asking = (deciding: number, ply: number, more: Partial<Asked> = {}): Asked => ({
  ply,
  deciding,
  people: ALL,
  isHidden: false,
  ...more,
});

/** Three seats at a live table, the first of which has to decide since the date 1000. */
const begun = (asked = asking(0b001, 0)): SeatClocks => startClocks(LIVE, 3, asked, 1000);

describe('clocks of seats', () => {
  it('a seat has its bank, and the increment from its first decision on', () => {
    expect(begun().left).toEqual([65_000, 60_000, 60_000]);
    expect(startClocks(DAYS, 2, asking(0b10, 0), 0).left).toEqual([2 * DAY, 2 * DAY]);
  });

  it('only the clock of who has to decide runs', () => {
    expect(clocksAt(begun(), 4000).left).toEqual([62_000, 60_000, 60_000]);
    const next = askClocks(LIVE, begun(), asking(0b010, 1), 4000);
    expect(clocksAt(next, 9000).left).toEqual([62_000, 60_000, 60_000]);
  });

  it('in a simultaneous turn the clock of everybody runs who has not chosen', () => {
    const all = begun(asking(ALL, 0));
    const two = askClocks(LIVE, all, asking(0b101, 0), 11_000);
    expect(clocksAt(two, 21_000).left).toEqual([45_000, 55_000, 45_000]);
  });

  it('a choice that is taken back again and again wins no time', () => {
    const chosen = askClocks(LIVE, begun(asking(ALL, 0)), asking(0b110, 0), 2000);
    const again = askClocks(LIVE, chosen, asking(ALL, 0), 7000);
    expect(again.left).toEqual([64_000, 59_000, 59_000]);
    expect(clocksAt(again, 8000).left).toEqual([63_000, 58_000, 58_000]);
  });

  it('every decision over days begins with all of its days', () => {
    const first = startClocks(DAYS, 2, asking(0b01, 0, { people: 0b11 }), 0);
    const second = askClocks(DAYS, first, asking(0b10, 1, { people: 0b11 }), DAY);
    const third = askClocks(DAYS, second, asking(0b01, 2, { people: 0b11 }), DAY + 5);
    expect([second.left[0], third.left[0]]).toEqual([DAY, 2 * DAY]);
  });

  it('a clock runs out when its time has passed, and not a millisecond before', () => {
    expect(dueOf(begun())).toBe(66_000);
    expect(outOfTime(begun(), 65_999)).toEqual([]);
    expect(outOfTime(begun(), 66_000)).toEqual([0]);
    expect(clocksAt(begun(), 99_000).left[0]).toBe(0);
  });

  it('a seat that a bot plays does not run out of time, though its moves take some', () => {
    const bot = begun(asking(0b001, 0, { people: 0b110 }));
    expect(dueOf(bot)).toBeNull();
    expect(clocksAt(bot, 99_000)).toMatchObject({ left: [60_000, 60_000, 60_000] });
    expect(timesOf(clocksAt(bot, 3000), [{ actor: 0, move: 1 }])).toEqual([2000]);
  });

  it('a date that goes back takes no time from anybody and gives none', () => {
    expect(clocksAt(begun(), 0)).toEqual(begun());
  });

  it('a pause needs everybody who plays, and one of them ends it', () => {
    const asked = begun(asking(0b001, 0, { people: 0b011 }));
    const one = withPause(asked, 1, asked.people, 2000);
    expect([one.pause, one.isPaused]).toEqual([0b010, false]);
    const both = withPause(one, 0, one.people, 4000);
    expect([both.isPaused, dueOf(both), outOfTime(both, 999_999)]).toEqual([true, null, []]);
    const on = withoutPause(both, 1, 500_000);
    expect([on.pause, on.isPaused, on.left[0], dueOf(on)]).toEqual([0, false, 62_000, 562_000]);
  });

  it('a seat that agreed and that a bot plays since counts no more', () => {
    const one = withPause(begun(), 1, begun().people, 2000);
    const gone = askClocks(LIVE, one, asking(0b001, 0, { people: 0b101 }), 2000);
    expect(gone.pause).toBe(0);
  });

  it('time in which nobody could play has passed for nobody', () => {
    const back = givingBack(begun(), 3000, 9000);
    expect(clocksAt(back, 9000).left[0]).toBe(60_000);
    const all = givingBack(begun(), 99_000, 9000);
    expect(clocksAt(all, 9000).left[0]).toBe(65_000);
  });

  it('steps that were made without clocks have taken no time', () => {
    const asked = asking(0b100, 7);
    const resumed = resumeClocks(LIVE, begun(), asked, 500_000);
    expect(resumed).toMatchObject({ at: 500_000, left: [65_000, 60_000, 65_000] });
  });

  it('clocks that are ahead of the date wait for it, but not for long', () => {
    const asked = asking(0b001, 0);
    expect(resumeClocks(LIVE, begun(), asked, 500)).toEqual(begun());
    expect(resumeClocks(LIVE, begun(), asked, -90_000)).toEqual({ ...begun(), at: -90_000 });
  });

  it('clocks that another process has just kept go on by the date of this one', () => {
    expect(heardClocks(begun(), 3000).at).toBe(3000);
    expect(heardClocks(begun(), 0).at).toBe(0);
    expect(heardClocks(begun(), 60_000)).toEqual(clocksAt(begun(), 60_000));
  });

  it('the first move of a choice took all of its time, and chance none', () => {
    const clocks = clocksAt(begun(asking(0b011, 0)), 3500);
    const entries: readonly Entry[] = [
      { actor: 0, move: 1 },
      { actor: 0, move: 2 },
      { actor: CHANCE, move: 3 },
      { actor: 1, move: 4 },
    ];
    expect(timesOf(clocks, entries)).toEqual([2500, 0, null, 2500]);
  });
});

describe('clocks where answers are hidden', () => {
  const hidden = begun(asking(0b011, 4, { isHidden: true }));
  const shared = sharedTime(LIVE);

  it('all who are asked have the same time, which is in nobody’s bank', () => {
    expect(hidden).toMatchObject({ shared, left: [60_000, 60_000, 60_000] });
    const later = askClocks(LIVE, hidden, asking(0b100, 6), 9000);
    expect(later).toMatchObject({ shared: null, left: [60_000, 60_000, 65_000] });
  });

  it('what is shown does not tell who has answered', () => {
    const first = askClocks(LIVE, hidden, asking(0b010, 4, { isHidden: true }), 3000);
    const second = askClocks(LIVE, hidden, asking(0b001, 4, { isHidden: true }), 4500);
    const shown = [first, second, hidden].map((one) => showClocks(LIVE, one, 0b011, 6000));
    expect(shown[0]).toEqual(shown[1]);
    expect(shown[0]).toEqual(shown[2]);
    expect(shown[0]?.seats[0]).toEqual({ left: shared - 5000, full: shared, missed: 0 });
    expect(shown[0]?.seats[2]).toEqual({ left: 60_000, full: 60_000, missed: 0 });
  });

  it('the time of a hidden answer runs out for all who have not answered, at once', () => {
    const first = askClocks(LIVE, hidden, asking(0b010, 4, { isHidden: true }), 3000);
    expect(dueOf(first)).toBe(1000 + shared);
    expect(outOfTime(first, 1000 + shared)).toEqual([1]);
  });
});
