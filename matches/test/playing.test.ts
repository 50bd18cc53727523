import type { BotService } from '@pepite/bots/host';
import { itemAt } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { recordOf } from '../match-record.ts';
import { waitAt } from '../pace.ts';
import { Held } from './support/held.ts';
import { legalTexts, makeMove, moveFirst, positionOf, seatsToAct } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { stateFor } from './support/state.ts';
import { AWAY, PAUSE, TestRegistry } from './support/test-registry.ts';

let setting: TestRegistry;
let match: Match;
let ann: Page;
let ben: Page;
let cleo: Page;

/** Three people at a table, the cards dealt. */
async function sitDown(setup: Partial<NewMatchRequest> = {}, bots?: BotService): Promise<void> {
  setting = new TestRegistry(bots && { bots });
  [ann, ben, cleo] = await setting.guests('Ann', 'Ben', 'Cleo');
  match = await setting.create(ann, setup);
  await setting.watch(match, ben, cleo);
  expect(await ben.ask({ type: 'sit', seat: 1 })).toBeUndefined();
  expect(await cleo.ask({ type: 'sit', seat: 2 })).toBeUndefined();
  expect(await ann.ask({ type: 'start' })).toBeUndefined();
}

/** The page of the first who has to decide, as Ann sees it. */
const nextToAct = (): Page => itemAt([ann, ben, cleo], itemAt(seatsToAct(ann), 0));

/** Plays first legal moves until something is the case. */
async function playUntil(isSo: () => boolean): Promise<void> {
  for (let count = 0; count < 2000 && !isSo(); count++) {
    expect(await moveFirst(nextToAct())).toBeUndefined();
  }
  expect(isSo()).toBe(true);
}

