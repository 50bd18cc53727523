// What players plan: made at drawn moments, and known to nobody else.
import { itemAt } from '@pepite/kernel';
import type { NewMatchRequest, PlanState, ServerMessage } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { legalTexts, makeMove, moveFirst, positionOf, seatsToAct } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { AWAY, PAUSE, TestRegistry } from './support/test-registry.ts';

let setting: TestRegistry;
let match: Match;
let pages: readonly Page[];

/** Three people at Aurum who have bid: swaps are asked for, then cards. */
async function begin(request: Partial<NewMatchRequest> = {}): Promise<void> {
  setting = new TestRegistry();
  pages = await setting.guests('Ann', 'Ben', 'Cleo');
  match = await setting.create(itemAt(pages, 0), { startsWhenFull: true, ...request });
  await setting.watch(match, ...pages.slice(1));
  for (const [seat, page] of pages.entries()) if (seat > 0) await page.ask({ type: 'sit', seat });
  for (const page of pages) await moveFirst(page);
}

const isAsked = (page: Page, kind: string): boolean =>
  legalTexts(page).some((text) => text.startsWith(kind));

/** The page of whoever has to decide. */
const acting = (): Page => itemAt(pages, itemAt(seatsToAct(itemAt(pages, 0)), 0));

/** Everybody makes the first legal move until somebody is asked for such a move. */
async function until(kind: string, isThere = (page: Page) => isAsked(page, kind)): Promise<Page> {
  for (let count = 0; count < 200; count++) {
    const page = acting();
    if (isThere(page)) return page;
    await moveFirst(page);
  }
  throw new Error(`nobody is asked for ${kind}`);
}

/** What a page was last told of its plans. */
function plansOf(page: Page): PlanState | undefined {
  const told = page.told.findLast(({ type }) => type === 'match' || type === 'plans');
  return told?.type === 'plans' ? told.plans : page.state.plans;
}

const plan = (page: Page, id: string, on = true) => page.ask({ type: 'plan', plan: id, on });

const planMoves = (page: Page, ...moves: readonly string[]) =>
  page.ask({ type: 'plan-moves', ply: positionOf(page).ply, moves: [...moves] });

/** What a page was told after some moment. */
const toldSince = (page: Page, count: number): readonly ServerMessage[] => page.told.slice(count);

beforeEach(() => begin());

