import type { Match } from '@pepite/matches';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../matches/test/support/clock.ts';
import type { Page } from '../../matches/test/support/page.ts';
import { PAUSE, TestRegistry } from '../../matches/test/support/test-registry.ts';
import { latestDate, openCalendar } from '../store/calendar.ts';
import type { StoreClient } from '../store/batch.ts';
import { openInMemory, type SqliteDatabase } from '../store/database.ts';
import { removeExpired } from '../sweeping.ts';
import { openStore } from './support/same-thread-store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const RETENTION = { waiting: 24, abandoned: 90, finished: 365, guests: 400 };

let database: SqliteDatabase;
let client: StoreClient;
let setting: TestRegistry;
let ann: Page;
let retention: typeof RETENTION;

/** Matches on the disk there is, with a clock that goes on where what is kept there ends. */
function open(): void {
  const opened = openStore(database);
  const clock = new TestClock();
  const calendar = openCalendar(latestDate(database), clock);
  client = opened.client;
  setting = new TestRegistry({ store: opened.store, clock, services: { clock: calendar } });
}

/** A new start on the same disk. */
function restart(): void {
  setting.registry.close();
  open();
}

/** The sweep as the server does it: first memory, then the disk. */
function sweep(): Promise<{ readonly matches: number; readonly guests: number }> {
  const { registry, services } = setting;
  registry.sweep();
  return removeExpired(client, retention, services.clock.date(), (match) => registry.isLive(match));
}

beforeEach(async () => {
  database = openInMemory();
  retention = RETENTION;
  open();
  ann = await setting.guest('Ann');
});

/** Ann looks at a match, at a page of its own. */
async function look(match: Match): Promise<void> {
  ann = setting.page('Ann');
  await setting.watch(match, ann);
}

const isKept = (match: Match): boolean =>
  database.prepare('SELECT 1 FROM matches WHERE match = ?').get(match.id) !== undefined;

/** A match of Ann's against bots, with nobody at its page any more. */
async function leftAlone(setup: Parameters<TestRegistry['create']>[1]): Promise<Match> {
  ann = setting.page('Ann');
  const match = await setting.create(ann, setup);
  await ann.leave();
  await setting.pass(10 * PAUSE);
  return match;
}

const BOTS = [null, 'random', 'random'] as const;