describe('a match being played', () => {
  beforeEach(() => sitDown());

  it('a sealed bid is kept from the others, who are told that it is made', async () => {
    const bid = itemAt(legalTexts(ann), 0);
    expect(await makeMove(ann, bid)).toBeUndefined();
    expect(positionOf(ann).own).toBe(1);
    const told = JSON.stringify(ben.told.at(-1));
    expect(told).toContain('"chosen":1');
    expect(told).not.toContain(bid);
    expect(positionOf(ben).own).toBe(0);
  });

  it('a seat takes back its own choice while others are choosing', async () => {
    const first = itemAt(legalTexts(ann), 0);
    const second = itemAt(legalTexts(ann), 1);
    await makeMove(ann, first);
    const { ply } = positionOf(ann);
    expect(await ann.ask({ type: 'take-back', ply: 0 })).toEqual({ kind: 'stale' });
    expect(await ann.ask({ type: 'take-back', ply })).toBeUndefined();
    expect(positionOf(ann).own).toBe(0);
    expect(await makeMove(ann, second)).toBeUndefined();
  });

  it('a second message for the same position is refused as stale', async () => {
    const at = positionOf(ann);
    const bid = itemAt(legalTexts(ann), 0);
    const other = itemAt(legalTexts(ann), 1);
    expect(await makeMove(ann, bid, at)).toBeUndefined();
    expect(await makeMove(ann, other, at)).toEqual({ kind: 'stale' });
    expect(positionOf(ann).own).toBe(1);
  });

  it('a refusal names the clause, the notation or the seat', async () => {
    expect(await makeMove(ann, 'bid G3')).toMatchObject({ kind: 'fault', clause: 'A5' });
    expect(await makeMove(ann, 'play B1')).toMatchObject({ kind: 'fault', clause: 'A5' });
    expect(await makeMove(ann, 'checkmate')).toMatchObject({ kind: 'notation', clause: 'A5' });
    const stranger = await setting.guest('Dan');
    await setting.watch(match, stranger);
    expect(await makeMove(stranger, 'bid B1')).toEqual({ kind: 'not-seated' });
  });

  it('a spectator sees the table only', async () => {
    const stranger = await setting.guest('Dan');
    await setting.watch(match, stranger);
    expect(stranger.state.position).not.toHaveProperty('hand');
    const moves = stranger.state.log.map(({ move }) => move ?? '');
    expect(moves.filter((text) => text.startsWith('deal'))).toEqual([]);
    for (const page of [ann, ben, cleo]) await moveFirst(page);
    expect(positionOf(stranger)).not.toHaveProperty('hand');
    expect(stranger.told.at(-1)).toMatchObject({ type: 'moved', events: [{}, {}, {}] });
  });

  it('[A26] nobody looks back beyond their own last move until the round ends', async () => {
    await playUntil(() => positionOf(ann).ply > 60);
    await setting.watch(match, ann);
    const { state } = ann;
    const since = state.position?.lookBack.since ?? 0;
    expect(state.log.map(({ ply }) => ply)).toEqual(
      Array.from({ length: (state.position?.ply ?? 0) - since }, (_, index) => since + index),
    );
    expect(state.log[0]).toMatchObject({ actor: '0' });
    expect(state.log.slice(1).every(({ actor }) => actor !== '0')).toBe(true);
    await playUntil(() => positionOf(ann).lookBack.round > 0);
    await setting.watch(match, ann);
    expect(ann.state.log.map(({ ply }) => ply)).toContain(60);
  });

  it('the end of a round is told as any move; the log is whole for whoever asks', async () => {
    const told = ann.told.length;
    await playUntil(() => positionOf(ann).lookBack.round > 0);
    const since = ann.told.slice(told);
    expect(since.filter(({ type }) => type !== 'moved')).toEqual([]);
    // What a page has heard from the beginning is all that it may look back at now.
    const heard = since.flatMap((one) => (one.type === 'moved' ? one.events : []));
    const before = ann.state.log;
    await setting.watch(match, ann);
    expect(ann.state.log).toEqual([...before, ...heard]);
  });

  it('[A26] a player sees the positions since their own last move, one by one', async () => {
    await playUntil(() => positionOf(ann).ply > 60);
    const page = nextToAct();
    const now = positionOf(page);
    const { since } = now.lookBack;
    expect(await page.ask({ type: 'look-back' })).toBeUndefined();
    const told = page.told.at(-1);
    const positions = told?.type === 'past' ? told.positions : [];
    expect(positions.map(({ ply }) => ply)).toEqual(
      Array.from({ length: now.ply - since }, (_, index) => since + 1 + index),
    );
    expect(positions.at(-1)).toEqual(now);
    // Each is as it was then, not as it is now.
    const tables = new Set(positions.map(({ table }) => JSON.stringify(table)));
    expect(tables.size).toBe(positions.length);
  });

  it('a match goes on after a restart where it was, half-made choices included', async () => {
    await playUntil(() => positionOf(ann).ply > 50);
    const { guest } = nextToAct();
    const before = JSON.stringify(stateFor(match, guest));
    const again = setting.restart();
    const found = await again.find(match.id);
    // A connection is not kept, all else is.
    const absent = before.replaceAll('"present":true', '"present":false');
    const told = JSON.stringify(stateFor(found, guest)).replaceAll(/"replaceableIn":\d+,/g, '');
    expect(told).toBe(absent);
  });

  it('a sealed bid is kept over a restart', async () => {
    expect(await moveFirst(ben)).toBeUndefined();
    const again = setting.restart();
    const found = await again.find(match.id);
    expect(stateFor(found, 'Ben').position?.own).toBe(1);
    expect(stateFor(found, 'Ann').position?.own).toBe(0);
  });

  it('a match that is over has a record, and a rematch in one click', async () => {
    expect(recordOf(match)).toBeUndefined();
    expect(await ann.ask({ type: 'rematch' })).toEqual({ kind: 'not-over' });
    await playUntil(() => match.status === 'over');
    expect(ben.state.status).toBe('over');
    expect(ben.state.result).toEqual(recordOf(match)?.result);
    expect(ben.state.log).toEqual([]);
    const stranger = setting.page('Nobody');
    await setting.watch(match, stranger);
    expect(await stranger.ask({ type: 'rematch' })).toEqual({ kind: 'not-seated' });
    expect(await ann.ask({ type: 'rematch' })).toBeUndefined();
    const next = await setting.find(ben.state.next ?? '');
    expect(next.seats.names()).toEqual(['Ann', null, null]);
    const told = { ann: ann.told.length, ben: ben.told.length };
    expect(await ben.ask({ type: 'rematch' })).toBeUndefined();
    // Whoever asks is told where to go, and those who know it are not told again.
    expect(ben.told.slice(told.ben)).toMatchObject([{ type: 'match', state: { next: next.id } }]);
    expect(ann.told.slice(told.ann)).toEqual([]);
    expect(next.status).toBe('waiting');
    expect(await cleo.ask({ type: 'rematch' })).toBeUndefined();
    expect(next.seats.names()).toEqual(['Ann', 'Ben', 'Cleo']);
    expect(next.status).toBe('playing');
  });
});

