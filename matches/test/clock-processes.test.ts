// The clocks of a match that several processes have in memory.
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from './support/clock.ts';
import { moveFirst } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { settle } from './support/settle.ts';
import { SharedMemory } from './support/shared-memory.ts';
import { PAUSE, TestRegistry } from './support/test-registry.ts';

const CLOCK = { kind: 'live', bank: 60, increment: 5 } as const;

let clock: TestClock;
let memory: SharedMemory;
/** Whether the first process is not heard of any more. */
let isSilent: boolean;
let here: TestRegistry;
let there: TestRegistry;
let ann: Page;
let ben: Page;
let match: string;

/** Ann and Ben play, each at a process of their own; the match was begun at Ann's. */
beforeEach(async () => {
  clock = new TestClock();
  isSilent = false;
  memory = new SharedMemory({ now: () => clock.now() });
  const joined = memory.join('here');
  const hold: typeof joined.shared.hold = (names) =>
    isSilent ? new Promise(() => {}) : joined.shared.hold(names);
  here = new TestRegistry({ store: { ...joined, shared: { ...joined.shared, hold } }, clock });
  there = new TestRegistry({ store: memory.join('there'), clock, seed: 2 });
  [ann] = await here.guests('Ann');
  [ben] = await there.guests('Ben');
  const request = { game: 'silver-and-gold', bots: [null, null], clock: CLOCK };
  ({ id: match } = await here.create(ann, request));
  await ben.watch(match);
  expect(await ben.ask({ type: 'sit', seat: 1 })).toBeUndefined();
  await settle();
  expect(await ann.ask({ type: 'start' })).toBeUndefined();
  await settle();
});

describe('clocks of a match at two processes', () => {
  const left = (page: Page): readonly (number | undefined)[] =>
    page.state.clock?.seats.map((seat) => seat?.left) ?? [];

  it('both tell the same clocks, and one alone acts when time is up', async () => {
    await clock.pass(10_000);
    await moveFirst(ann);
    await clock.pass(5000);
    await ann.watch(match);
    await ben.watch(match);
    expect(left(ben)).toEqual([55_000, 50_000]);
    expect(left(ben)).toEqual(left(ann));
    await clock.pass(50_000 + 2 * PAUSE);
    await ben.watch(match);
    expect(ben.state.clock?.seats[1]?.missed).toBe(1);
    expect(memory.holderOf(`match/${match}`)).toBe('here');
    expect([here.counted.includes('bot'), there.counted.includes('bot')]).toEqual([true, false]);
  });

  it('a pause that is agreed on at two processes is told at both', async () => {
    await ann.ask({ type: 'pause', on: true });
    await ben.ask({ type: 'pause', on: true });
    await settle();
    expect([ann.state.clock?.paused, ben.state.clock?.paused]).toEqual([true, true]);
  });

  it('time in which no process had the lease has passed for nobody', async () => {
    await clock.pass(10_000);
    // It is not heard of any more, and takes what it holds with it.
    isSilent = true;
    await clock.pass(20_000);
    await ben.watch(match);
    expect(memory.holderOf(`match/${match}`)).toBe('there');
    const [own = 0] = left(ben);
    // It was heard of within the last second, and somebody came within four.
    expect(own).toBeGreaterThan(65_000 - 30_000);
    expect(own).toBeLessThanOrEqual(65_000 - 30_000 + 5000);
  });
});