describe('a plan until further notice', () => {
  it('a plan answers when its seat is asked, at its moment and not before', async () => {
    const page = await until('keep');
    const { ply } = positionOf(page);
    expect(await plan(page, 'keep')).toBeUndefined();
    expect(plansOf(page)).toEqual({ standing: ['keep'], next: [] });
    await setting.pass(PAUSE - 1);
    expect(positionOf(page).ply).toBe(ply);
    await setting.pass(1);
    expect(positionOf(page).ply).toBe(ply + 1);
    expect((await setting.store.load(match.id))?.moves[ply]).toMatch(/ keep$/);
  });

  it('how long a planned move takes is drawn, whatever was planned', async () => {
    const page = await until('keep');
    setting.jitter = () => 0.5;
    const { ply } = positionOf(page);
    await plan(page, 'keep');
    await setting.pass(PAUSE + 0.75 * PAUSE - 1);
    expect(positionOf(page).ply).toBe(ply);
    await setting.pass(1);
    expect(positionOf(page).ply).toBe(ply + 1);
  });

  it('the others are told the same, whether a plan or its player has answered', async () => {
    const told: (readonly ServerMessage[])[] = [];
    for (const isPlanned of [true, false]) {
      await begin();
      const page = await until('keep');
      const others = pages.filter((one) => one !== page);
      const before = others.map((one) => one.told.length);
      if (isPlanned) await plan(page, 'keep');
      await setting.pass(PAUSE);
      if (!isPlanned) await makeMove(page, 'keep');
      told.push(others.flatMap((one, place) => toldSince(one, itemAt(before, place))));
    }
    const [planned, played] = told.map((one) =>
      JSON.stringify(one).replaceAll(/"match":"\w+"/g, ''),
    );
    expect(played).toContain('"moved"');
    expect(planned).toBe(played);
  });

  it('a plan that is revoked does nothing, and its player is asked', async () => {
    const page = await until('keep');
    const { ply } = positionOf(page);
    await plan(page, 'keep');
    await setting.pass(PAUSE - 1);
    expect(await plan(page, 'keep', false)).toBeUndefined();
    await setting.pass(10 * PAUSE);
    expect(positionOf(page).ply).toBe(ply);
    expect(await makeMove(page, 'keep')).toBeUndefined();
  });

  it('whoever chooses before the plan does is taken at their word', async () => {
    const page = await until('keep');
    const swap = itemAt(
      legalTexts(page).filter((text) => text.startsWith('swap')),
      0,
    );
    await plan(page, 'keep');
    expect(await makeMove(page, swap)).toBeUndefined();
    await setting.pass(PAUSE);
    expect(setting.reports).toEqual([]);
    expect((await setting.store.load(match.id))?.moves.join()).toContain(swap);
  });

  it('a plan for a round is over with it, and one for the match stays', async () => {
    const [ann] = pages;
    if (ann === undefined) throw new Error('nobody is there');
    await plan(ann, 'keep');
    await plan(ann, 'only-move');
    const { round } = positionOf(ann).lookBack;
    for (let count = 0; count < 300 && positionOf(ann).lookBack.round === round; count++) {
      await moveFirst(acting());
    }
    expect(plansOf(ann)).toEqual({ standing: ['only-move'], next: [] });
  });

  it('a plan that the game does not have is refused, and so is one of somebody else', async () => {
    const page = acting();
    expect(await plan(page, 'win')).toEqual({ kind: 'no-such-plan' });
    const [dora] = await setting.guests('Dora');
    await dora.watch(match);
    expect(await plan(dora, 'keep')).toEqual({ kind: 'not-seated' });
    expect(plansOf(page)).toBeUndefined();
  });

  it('a plan is made though no page is open any more', async () => {
    const page = await until('keep');
    await plan(page, 'keep');
    const { ply } = positionOf(page);
    for (const one of pages) await one.leave();
    await setting.pass(PAUSE);
    expect((await setting.store.load(match.id))?.moves).toHaveLength(ply + 1);
  });

  it('plans outlive a crash, and go on when somebody looks', async () => {
    const page = await until('keep');
    await plan(page, 'keep');
    setting = setting.restart();
    const again = setting.page(page.guest);
    await again.watch(match.id);
    expect(plansOf(again)).toEqual({ standing: ['keep'], next: [] });
    const { ply } = positionOf(again);
    await setting.pass(PAUSE);
    expect(positionOf(again).ply).toBe(ply + 1);
  });
});

