import { itemAt } from '@pepite/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../match.ts';
import { legalTexts, makeMove } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { TestRegistry } from './support/test-registry.ts';

/** As many as one address may have at a match. */
const CROWD = 150;

let setting: TestRegistry;
let match: Match;
let ann: Page;
let ben: Page;
let crowd: Page[];

const told = (): number => crowd.reduce((sum, page) => sum + page.told.length, 0);

/** A match of two people and many spectators, a few moves long. */
async function gather(): Promise<void> {
  setting = new TestRegistry();
  [ann, ben] = await setting.guests('Ann', 'Ben');
  match = await setting.create(ann, { game: 'auruxxx', bots: [null, null] });
  await setting.watch(match, ben);
  await ben.ask({ type: 'sit', seat: 1 });
  await ann.ask({ type: 'start' });
  crowd = Array.from({ length: CROWD }, (_, place) => setting.page(`x${place}`, 'one address'));
  await setting.watch(match, ...crowd);
  await setting.pass(5000);
}

/** Whoever has to decide makes the first legal move. */
async function moveOnce(): Promise<void> {
  const mover = [ann, ben].find((page) => legalTexts(page).length > 0);
  if (mover === undefined) throw new Error('nobody may move');
  expect(await makeMove(mover, itemAt(legalTexts(mover), 0))).toBeUndefined();
}

describe('a match with 150 spectators', () => {
  beforeEach(gather);

  it('a match answers only the page that asks again, in one message', async () => {
    const before = told();
    await setting.watch(match, ...crowd);
    await setting.pass(5000);
    expect(told() - before).toBe(CROWD);
  });

  it('a match tells who is there at most once a second, however many come and go', async () => {
    const before = ann.told.length;
    for (let round = 0; round < 20; round++) {
      for (const [place, page] of crowd.slice(0, 50).entries()) {
        await page.leave();
        crowd[place] = setting.page(page.guest, page.origin);
        await setting.watch(match, itemAt(crowd, place));
      }
      await setting.pass(100);
    }
    // Two seconds: at the beginning, after one, and after two.
    expect(ann.told.length - before).toBeLessThanOrEqual(3);
    await setting.pass(1000);
    expect(ann.told.at(-1)).toMatchObject({ type: 'presence', spectators: CROWD });
  });

  it('all spectators get the very same text, printed once', async () => {
    const texts = crowd.map(({ guest }) => match.broadcast.printState(guest));
    expect(new Set(texts).size).toBe(1);
    const before = texts[0];
    await moveOnce();
    const after = crowd.map(({ guest }) => match.broadcast.printState(guest));
    expect(new Set(after).size).toBe(1);
    expect(after[0]).not.toBe(before);
  });

  it('[R1] a move is printed once for all spectators and once for each seat', async () => {
    const { history } = match.play?.state ?? {};
    if (history === undefined) throw new Error('nothing is being played');
    // Every text about a move tells what has happened since the one before.
    const printed = vi.spyOn(history, 'printSince');
    const before = told();
    await moveOnce();
    expect(told() - before).toBe(CROWD);
    expect(crowd.map(({ told: [...texts] }) => texts.at(-1)?.type)).toEqual(
      crowd.map(() => 'moved'),
    );
    const viewers = printed.mock.calls.map(([viewer]) => viewer);
    expect(new Set(viewers)).toEqual(new Set([undefined, 0, 1]));
    expect(viewers).toHaveLength(3);
  });

  it('[R1] a change at the table is printed in fewer than half as many texts as pages', () => {
    const printed = vi.spyOn(JSON, 'stringify');
    const before = told();
    match.broadcast.tellState();
    const { length } = printed.mock.calls;
    printed.mockRestore();
    expect(told() - before).toBe(CROWD);
    expect(length).toBeLessThan(CROWD / 2);
  });

  it('a match takes people from elsewhere when one address has sent its share', async () => {
    const more = Array.from({ length: 40 }, (_, place) => setting.page(`y${place}`, 'one address'));
    const problems = [];
    for (const page of more) problems.push(await page.watch(match));
    expect(problems.filter((problem) => problem === undefined)).toHaveLength(160 - CROWD);
    expect(problems.at(-1)).toEqual({ kind: 'crowded' });
    expect(await setting.page('z', 'elsewhere').watch(match)).toBeUndefined();
    // Players have a seat, and so a place, wherever they come from.
    expect(await setting.page('Ben', 'one address').watch(match)).toBeUndefined();
    await itemAt(crowd, 0).leave();
    await itemAt(crowd, 1).leave();
    expect(await itemAt(more, 39).watch(match)).toBeUndefined();
  });
});

describe('looking back at a long match', () => {
  it('a long match is looked back at in portions, from the latest to the first', async () => {
    await gather();
    while (match.plies < 200 && match.status === 'playing') await moveOnce();
    const page = itemAt(crowd, 0);
    const seen: number[] = [];
    let before: number | undefined;
    for (let more = true; more;) {
      const request = { type: 'look-back', ...(before !== undefined && { before }) } as const;
      expect(await page.ask(request)).toBeUndefined();
      const past = page.told.at(-1);
      if (past?.type !== 'past') throw new Error('nothing was told');
      expect(past.positions.length).toBeLessThanOrEqual(24);
      seen.unshift(...past.positions.map(({ ply }) => ply));
      [before] = seen;
      ({ more } = past);
    }
    expect(seen.at(-1)).toBe(match.plies);
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other));
  });
});
