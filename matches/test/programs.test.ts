import { itemAt } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { PROGRAM_AWAY_AFTER, PROGRAM_TIME } from '../programs.ts';
import { recordOf } from '../match-record.ts';
import { TestClock } from './support/clock.ts';
import { moveFirst, seatsToAct } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { SharedMemory } from './support/shared-memory.ts';
import { stateFor } from './support/state.ts';
import { AWAY, PAUSE, TestRegistry } from './support/test-registry.ts';

const ROBO = 'Robo.program';
/** What a bot takes at most that chooses in place of somebody. */
const BOT = 2 * PAUSE;
const CLOCK = { kind: 'live', bank: 600, increment: 5 } as const;

interface Table {
  readonly setting: TestRegistry;
  readonly match: Match;
  readonly ann: Page;
  readonly ben: Page;
  readonly robo: Page;
}

/** Two people and a program at a table of Aurum that has begun. */
async function sitDown(request: Partial<NewMatchRequest> = {}): Promise<Table> {
  const setting = new TestRegistry();
  const [ann, ben, robo] = await setting.guests('Ann', 'Ben', ROBO);
  const match = await setting.create(ann, { programs: true, startsWhenFull: true, ...request });
  await setting.watch(match, ben, robo);
  expect(await ben.ask({ type: 'sit', seat: 1 })).toBeUndefined();
  expect(await robo.ask({ type: 'sit', seat: 2 })).toBeUndefined();
  expect(match.status).toBe('playing');
  return { setting, match, ann, ben, robo };
}

const seatOf = (match: Match, seat: number) => stateFor(match, 'Ann').seats[seat];

/** All choose the first move that they may until the program has to decide. */
async function untilProgramDecides({ ann, ben, robo }: Table): Promise<void> {
  const pages = [ann, ben, robo];
  for (let count = 0; count < 80; count++) {
    const seats = seatsToAct(robo);
    if (seats.length === 1 && seats[0] === 2 && count > 3) return;
    expect(await moveFirst(itemAt(pages, itemAt(seats, 0)))).toBeUndefined();
  }
  throw new Error('the program is never asked alone');
}

describe('programs at tables', () => {
  it('a table welcomes programs if it says so, and the one that has opened it', async () => {
    const setting = new TestRegistry();
    const [ann, robo, other] = await setting.guests('Ann', ROBO, 'Other.program');
    const match = await setting.create(ann, {});
    await robo.watch(match);
    expect(await robo.ask({ type: 'sit', seat: 1 })).toEqual({ kind: 'no-programs' });
    const own = await setting.create(robo, {});
    await other.watch(own);
    expect(await robo.ask({ type: 'sit', seat: 1 })).toBeUndefined();
    expect(await other.ask({ type: 'sit', seat: 0 })).toEqual({ kind: 'no-programs' });
  });

  it('a program is marked at its seat, in lists, and in the record', async () => {
    const { setting, match } = await sitDown();
    expect(seatOf(match, 2)).toMatchObject({ kind: 'guest', program: true });
    expect(seatOf(match, 1)).not.toHaveProperty('program');
    const { live } = await setting.registry.lobby();
    expect(live).toMatchObject([{ programs: [2], welcomesPrograms: true }]);
    expect(match.seats.players()[2]).toEqual({ name: ROBO, bot: 'program' });
    expect(match.seats.players()[1]).toEqual({ name: 'Ben' });
    expect(recordOf(match)).toBeUndefined();
  });

  it('the first card does not wait for what programs add to chance', async () => {
    const setting = new TestRegistry({ services: { newSource: undefined } });
    const robo = await setting.guest(ROBO);
    const match = await setting.create(robo, {
      bots: [null, 'random', 'random'],
      sharedChance: true,
      start: true,
    });
    expect(match.plies).toBeGreaterThan(0);
  });

  it('people end a match without asking a program', async () => {
    const { match, ann, ben, robo } = await sitDown();
    for (let count = 0; count < 40; count++) {
      const seats = seatsToAct(robo);
      expect(
        await moveFirst(itemAt([ann, ben, robo], itemAt(seats, seats.length - 1))),
      ).toBeUndefined();
    }
    expect(await ann.ask({ type: 'abort', on: true })).toBeUndefined();
    expect(match.status).toBe('playing');
    expect(await ben.ask({ type: 'abort', on: true })).toBeUndefined();
    expect(match.play?.state.isAborted).toBe(true);
  });

  it('clocks stop when all people want it, whatever the program says', async () => {
    const { match, ann, ben } = await sitDown({ clock: CLOCK });
    await ann.ask({ type: 'pause', on: true });
    expect(match.time.isPaused).toBe(false);
    await ben.ask({ type: 'pause', on: true });
    expect(match.time.isPaused).toBe(true);
  });
});

