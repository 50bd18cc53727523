import { itemAt } from '@pepite/kernel';
import type { ClockState, NewMatchRequest } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { legalTexts, makeMove, moveFirst, positionOf, seatsToAct } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { stateFor } from './support/state.ts';
import { PAUSE, TestRegistry } from './support/test-registry.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const LIVE = { kind: 'live', bank: 60, increment: 5 } as const;
/** What a bot takes at most that chooses for somebody whose time is up. */
const BOT = 2 * PAUSE;

let setting: TestRegistry;
let match: Match;
let pages: readonly Page[];
let ann: Page;
let ben: Page;

/** Three people at a table with a clock, the cards of Aurum dealt: all have to bid. */
async function sitDown(request: Partial<NewMatchRequest> = {}): Promise<void> {
  setting = new TestRegistry();
  pages = await setting.guests('Ann', 'Ben', 'Cleo');
  [ann, ben] = [itemAt(pages, 0), itemAt(pages, 1)];
  match = await setting.create(ann, { clock: LIVE, startsWhenFull: true, ...request });
  await setting.watch(match, ...pages.slice(1));
  for (const [seat, page] of pages.entries()) {
    if (seat > 0) expect(await page.ask({ type: 'sit', seat })).toBeUndefined();
  }
}

/** The clocks as a page was last told of them. */
function clockOf(page: Page): ClockState {
  const last = page.told.findLast(({ type }) => type === 'match' || type === 'moved');
  const clock = last?.type === 'moved' ? last.clock : page.state.clock;
  if (clock === undefined) throw new Error('no clock was told');
  return clock;
}

const leftNow = (guest = 'Ann'): readonly (number | undefined)[] =>
  stateFor(match, guest).clock?.seats.map((seat) => seat?.left) ?? [];

const missedOf = (seat: number): number | undefined =>
  stateFor(match, 'Ann').clock?.seats[seat]?.missed;

const isReplaced = (seat: number): boolean => {
  const state = stateFor(match, 'Ann').seats[seat];
  return state?.kind === 'guest' && state.replaced;
};

/** Plays first legal moves until one seat alone has to decide, and says which. */
async function untilOneDecides(): Promise<number> {
  for (let count = 0; count < 50; count++) {
    const seats = seatsToAct(ann);
    if (seats.length === 1 && count > 3) return itemAt(seats, 0);
    expect(await moveFirst(itemAt(pages, itemAt(seats, 0)))).toBeUndefined();
  }
  throw new Error('several decide all the time');
}

