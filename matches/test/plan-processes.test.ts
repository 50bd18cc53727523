// What players plan in a match that several processes have in memory.
import { itemAt } from '@pepite/kernel';
import { beforeEach, expect, it } from 'vitest';
import { TestClock } from './support/clock.ts';
import { legalTexts, makeMove, moveFirst, positionOf } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { settle } from './support/settle.ts';
import { SharedMemory } from './support/shared-memory.ts';
import { PAUSE, TestRegistry } from './support/test-registry.ts';

let clock: TestClock;
let memory: SharedMemory;
let servers: readonly TestRegistry[];
let pages: readonly Page[];
let match: string;

/** Ann plays at one process, Ben and Cleo at another one. */
beforeEach(async () => {
  clock = new TestClock();
  memory = new SharedMemory({ now: () => clock.now() });
  const here = new TestRegistry({ store: memory.join('here'), clock });
  const there = new TestRegistry({ store: memory.join('there'), clock, seed: 2 });
  servers = [here, there];
  const [ann] = await here.guests('Ann');
  const others = await there.guests('Ben', 'Cleo');
  pages = [ann, ...others];
  ({ id: match } = await here.create(ann, {}));
  for (const [place, page] of others.entries()) {
    await page.watch(match);
    await page.ask({ type: 'sit', seat: place + 1 });
    await settle();
  }
  await ann.ask({ type: 'start' });
  await settle();
  for (const page of pages) {
    await moveFirst(page);
    await settle();
  }
});

/** Whoever is asked whether bids are kept. */
async function asked(): Promise<Page> {
  for (let count = 0; count < 20; count++) {
    const page = itemAt(
      pages.filter((one) => legalTexts(one).length > 0),
      0,
    );
    if (legalTexts(page).includes('keep')) return page;
    await moveFirst(page);
    await settle();
  }
  throw new Error('nobody is asked');
}

it('a plan that is made at one process is carried out once, by whichever may act', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const page = await asked();
    const { ply } = positionOf(page);
    expect(await page.ask({ type: 'plan', plan: 'keep', on: true })).toBeUndefined();
    await clock.pass(2 * PAUSE);
    await settle();
    const stored = await memory.join('reader').load(match);
    expect(stored?.moves.slice(ply).filter((line) => line.endsWith(' keep'))).toHaveLength(1);
    expect(pages.map((one) => positionOf(one).ply)).toEqual(pages.map(() => ply + 1));
    await page.ask({ type: 'plan', plan: 'keep', on: false });
    const next = pages.find((one) => legalTexts(one).length > 0) ?? page;
    await makeMove(next, itemAt(legalTexts(next), 0));
    await settle();
  }
});

it('a planned move of processes that are gone is made once by those that come after', async () => {
  const page = await asked();
  const { ply } = positionOf(page);
  await page.ask({ type: 'plan', plan: 'keep', on: true });
  for (const [place, { registry }] of servers.entries()) {
    registry.close();
    memory.forget(place === 0 ? 'here' : 'there');
  }
  const names = ['next', 'after'];
  const next = names.map((name, seed) => {
    return new TestRegistry({ store: memory.join(name), clock, seed });
  });
  await clock.pass(15_000);
  for (const { registry } of next) await registry.wakeDue(clock.date());
  await clock.pass(10 * PAUSE);
  await settle();
  const stored = await memory.join('reader').load(match);
  expect(stored?.moves.slice(ply)).toEqual([expect.stringMatching(/ keep$/)]);
  expect(stored?.planDue).toBeNull();
  expect(next.flatMap(({ reports }) => reports)).toEqual([]);
});

it('a page at another process is told of plans of its own, and nobody else is', async () => {
  const page = await asked();
  const others = pages.filter((one) => one !== page);
  const before = others.map(({ told }) => told.length);
  await page.ask({ type: 'plan', plan: 'only-move', on: true });
  await settle();
  await clock.pass(100);
  expect(others.map(({ told }) => told.length)).toEqual(before);
  expect(JSON.stringify(others.map(({ told }) => told))).not.toContain('only-move');
});