describe('matches and guests that nobody comes back to', () => {
  it('a waiting table is deleted after a day', async () => {
    const match = await leftAlone({});
    await setting.pass(23 * HOUR);
    expect(await sweep()).toEqual({ matches: 0, guests: 0 });
    await setting.pass(2 * HOUR);
    expect(await sweep()).toEqual({ matches: 1, guests: 0 });
    expect(isKept(match)).toBe(false);
    expect(await setting.registry.find(match.id)).toEqual({ problem: { kind: 'no-such-match' } });
    expect(await setting.registry.matchesOf('Ann')).toEqual([]);
  });

  it('an abandoned match is deleted after three months', async () => {
    const match = await leftAlone({ bots: [...BOTS], start: true });
    await setting.pass(89 * DAY);
    expect((await sweep()).matches).toBe(0);
    await setting.pass(2 * DAY);
    expect((await sweep()).matches).toBe(1);
    for (const table of ['seats', 'moves', 'choices', 'matches']) {
      expect(database.prepare(`SELECT * FROM ${table}`).all()).toEqual([]);
    }
    expect(isKept(match)).toBe(false);
  });

  it('an abandoned match begins to age anew when somebody looks at it', async () => {
    const match = await leftAlone({ bots: [...BOTS], start: true });
    await setting.pass(80 * DAY);
    await look(match);
    await ann.leave();
    await setting.pass(80 * DAY);
    expect((await sweep()).matches).toBe(0);
    await setting.pass(11 * DAY);
    expect((await sweep()).matches).toBe(1);
  });

  it('a match stays while somebody looks at it, however old it is', async () => {
    const match = await leftAlone({});
    await look(match);
    await setting.pass(500 * DAY);
    expect((await sweep()).matches).toBe(0);
    expect(isKept(match)).toBe(true);
  });

  it('[R11] a match begins to age when its last watcher leaves', async () => {
    const match = await leftAlone({});
    const ben = await setting.guest('Ben');
    await look(match);
    await setting.watch(match, ben);
    await setting.pass(25 * HOUR);
    await ann.leave();
    await setting.pass(25 * HOUR);
    await ben.leave();
    expect((await sweep()).matches).toBe(0);
    await setting.pass(23 * HOUR);
    expect((await sweep()).matches).toBe(0);
    await setting.pass(2 * HOUR);
    expect((await sweep()).matches).toBe(1);
  });

  it('[R11] a match that was watched until the server was killed is kept', async () => {
    const match = await leftAlone({});
    await look(match);
    for (let hours = 0; hours < 30; hours++) {
      await setting.pass(HOUR);
      await sweep();
    }
    await setting.create(await setting.guest('Ben'), {});
    restart();
    expect((await sweep()).matches).toBe(0);
    expect(isKept(match)).toBe(true);
  });

  it('[R11] a finished match is deleted after a year', async () => {
    const match = await setting.create(ann, { bots: ['random', 'random', 'random'], start: true });
    while (match.status === 'playing') await setting.clock.pass(PAUSE);
    await ann.leave();
    await setting.pass(364 * DAY);
    expect((await sweep()).matches).toBe(0);
    expect(await setting.registry.recordOf(match.id)).toHaveProperty('value');
    await setting.pass(2 * DAY);
    expect((await sweep()).matches).toBe(1);
    expect(await setting.registry.recordOf(match.id)).toEqual({
      problem: { kind: 'no-such-match' },
    });
  });

  it('matches and guests stay for ever where the settings say so', async () => {
    retention = { waiting: 0, abandoned: 0, finished: 0, guests: 0 };
    const match = await leftAlone({});
    await setting.pass(5000 * DAY);
    expect(await sweep()).toEqual({ matches: 0, guests: 0 });
    expect(isKept(match)).toBe(true);
  });

  it('a match is not deleted because the date jumps, or because the server was down', async () => {
    const match = await leftAlone({});
    setting.clock.dateOffset += 1000 * DAY;
    expect((await sweep()).matches).toBe(0);
    // A new start, long after.
    restart();
    expect((await sweep()).matches).toBe(0);
    expect(isKept(match)).toBe(true);
  });

  it.each([-1000, -2, 2, 1000])(
    '[R11] [R12] a match ages from when it was made with the date %i days off',
    async (days) => {
      const before = await leftAlone({});
      setting.clock.dateOffset += days * DAY;
      const after = await leftAlone({});
      expect((await sweep()).matches).toBe(0);
      await setting.pass(23 * HOUR);
      expect((await sweep()).matches).toBe(0);
      expect([before, after].map(isKept)).toEqual([true, true]);
      await setting.pass(2 * HOUR);
      expect((await sweep()).matches).toBe(2);
    },
  );

  it('expired matches are deleted a portion at a time', async () => {
    for (let count = 0; count < 10; count++) {
      const name = `Host ${count}`;
      await setting.guest(name);
      for (let table = 0; table < 25; table++) {
        const host = setting.page(name);
        await setting.create(host, {});
        await host.leave();
      }
    }
    await setting.pass(2 * DAY);
    const swept = [await sweep(), await sweep(), await sweep()];
    expect(swept.map(({ matches }) => matches)).toEqual([200, 50, 0]);
  });

  it('a guest who sits nowhere and has not come for over a year is deleted', async () => {
    const ben = await setting.guest('Ben');
    await leftAlone({ bots: [...BOTS], start: true });
    retention = { ...RETENTION, abandoned: 0 };
    await setting.pass(399 * DAY);
    expect((await sweep()).guests).toBe(0);
    await setting.registry.noteVisit('Cleo');
    await setting.pass(2 * DAY);
    expect((await sweep()).guests).toBe(1);
    expect(await setting.registry.guests.nameOf(ben.guest)).toBeUndefined();
    // Ann still sits at a match.
    expect(await setting.registry.guests.nameOf(ann.guest)).toBe('Ann');
  });

  it('a guest who comes back is kept', async () => {
    const ben = await setting.guest('Ben');
    await setting.pass(300 * DAY);
    await setting.registry.noteVisit(ben.guest);
    await setting.pass(300 * DAY);
    expect((await sweep()).guests).toBe(1);
    expect(await setting.registry.guests.nameOf(ben.guest)).toBe('Ben');
  });
});