describe('a live clock', () => {
  beforeEach(() => sitDown());

  it('a table without a clock tells of none', async () => {
    await sitDown({ clock: { kind: 'none' } });
    expect(stateFor(match, 'Ann').clock).toBeUndefined();
    expect(await ann.ask({ type: 'pause', on: true })).toEqual({ kind: 'no-clock' });
    expect(JSON.stringify(ann.told)).not.toContain('"left"');
  });

  it('the clock of everybody runs who has not bid, and stops for whoever has', async () => {
    expect(leftNow()).toEqual([65_000, 65_000, 65_000]);
    await setting.pass(4 * SECOND);
    await moveFirst(ann);
    expect(clockOf(ben).running).toEqual([1, 2]);
    await setting.pass(6 * SECOND);
    expect(leftNow()).toEqual([61_000, 55_000, 55_000]);
  });

  it('every decision brings the increment, once', async () => {
    await setting.pass(2 * SECOND);
    const seat = await untilOneDecides();
    const before = itemAt(leftNow(), seat);
    await setting.pass(3 * SECOND);
    await moveFirst(itemAt(pages, seat));
    expect(leftNow()[seat]).toBe(Number(before) - 3 * SECOND);
    await untilOneDecides();
    expect(leftNow().every((left) => Number(left) >= 60 * SECOND)).toBe(true);
  });

  it('bids that are taken back win no time', async () => {
    for (let turn = 0; turn < 3; turn++) {
      await moveFirst(ann);
      await setting.pass(SECOND);
      await ann.ask({ type: 'take-back', ply: positionOf(ann).ply });
      await setting.pass(SECOND);
    }
    expect(leftNow()).toEqual([62_000, 59_000, 59_000]);
  });

  it('a bot of the table chooses for whoever runs out of time, and not before', async () => {
    await moveFirst(ben);
    await moveFirst(itemAt(pages, 2));
    await setting.pass(65 * SECOND - 1);
    expect(positionOf(ann).own).toBe(0);
    const { ply } = positionOf(ann);
    await setting.pass(1 + BOT);
    expect(positionOf(ann).ply).toBeGreaterThan(ply);
    expect([missedOf(0), isReplaced(0)]).toEqual([1, false]);
    expect(setting.counted.filter((one) => one === 'bot')).toHaveLength(1);
  });

  it('whoever chooses after all, before the bot has, is taken at their word', async () => {
    await moveFirst(ben);
    await setting.pass(65 * SECOND);
    const bid = itemAt(legalTexts(ann), 0);
    expect(await makeMove(ann, bid)).toBeUndefined();
    await setting.pass(BOT);
    expect(missedOf(0)).toBe(0);
    expect(setting.reports).toEqual([]);
    const stored = await setting.store.load(match.id);
    expect(stored?.moves.filter((line) => line === `0 ${bid}`)).toHaveLength(1);
  });

  it('a seat is handed over after three time-outs in a row, until its player is back', async () => {
    const lazy = pages.slice(1);
    let turns = 0;
    for (; !isReplaced(0) && turns < 40; turns++) {
      const acting = lazy.filter((page) => legalTexts(page).length > 0);
      for (const page of acting) await moveFirst(page);
      if (acting.length === 0) await setting.pass(70 * SECOND);
    }
    expect(isReplaced(0)).toBe(true);
    expect(stateFor(match, 'Ann').clock?.seats[0]).toBeNull();
    const stored = await setting.store.load(match.id);
    expect(stored?.clocks?.missed[0]).toBe(2);
    expect(stored?.seats[0]?.standIn).toBe('regular');
    expect(await ann.ask({ type: 'reclaim' })).toBeUndefined();
    expect([isReplaced(0), missedOf(0)]).toEqual([false, 0]);
  });

  it('a choice in time begins the count of time-outs anew', async () => {
    await moveFirst(ben);
    await moveFirst(itemAt(pages, 2));
    await setting.pass(65 * SECOND + BOT);
    expect(missedOf(0)).toBe(1);
    for (let turn = 0; turn < 20 && missedOf(0) === 1; turn++) {
      for (const page of pages) if (legalTexts(page).length > 0) await moveFirst(page);
    }
    expect(missedOf(0)).toBe(0);
  });

  it('a table may have the bot take the seat at once', async () => {
    await sitDown({ timeout: 'seat', standIn: 'casual' });
    await moveFirst(ben);
    await moveFirst(itemAt(pages, 2));
    await setting.pass(65 * SECOND);
    expect(isReplaced(0)).toBe(true);
    expect((await setting.store.load(match.id))?.seats[0]?.standIn).toBe('casual');
    await setting.pass(BOT);
    expect(positionOf(ben).ply).toBeGreaterThan(0);
  });

  it('nobody looks on, and the clock runs out all the same', async () => {
    await moveFirst(ben);
    await moveFirst(itemAt(pages, 2));
    const { ply } = positionOf(ann);
    for (const page of pages) await page.leave();
    setting.registry.sweep();
    expect(setting.registry.size).toBe(0);
    await setting.pass(65 * SECOND);
    await setting.registry.wakeDue(setting.clock.date() + 1);
    await setting.pass(BOT);
    const stored = await setting.store.load(match.id);
    expect(stored?.moves.length).toBeGreaterThan(ply);
    expect(stored?.clocks?.missed[0]).toBe(1);
  });
});

describe('stopping the clocks', () => {
  beforeEach(() => sitDown());

  it('clocks stop when all agree, nobody plays then, and any of them lets them go on', async () => {
    expect(await ann.ask({ type: 'pause', on: true })).toBeUndefined();
    expect(clockOf(ben)).toMatchObject({ pause: [0], paused: false });
    await ben.ask({ type: 'pause', on: true });
    await ann.ask({ type: 'pause', on: false });
    expect(clockOf(ben)).toMatchObject({ pause: [1], paused: false });
    for (const page of pages) await page.ask({ type: 'pause', on: true });
    expect(clockOf(ben).paused).toBe(true);
    await setting.pass(DAY);
    expect(leftNow()).toEqual([65_000, 65_000, 65_000]);
    expect(await moveFirst(ann)).toEqual({ kind: 'paused' });
    expect(await ben.ask({ type: 'pause', on: false })).toBeUndefined();
    expect(clockOf(ann)).toMatchObject({ pause: [], paused: false });
    await setting.pass(5 * SECOND);
    expect(leftNow()).toEqual([60_000, 60_000, 60_000]);
    expect(await moveFirst(ann)).toBeUndefined();
  });

  it('somebody who only looks on has no say in it', async () => {
    const dan = await setting.guest('Dan');
    await dan.watch(match);
    expect(await dan.ask({ type: 'pause', on: true })).toEqual({ kind: 'not-seated' });
    expect(clockOf(ann).pause).toEqual([]);
  });
});

