// Planned moves of matches that nobody has in memory: the store says where some are to be made.
import { itemAt } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { legalTexts, makeMove, moveFirst, seatsToAct } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { PAUSE, TestRegistry } from './support/test-registry.ts';

/** So long after it was planned a move should have been made. */
const MADE_WITHIN = 10_000;

let setting: TestRegistry;
let match: Match;
let pages: readonly Page[];

const acting = (): Page => itemAt(pages, itemAt(seatsToAct(itemAt(pages, 0)), 0));

/** Three people at Aurum, one of whom is asked whether bids are kept. */
async function begin(request: Partial<NewMatchRequest> = {}): Promise<Page> {
  setting = new TestRegistry();
  pages = await setting.guests('Ann', 'Ben', 'Cleo');
  match = await setting.create(itemAt(pages, 0), { startsWhenFull: true, ...request });
  await setting.watch(match, ...pages.slice(1));
  for (const [seat, page] of pages.entries()) if (seat > 0) await page.ask({ type: 'sit', seat });
  for (const page of pages) await moveFirst(page);
  for (let count = 0; count < 20; count++) {
    const page = acting();
    if (legalTexts(page).includes('keep')) return page;
    await moveFirst(page);
  }
  throw new Error('nobody is asked');
}

const plan = (page: Page, id: string, on = true) => page.ask({ type: 'plan', plan: id, on });

const stored = async () => {
  const found = await setting.store.load(match.id);
  if (found === undefined) throw new Error('the match is gone');
  return found;
};

/** What a server does again and again: it looks for what is due. */
const look = (): Promise<void> => setting.registry.wakeDue(setting.clock.date());

const dueNow = () => setting.store.dueBefore(setting.clock.date() + 2 * MADE_WITHIN);

let asked: Page;

beforeEach(async () => {
  asked = await begin();
});

describe('a planned move that is to be made', () => {
  it('a planned move is made after a crash though nobody looks', async () => {
    await plan(asked, 'keep');
    const { length } = (await stored()).moves;
    setting = setting.restart();
    await setting.pass(MADE_WITHIN + 1);
    expect(setting.registry.size).toBe(0);
    await look();
    await setting.pass(PAUSE);
    expect((await stored()).moves.slice(length)).toEqual([expect.stringMatching(/ keep$/)]);
    expect(setting.reports).toEqual([]);
  });

  it('a match is named once a planned move should have been made, and then no more', async () => {
    await plan(asked, 'keep');
    expect((await stored()).planDue).toBe(setting.clock.date() + MADE_WITHIN);
    expect(await setting.store.dueBefore(setting.clock.date())).toEqual([]);
    await setting.pass(PAUSE);
    expect((await stored()).planDue).toBeNull();
    expect(await dueNow()).toEqual([]);
  });

  it('a plan comes due with the move of another player that asks for it', async () => {
    const [ann, ben, cleo] = pages;
    const other = [ann, ben, cleo].find((page) => page !== asked && page !== undefined);
    if (other === undefined) throw new Error('there is nobody else');
    await plan(other, 'keep');
    expect((await stored()).planDue).toBeNull();
    while (acting() !== other) await makeMove(acting(), 'keep');
    expect((await stored()).planDue).not.toBeNull();
    await plan(other, 'keep', false);
    expect((await stored()).planDue).toBeNull();
  });

  it('plans that rest while the clocks are stopped are not due', async () => {
    asked = await begin({ clock: { kind: 'live', bank: 60, increment: 5 } });
    await plan(asked, 'keep');
    for (const page of pages) await page.ask({ type: 'pause', on: true });
    expect((await stored()).planDue).toBeNull();
    await asked.ask({ type: 'pause', on: false });
    expect((await stored()).planDue).not.toBeNull();
  });

  it('plans rest while a bot stands in, and are due again when the player is back', async () => {
    await plan(asked, 'keep');
    await asked.ask({ type: 'leave' });
    expect((await stored()).planDue).toBeNull();
    expect(await asked.ask({ type: 'reclaim' })).toBeUndefined();
    expect((await stored()).planDue).not.toBeNull();
  });

  it('nothing is due in a match that was ended', async () => {
    await plan(asked, 'keep');
    for (const page of pages) await page.ask({ type: 'abort', on: true });
    expect(await stored()).toMatchObject({ status: 'over', planDue: null });
  });

  it('a match in which nothing is to be made after all is fetched once', async () => {
    const { revision } = await stored();
    for (const page of pages) await page.leave();
    const stale = { plans: [], planDue: setting.clock.date() };
    await setting.store.append(match.id, revision, stale, setting.clock.date());
    setting = setting.restart();
    await setting.pass(1);
    await look();
    expect(setting.registry.size).toBe(1);
    expect(await stored()).toMatchObject({ planDue: null, revision: revision + 2 });
    expect(await dueNow()).toEqual([]);
  });
});
