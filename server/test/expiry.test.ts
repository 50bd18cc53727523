import type { Match } from '@pepite/matches';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeExpiry } from '../store/expiry.ts';
import { type Page, PAUSE, Setting } from './setting.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const RETENTION = { waiting: 24, abandoned: 90, finished: 365, guests: 400 };

let setting: Setting;
let ann: Page;
let sweep: () => { readonly matches: number; readonly guests: number };

/** The sweep as the server does it: first memory, then the disk. */
function openSweep(retention = RETENTION): void {
  const { database, ledger, around } = setting;
  const expire = makeExpiry(database, ledger, retention, () => around.clock.date());
  sweep = () => {
    setting.house.sweep();
    const expired = expire((match) => setting.house.isLive(match));
    setting.ledger.flush();
    return expired;
  };
}

beforeEach(() => {
  setting = new Setting();
  ann = setting.guest('Ann');
  openSweep();
});

const isKept = (match: Match): boolean =>
  setting.database.prepare('SELECT 1 FROM matches WHERE match = ?').get(match.id) !== undefined;

/** A match of Ann's against bots, with nobody at its page any more. */
function leftAlone(setup: Parameters<Setting['create']>[1]): Match {
  const match = setting.create(ann, setup);
  match.leave(ann);
  setting.clock.pass(10 * PAUSE);
  setting.ledger.flush();
  return match;
}

const BOTS = [null, 'random', 'random'] as const;

describe('what nobody comes back to', () => {
  it('is taken away after its time: a waiting table after a day', () => {
    const match = leftAlone({});
    setting.clock.pass(23 * HOUR);
    expect(sweep()).toEqual({ matches: 0, guests: 0 });
    setting.clock.pass(2 * HOUR);
    expect(sweep()).toEqual({ matches: 1, guests: 0 });
    expect(isKept(match)).toBe(false);
    expect(setting.house.find(match.id)).toBeUndefined();
    expect(setting.house.matchesOf('Ann')).toEqual([]);
  });

  it('is taken away after its time: an abandoned match after three months', () => {
    const match = leftAlone({ bots: [...BOTS], start: true });
    setting.clock.pass(89 * DAY);
    expect(sweep().matches).toBe(0);
    setting.clock.pass(2 * DAY);
    expect(sweep().matches).toBe(1);
    for (const table of ['seats', 'moves', 'choices', 'matches']) {
      expect(setting.database.prepare(`SELECT * FROM ${table}`).all()).toEqual([]);
    }
    expect(isKept(match)).toBe(false);
  });

  it('begins to age anew when somebody looks at it', () => {
    const match = leftAlone({ bots: [...BOTS], start: true });
    setting.clock.pass(80 * DAY);
    setting.watch(match, ann);
    match.leave(ann);
    setting.clock.pass(80 * DAY);
    expect(sweep().matches).toBe(0);
    setting.clock.pass(11 * DAY);
    expect(sweep().matches).toBe(1);
  });

  it('stays while somebody looks at it, however old it is', () => {
    const match = leftAlone({});
    setting.watch(match, ann);
    setting.clock.pass(500 * DAY);
    expect(sweep().matches).toBe(0);
    expect(isKept(match)).toBe(true);
  });

  it('[R11] begins to age when the last one leaves, however long they were there', () => {
    const match = leftAlone({});
    const ben = setting.guest('Ben');
    setting.watch(match, ann, ben);
    setting.clock.pass(25 * HOUR);
    match.leave(ann);
    setting.clock.pass(25 * HOUR);
    match.leave(ben);
    expect(sweep().matches).toBe(0);
    setting.clock.pass(23 * HOUR);
    expect(sweep().matches).toBe(0);
    setting.clock.pass(2 * HOUR);
    expect(sweep().matches).toBe(1);
  });

  it('[R11] is not what was looked at until the server ended without a word', () => {
    const match = leftAlone({});
    setting.watch(match, ann);
    for (let hours = 0; hours < 30; hours++) {
      setting.clock.pass(HOUR);
      sweep();
    }
    setting.create(setting.guest('Ben'), {});
    setting = setting.restart();
    openSweep();
    expect(sweep().matches).toBe(0);
    expect(isKept(match)).toBe(true);
  });

  it('[R11] is taken away after its time: a finished match after a year', () => {
    const match = setting.create(ann, { bots: ['random', 'random', 'random'], start: true });
    while (match.status === 'playing') setting.clock.pass(PAUSE);
    match.leave(ann);
    setting.clock.pass(364 * DAY);
    expect(sweep().matches).toBe(0);
    expect(setting.house.recordOf(match.id)).toHaveProperty('value');
    setting.clock.pass(2 * DAY);
    expect(sweep().matches).toBe(1);
    expect(setting.house.recordOf(match.id)).toEqual({ problem: { kind: 'no-such-match' } });
  });

  it('stays for ever where the host says so', () => {
    openSweep({ waiting: 0, abandoned: 0, finished: 0, guests: 0 });
    const match = leftAlone({});
    setting.clock.pass(5000 * DAY);
    expect(sweep()).toEqual({ matches: 0, guests: 0 });
    expect(isKept(match)).toBe(true);
  });

  it('is not taken away because the date jumps, or because the server was down', () => {
    const match = leftAlone({});
    setting.clock.dateOffset += 1000 * DAY;
    expect(sweep().matches).toBe(0);
    // A new start, long after.
    setting = setting.restart();
    openSweep();
    expect(sweep().matches).toBe(0);
    expect(isKept(match)).toBe(true);
  });

  it.each([-1000, -2, 2, 1000])(
    '[R11] [R12] grows old from when it was made though the date was off by %i days',
    (days) => {
      const before = leftAlone({});
      setting.clock.dateOffset += days * DAY;
      const after = leftAlone({});
      expect(sweep().matches).toBe(0);
      setting.clock.pass(23 * HOUR);
      expect(sweep().matches).toBe(0);
      expect([before, after].map(isKept)).toEqual([true, true]);
      setting.clock.pass(2 * HOUR);
      expect(sweep().matches).toBe(2);
    },
  );

  it('is taken away a portion at a time', () => {
    for (let count = 0; count < 10; count++) {
      const host = setting.guest(`Host ${count}`);
      for (let table = 0; table < 25; table++) setting.create(host, {}).leave(host);
    }
    setting.clock.pass(2 * DAY);
    expect([sweep(), sweep(), sweep()].map(({ matches }) => matches)).toEqual([200, 50, 0]);
  });

  it('is a guest who sits nowhere any more and has not come for more than a year', () => {
    const ben = setting.guest('Ben');
    leftAlone({ bots: [...BOTS], start: true });
    openSweep({ ...RETENTION, abandoned: 0 });
    setting.clock.pass(399 * DAY);
    expect(sweep().guests).toBe(0);
    setting.house.noteVisit('Cleo');
    setting.clock.pass(2 * DAY);
    expect(sweep().guests).toBe(1);
    expect(setting.house.guests.nameOf(ben.guest)).toBeUndefined();
    // Ann still sits at a match.
    expect(setting.house.guests.nameOf(ann.guest)).toBe('Ann');
  });

  it('is not a guest who comes back', () => {
    const ben = setting.guest('Ben');
    setting.clock.pass(300 * DAY);
    setting.house.noteVisit(ben.guest);
    setting.clock.pass(300 * DAY);
    expect(sweep().guests).toBe(1);
    expect(setting.house.guests.nameOf(ben.guest)).toBe('Ben');
  });
});