describe('clocks that outlive a server', () => {
  beforeEach(() => sitDown());

  it('time while the server is down counts for nobody, and what passed before does', async () => {
    await setting.pass(10 * SECOND);
    await moveFirst(ann);
    await setting.pass(20 * SECOND);
    // The date of a server goes on while it is up: it is noted where the last one ended.
    const next = setting.restart();
    next.clock.dateOffset = setting.clock.date() - next.clock.now();
    match = await next.find(match.id);
    expect(leftNow()).toEqual([55_000, 35_000, 35_000]);
    await next.pass(5 * SECOND);
    expect(leftNow()).toEqual([55_000, 30_000, 30_000]);
    await next.pass(30 * SECOND + BOT);
    expect([missedOf(1), missedOf(2)]).toEqual([1, 1]);
  });

  it('a date that was noted a little earlier gives time, and takes none', async () => {
    await moveFirst(ann);
    await setting.pass(20 * SECOND);
    const next = setting.restart();
    next.clock.dateOffset = setting.clock.date() - 30 * SECOND - next.clock.now();
    match = await next.find(match.id);
    expect(leftNow()).toEqual([65_000, 65_000, 65_000]);
    // It waits for the date that it knows of already.
    await next.pass(11 * SECOND);
    expect(leftNow()).toEqual([65_000, 64_000, 64_000]);
  });

  it('a rematch has the same clock, and it is full', async () => {
    await setting.pass(10 * SECOND);
    const { setup } = match;
    for (let turn = 0; turn < 3000 && match.status !== 'over'; turn++) {
      for (const page of pages) if (legalTexts(page).length > 0) await moveFirst(page);
    }
    expect(match.status).toBe('over');
    expect(stateFor(match, 'Ann').clock).toBeUndefined();
    for (const page of pages) expect(await page.ask({ type: 'rematch' })).toBeUndefined();
    const next = await setting.find(ann.state.next ?? '');
    expect(next.setup).toEqual(setup);
    expect(stateFor(next, 'Ann').clock?.seats.map((seat) => seat?.left)).toEqual([
      65_000, 65_000, 65_000,
    ]);
    await checkRecord(setup.clock);
  });

  /** The record tells how long each decision took, and how time was kept. */
  async function checkRecord(clock: unknown): Promise<void> {
    const read = await setting.registry.recordOf(match.id);
    if ('problem' in read) throw new Error(read.problem.kind);
    const { moves } = read.value;
    const times = read.value['times'] as readonly unknown[];
    expect(read.value['clock']).toEqual(clock);
    expect(times).toHaveLength(moves.length);
    moves.forEach((move, ply) => {
      expect([move, times[ply] === null]).toEqual([move, move.startsWith('*')]);
    });
    expect(times.filter((time) => time === 10_000)).toHaveLength(3);
  }
});

describe('a clock of days', () => {
  beforeEach(() => sitDown({ clock: { kind: 'days', days: 3 } }));

  it('every decision has its days, and a player sees in a list how long there is', async () => {
    await setting.pass(2 * DAY);
    const own = await setting.registry.matchesOf('Ann');
    expect(own[0]).toMatchObject({ yourTurn: true, timeLeft: DAY });
    await moveFirst(ann);
    expect((await setting.registry.matchesOf('Ann'))[0]).not.toHaveProperty('timeLeft');
    await untilOneDecides();
    expect(leftNow().filter((left) => left === 3 * DAY).length).toBeGreaterThan(0);
  });

  it('a list tells the same of a match that is not in memory', async () => {
    for (const page of pages) await page.leave();
    setting.registry.sweep();
    await setting.pass(DAY);
    expect((await setting.registry.matchesOf('Ben'))[0]).toMatchObject({ timeLeft: 2 * DAY });
    expect(setting.registry.size).toBe(0);
  });

  it('days run out as minutes do', async () => {
    await moveFirst(ben);
    await moveFirst(itemAt(pages, 2));
    await setting.pass(3 * DAY - 1);
    expect(missedOf(0)).toBe(0);
    await setting.pass(1 + BOT);
    expect(missedOf(0)).toBe(1);
  });
});