describe('somebody who is away', () => {
  beforeEach(() => sitDown());

  it('a player who is away may be replaced by a bot, and takes the seat back', async () => {
    await cleo.leave();
    expect(await ann.ask({ type: 'replace', seat: 2 })).toEqual({ kind: 'still-here' });
    await setting.pass(AWAY);
    expect(ann.state.seats[2]).toMatchObject({ present: false, replaceable: true });
    const dan = setting.page('Dan');
    await setting.watch(match, dan);
    expect(await dan.ask({ type: 'replace', seat: 2 })).toEqual({ kind: 'not-seated' });
    expect(await ann.ask({ type: 'replace', seat: 2 })).toBeUndefined();
    expect(await ann.ask({ type: 'replace', seat: 2 })).toEqual({ kind: 'replaced' });
    await setting.pass(PAUSE);
    expect(seatsToAct(ann)).toEqual([0, 1]);
    cleo = setting.page('Cleo');
    await setting.watch(match, cleo);
    expect(cleo.state.seats[2]).toMatchObject({ present: true, replaced: true });
    expect(await makeMove(cleo, 'keep')).toEqual({ kind: 'replaced' });
    expect(await ann.ask({ type: 'reclaim' })).toEqual({ kind: 'not-replaced' });
    expect(await cleo.ask({ type: 'reclaim' })).toBeUndefined();
    for (const page of [ann, ben]) expect(await moveFirst(page)).toBeUndefined();
    await setting.pass(10 * PAUSE);
    await playUntil(() => seatsToAct(ann).includes(2));
    await setting.pass(10 * PAUSE);
    expect(seatsToAct(ann)).toContain(2);
  });

  it.each([
    [{}, 'regular'],
    [{ standIn: 'newcomer' }, 'newcomer'],
    [{ standIn: 'expert' }, 'expert'],
  ] as const)('[R16] a table of %j replaces a player by a bot that is %s', async (setup, bot) => {
    const held = new Held();
    await sitDown(setup, held);
    await cleo.leave();
    await setting.pass(AWAY);
    expect(held.seated).toEqual([]);
    expect(await ann.ask({ type: 'replace', seat: 2 })).toBeUndefined();
    expect(held.seated).toEqual([bot]);
    // It is the same one after a restart.
    const again = new Held();
    await setting.restart(again).find(match.id);
    expect(again.seated).toEqual([bot]);
  });

  it('a player with a second page is still there', async () => {
    const second = setting.page('Cleo');
    await setting.watch(match, second);
    await cleo.leave();
    expect(ann.state.seats[2]).toMatchObject({ present: true });
    await second.leave();
    await setting.pass(1000);
    expect(ann.state.seats[2]).toMatchObject({ present: false });
  });

  it('a player who is replaced stays so over a restart', async () => {
    await cleo.leave();
    await setting.pass(AWAY);
    await ann.ask({ type: 'replace', seat: 2 });
    const again = setting.restart();
    const found = await again.find(match.id);
    expect(stateFor(found, 'Ann').seats[2]).toMatchObject({ replaced: true });
    await again.watch(found, again.page('Ann'));
    await again.pass(PAUSE);
    expect(stateFor(found, 'Cleo').position?.own).toBe(1);
  });
});