describe('moves planned for the next decision', () => {
  /** Somebody who plays next but one, and is not asked yet, in a trick that has been opened. */
  async function beforeTurn(): Promise<Page> {
    await until('play', (page) => isAsked(page, 'play') && trickOf(page).length === 0);
    const opener = seatsToAct(itemAt(pages, 0))[0] ?? 0;
    return itemAt(pages, (opener + 1) % 3);
  }

  const trickOf = (page: Page): readonly number[] => {
    const { trick } = positionOf(page).table as { trick: { cards: number[]; laid: number } };
    return trick.cards.slice(0, trick.laid);
  };

  /** What a seat could play if nobody had played yet. */
  async function handOf(page: Page): Promise<readonly string[]> {
    const found = await setting.find(match.id);
    const { state } = found.play ?? {};
    const seat = pages.indexOf(page);
    const cards = state?.referee.game.words.en.hand(state.referee.view(seat).hand).join(' ') ?? '';
    return cards.match(/\b[BCPSZ](?:10|[1-9])\b/g) ?? [];
  }

  const metal = (card: string): string => card.charAt(0);

  it('the first planned move that is legal is made when the turn comes', async () => {
    const page = await beforeTurn();
    const opener = acting();
    const hand = await handOf(page);
    const opening = itemAt(legalTexts(opener), 0);
    const used = metal(opening.slice('play '.length));
    const blocked = hand.find((card) => metal(card) === used);
    const free = hand.find((card) => metal(card) !== used) ?? '';
    const moves = [blocked, free]
      .filter((card) => card !== undefined)
      .map((card) => `play ${card}`);
    expect(await planMoves(page, ...moves)).toBeUndefined();
    expect(plansOf(page)).toEqual({ standing: [], next: moves });
    await makeMove(opener, opening);
    expect(seatsToAct(page)).toEqual([pages.indexOf(page)]);
    await setting.pass(PAUSE - 1);
    expect(trickOf(page)).toHaveLength(1);
    await setting.pass(1);
    expect(trickOf(page)).toHaveLength(2);
    const outcome = { kind: 'used', move: `play ${free}` };
    expect(plansOf(page)).toEqual({ standing: [], next: [], outcome });
    expect((await setting.store.load(match.id))?.moves.at(-1)).toBe(
      `${pages.indexOf(page)} play ${free}`,
    );
  });

  it('where no planned move is legal its player is asked, and told so', async () => {
    const page = await beforeTurn();
    const opener = acting();
    const hand = await handOf(page);
    const opening = legalTexts(opener).find((text) =>
      hand.some((card) => metal(card) === metal(text.slice('play '.length))),
    );
    const blocked = hand.find((card) => metal(card) === opening?.charAt('play '.length)) ?? '';
    await planMoves(page, `play ${blocked}`);
    await makeMove(opener, opening ?? '');
    const outcome = { kind: 'impossible', move: `play ${blocked}` };
    expect(plansOf(page)).toEqual({ standing: [], next: [], outcome });
    await setting.pass(10 * PAUSE);
    expect(trickOf(page)).toHaveLength(1);
    expect(await moveFirst(page)).toBeUndefined();
    expect(plansOf(page)).toEqual({ standing: [], next: [] });
  });

  it('a card waits until it is asked for, while swaps come first', async () => {
    const page = await until('keep');
    const card = itemAt(await handOf(page), 0);
    await planMoves(page, `play ${card}`);
    await plan(page, 'keep');
    await setting.pass(PAUSE);
    expect(plansOf(page)?.next).toEqual([`play ${card}`]);
  });

  it('moves that are planned for a decision which is over are stale', async () => {
    const page = await until('keep');
    const { ply } = positionOf(page);
    await makeMove(page, 'keep');
    expect(await page.ask({ type: 'plan-moves', ply, moves: ['play Z9'] })).toEqual({
      kind: 'stale',
    });
    expect(await planMoves(page, 'dance')).toMatchObject({ kind: 'notation' });
    expect(plansOf(page)).toBeUndefined();
  });

  it('moves that are not asked for in a round are over with it', async () => {
    const ender = await until('end');
    const page = itemAt(pages, (pages.indexOf(ender) + 1) % 3);
    await planMoves(page, 'play Z9');
    expect(plansOf(page)).toEqual({ standing: [], next: ['play Z9'] });
    await makeMove(ender, 'end');
    const outcome = { kind: 'expired', move: 'play Z9' };
    expect(plansOf(page)).toEqual({ standing: [], next: [], outcome });
  });
});

describe('plans, clocks and stand-ins', () => {
  it('a plan chooses before time is up, and nobody has missed anything', async () => {
    await begin({ clock: { kind: 'live', bank: 60, increment: 5 } });
    const page = await until('keep');
    await page.watch(match);
    const { left = 0 } = page.state.clock?.seats[pages.indexOf(page)] ?? {};
    await setting.pass(left - 200);
    await plan(page, 'keep');
    const { ply } = positionOf(page);
    await setting.pass(100);
    expect(positionOf(page).ply).toBe(ply + 1);
    await page.watch(match);
    expect(page.state.clock?.seats[pages.indexOf(page)]?.missed).toBe(0);
  });

  it('plans rest while the clocks are stopped', async () => {
    await begin({ clock: { kind: 'live', bank: 60, increment: 5 } });
    const page = await until('keep');
    await plan(page, 'keep');
    for (const one of pages) await one.ask({ type: 'pause', on: true });
    const { ply } = positionOf(page);
    await setting.pass(10 * PAUSE);
    expect(positionOf(page).ply).toBe(ply);
    await page.ask({ type: 'pause', on: false });
    await setting.pass(PAUSE);
    expect(positionOf(page).ply).toBe(ply + 1);
  });

  it('plans rest while a bot stands in, and go on when the player is back', async () => {
    const page = await until('keep');
    const other = itemAt(
      pages.filter((one) => one !== page),
      0,
    );
    const seat = pages.indexOf(page);
    await makeMove(page, 'keep');
    await plan(page, 'keep');
    await page.leave();
    await setting.pass(AWAY);
    expect(await other.ask({ type: 'replace', seat })).toBeUndefined();
    const again = setting.page(page.guest);
    await again.watch(match);
    expect(await plan(again, 'keep', false)).toEqual({ kind: 'replaced' });
    expect(await again.ask({ type: 'reclaim' })).toBeUndefined();
    expect(plansOf(again)?.standing).toEqual(['keep']);
    expect(setting.reports).toEqual([]);
  });
});