describe('programs that do not answer', () => {
  it('a bot stands in for a program that has vanished, without anybody asking', async () => {
    const { setting, match, robo } = await sitDown();
    await robo.leave();
    await setting.pass(PROGRAM_AWAY_AFTER - 1);
    expect(seatOf(match, 2)).toMatchObject({ present: false, replaced: false });
    await setting.pass(1);
    expect(seatOf(match, 2)).toMatchObject({ replaced: true });
    const back = setting.page(ROBO);
    await back.watch(match);
    expect(await back.ask({ type: 'reclaim' })).toBeUndefined();
    expect(seatOf(match, 2)).toMatchObject({ present: true, replaced: false });
  });

  it('a program that has vanished before the match begins is played for at once', async () => {
    const setting = new TestRegistry();
    const [ann, robo] = await setting.guests('Ann', ROBO);
    const bots = [null, null, 'random'] as const;
    const match = await setting.create(ann, { bots: [...bots], programs: true });
    await robo.watch(match);
    expect(await robo.ask({ type: 'sit', seat: 1 })).toBeUndefined();
    await robo.leave();
    await setting.pass(PROGRAM_AWAY_AFTER);
    expect(seatOf(match, 1)).toMatchObject({ replaced: false });
    expect(await ann.ask({ type: 'start' })).toBeUndefined();
    expect(seatOf(match, 1)).toMatchObject({ replaced: true });
  });

  it('people who are away are still asked for by others only', async () => {
    const { setting, match, ben } = await sitDown();
    await ben.leave();
    await setting.pass(2 * AWAY);
    expect(seatOf(match, 1)).toMatchObject({ replaceable: true, replaced: false });
  });

  it('several programs that vanish at once are all played for', async () => {
    const setting = new TestRegistry();
    const [ann, one, other] = await setting.guests('Ann', 'One.program', 'Other.program');
    const match = await setting.create(ann, { programs: true, startsWhenFull: true });
    for (const [place, page] of [one, other].entries()) {
      await page.watch(match);
      expect(await page.ask({ type: 'sit', seat: place + 1 })).toBeUndefined();
    }
    await one.leave();
    await other.leave();
    await setting.pass(PROGRAM_AWAY_AFTER);
    expect([seatOf(match, 1), seatOf(match, 2)]).toMatchObject([
      { replaced: true },
      { replaced: true },
    ]);
  });

  it('where no time is kept a bot decides for a program that thinks for too long', async () => {
    const table = await sitDown();
    const { setting, match, ann } = table;
    expect(ann.state.clock).toBeUndefined();
    await untilProgramDecides(table);
    const { plies } = match;
    await setting.pass(PROGRAM_TIME - 1);
    expect(match.plies).toBe(plies);
    await setting.pass(1 + BOT);
    expect(match.plies).toBeGreaterThan(plies);
    expect(seatOf(match, 2)).toMatchObject({ replaced: false });
  });

  it('people have all the time they want beside a program, and lists tell none', async () => {
    const { setting, match, ann, robo } = await sitDown();
    while (seatsToAct(robo).includes(2)) expect(await moveFirst(robo)).toBeUndefined();
    const { plies } = match;
    await setting.pass(20 * PROGRAM_TIME);
    expect(match.plies).toBe(plies);
    expect(await ann.ask({ type: 'pause', on: true })).toEqual({ kind: 'no-clock' });
    const [own] = await setting.registry.matchesOf(ann.guest);
    expect(own).toMatchObject({ yourTurn: true });
    expect(own).not.toHaveProperty('timeLeft');
    const [stored] = await setting.restart().registry.matchesOf(ann.guest);
    expect(stored).toMatchObject({ yourTurn: true });
    expect(stored).not.toHaveProperty('timeLeft');
  });

  it('a program that never answers loses its seat to a bot after three decisions', async () => {
    const table = await sitDown();
    const { setting, match, ann, ben } = table;
    for (let round = 0; round < 200 && match.status === 'playing'; round++) {
      const own = seatOf(match, 2);
      if (own?.kind === 'guest' && own.replaced) break;
      const seats = seatsToAct(ann).filter((seat) => seat !== 2);
      if (seats.length > 0) await moveFirst(itemAt([ann, ben], itemAt(seats, 0)));
      else await setting.pass(PROGRAM_TIME + BOT);
    }
    expect(seatOf(match, 2)).toMatchObject({ present: true, replaced: true });
  });

  it('with a clock a program has the time that the clock gives it', async () => {
    const table = await sitDown({ clock: CLOCK });
    const { setting, match } = table;
    await untilProgramDecides(table);
    const { plies } = match;
    await setting.pass(5 * PROGRAM_TIME);
    expect(match.plies).toBe(plies);
  });

  it('a stand-in comes at whichever process goes on with the match', async () => {
    const clock = new TestClock();
    const memory = new SharedMemory({ now: () => clock.now() });
    const here = new TestRegistry({ store: memory.join('here'), clock });
    const there = new TestRegistry({ store: memory.join('there'), clock, seed: 2 });
    const ann = await here.guest('Ann');
    const robo = await there.guest(ROBO);
    const request = { bots: [null, null], programs: true, startsWhenFull: true };
    const { id } = await here.create(ann, { ...request, game: 'silver-and-gold' });
    await robo.watch(id);
    expect(await robo.ask({ type: 'sit', seat: 1 })).toBeUndefined();
    await clock.pass(1000);
    await robo.leave();
    await clock.pass(PROGRAM_AWAY_AFTER + 10_000);
    expect(ann.state.seats[1]).toMatchObject({ program: true, replaced: true });
    expect([here.reports, there.reports]).toEqual([[], []]);
  });
});