describe('the pace of bots', () => {
  it('the pace of bots is changed by any player, for all, and kept over a restart', async () => {
    setting = new TestRegistry();
    const [host, dan] = await setting.guests('Ann', 'Dan');
    match = await setting.create(host, { bots: [null, 'random', 'random'] });
    const ask = (page: Page) => page.ask({ type: 'pace', pace: 'quick' });
    expect(await ask(host)).toEqual({ kind: 'not-playing' });
    await host.ask({ type: 'start' });
    await setting.watch(match, dan);
    expect(await ask(dan)).toEqual({ kind: 'not-seated' });
    expect(dan.state.setup.pace).toBe('human');
    expect(await ask(host)).toBeUndefined();
    expect([host, dan].map(({ state }) => state.setup.pace)).toEqual(['quick', 'quick']);
    const found = await setting.restart().find(match.id);
    expect(stateFor(found, 'Ann').setup.pace).toBe('quick');
  });

  it('a new pace of bots holds for the next question', async () => {
    setting = new TestRegistry();
    ann = await setting.guest('Ann');
    const bots = [null, 'random' as const];
    match = await setting.create(ann, { game: 'auruxxx', bots, start: true });
    /** How long the bot takes after Ann has done what she has to. */
    const waited = async (): Promise<number> => {
      while (seatsToAct(ann).includes(0)) await moveFirst(ann);
      const start = setting.clock.now();
      await setting.clock.ring(AWAY);
      return setting.clock.now() - start;
    };
    expect(await waited()).toBe(waitAt('human', PAUSE).least);
    await ann.ask({ type: 'pace', pace: 'quick' });
    await waited();
    expect(await waited()).toBe(waitAt('quick', PAUSE).least);
  });
});

describe('bots', () => {
  it('bots play a whole match by themselves, at their pace', async () => {
    const bots = ['heuristic', 'random', 'heuristic'] as const;
    setting = new TestRegistry();
    ann = await setting.guest('Ann');
    match = await setting.create(ann, { bots: [...bots], start: true });
    expect(match.status).toBe('playing');
    const before = ann.told.length;
    await setting.pass(PAUSE - 1);
    expect(ann.told).toHaveLength(before);
    for (let count = 0; count < 1000 && match.status === 'playing'; count++) {
      await setting.pass(PAUSE);
    }
    expect(match.status).toBe('over');
    expect(setting.reports).toEqual([]);
    expect(recordOf(match)?.players).toMatchObject([{ bot: 'heuristic' }, { bot: 'random' }, {}]);
  });
});

describe('the lobby', () => {
  it('the lobby lists open tables and tables to watch, and each guest has a list', async () => {
    await sitDown();
    const open = await setting.create(await setting.guest('Dan'), {});
    const hidden = await setting.create(await setting.guest('Eve'), { access: 'link' });
    const ids = (matches: readonly { readonly match: string }[]) => matches.map((one) => one.match);
    const { registry } = setting;
    expect(ids((await registry.lobby()).open)).toEqual([open.id]);
    expect(ids((await registry.lobby()).live)).toEqual([match.id]);
    const names = ['Ann', 'Ben', 'Cleo'];
    expect(await registry.matchesOf('Ann')).toMatchObject([
      { match: match.id, yourTurn: true, names },
    ]);
    expect(ids(await registry.matchesOf('Eve'))).toEqual([hidden.id]);
  });

  it('a guest’s list says how matches have ended, in memory and from the store', async () => {
    await sitDown();
    expect((await setting.registry.matchesOf('Ben'))[0]?.ending).toBeNull();
    await playUntil(() => match.status === 'over');
    const { result } = ben.state;
    const places = match.play?.state.referee.result?.scores.map(() => expect.any(Number) as number);
    const [live] = await setting.registry.matchesOf('Ben');
    expect(live).toMatchObject({ seat: 1, ending: { ...result, places, sides: 3 } });
    const place = live?.ending?.places.map((_, seat) => (result?.winners.includes(seat) ? 1 : 0));
    expect(live?.ending?.places.map((one) => Number(one === 1))).toEqual(place);
    for (const page of [ann, ben, cleo]) await page.leave();
    setting.registry.sweep();
    expect(await setting.registry.matchesOf('Ben')).toEqual([live]);
  });

  it('a guest’s list has matches that are out of memory, and loads none of them', async () => {
    await sitDown();
    for (const page of [ann, ben, cleo]) await page.leave();
    const { registry } = setting;
    registry.sweep();
    expect(registry.size).toBe(0);
    expect(await registry.matchesOf('Ben')).toMatchObject([{ match: match.id, yourTurn: true }]);
    expect((await registry.lobby()).live).toEqual([]);
    // A list alone fetches nothing: it would wake the bots of thirty matches.
    expect(registry.size).toBe(0);
  });
});
