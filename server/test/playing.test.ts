import { deciding, each, itemAt, Moves, parseView } from '@pepite/kernel';
import type { Position, Setup } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Match, Thinking } from '@pepite/matches';
import { AWAY, type Page, PAUSE, Setting } from './setting.ts';
import { Held } from './support/held.ts';
import { stateFor } from './support/state.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

let setting: Setting;
let match: Match;
let pages: Page[];

/** Three people at a table, the cards dealt. */
function sitDown(setup: Partial<Setup> = {}, thinking?: Thinking): void {
  setting = new Setting(undefined, 1, thinking);
  pages = NAMES.map((name) => setting.guest(name));
  match = setting.create(itemAt(pages, 0), setup);
  setting.watch(match, ...pages);
  NAMES.forEach((name, seat) => match.sit(itemAt(pages, seat).guest, name, seat));
  match.start(itemAt(pages, 0).guest);
  setting.ledger.flush();
}

/** Where a page thinks the match stands. */
function position(page: Page): Position {
  const last = page.told.at(-1);
  const found = last?.type === 'moved' ? last.position : page.state.position;
  if (found === null) throw new Error('nothing is being played');
  return found;
}

function seatsToAct(page: Page): readonly number[] {
  return [...each(deciding(match.game.turn(position(page).table)))];
}

function legal(seat: number): readonly string[] {
  const { table, hand } = position(itemAt(pages, seat));
  const moves = new Moves();
  match.game.moves(parseView(JSON.stringify({ table, seat, hand })), moves);
  return [...moves].map((move) => match.game.print(move));
}

function choose(seat: number, text: string, at: Position = position(itemAt(pages, seat))) {
  const found = match.courseFor(itemAt(pages, seat).guest);
  if ('kind' in found) return found;
  const problem = found.course.choose(found.seat, at, text);
  setting.ledger.flush();
  return problem;
}

/** Plays first legal moves until something is the case, at most so many. */
function playUntil(isSo: () => boolean): void {
  for (let count = 0; count < 2000 && !isSo(); count++) {
    const seat = itemAt(seatsToAct(itemAt(pages, 0)), 0);
    expect(choose(seat, itemAt(legal(seat), 0))).toBeUndefined();
  }
  expect(isSo()).toBe(true);
}

describe('a match being played', () => {
  beforeEach(() => sitDown());

  it('keeps sealed bids from the others, and tells that they are made', () => {
    const bid = itemAt(legal(0), 0);
    expect(choose(0, bid)).toBeUndefined();
    expect(position(itemAt(pages, 0)).own).toBe(1);
    const told = JSON.stringify(itemAt(pages, 1).told.at(-1));
    expect(told).toContain('"chosen":1');
    expect(told).not.toContain(bid);
    expect(position(itemAt(pages, 1)).own).toBe(0);
  });

  it('lets a seat take back its own choice while others are choosing', () => {
    const first = itemAt(legal(0), 0);
    const second = itemAt(legal(0), 1);
    choose(0, first);
    const found = match.courseFor(itemAt(pages, 0).guest);
    if ('kind' in found) throw new Error(found.kind);
    expect(found.course.takeBack(0, 0)).toEqual({ kind: 'stale' });
    expect(found.course.takeBack(0, position(itemAt(pages, 0)).ply)).toBeUndefined();
    setting.ledger.flush();
    expect(position(itemAt(pages, 0)).own).toBe(0);
    expect(choose(0, second)).toBeUndefined();
  });

  it('refuses a message that comes a second time as stale', () => {
    const at = position(itemAt(pages, 0));
    const bid = itemAt(legal(0), 0);
    const other = itemAt(legal(0), 1);
    expect(choose(0, bid, at)).toBeUndefined();
    expect(choose(0, other, at)).toEqual({ kind: 'stale' });
    expect(position(itemAt(pages, 0)).own).toBe(1);
  });

  it('says why it refuses: the clause, the notation, the seat', () => {
    expect(choose(0, 'bid G3')).toMatchObject({ kind: 'fault', clause: 'A5' });
    expect(choose(0, 'play B1')).toMatchObject({ kind: 'fault', clause: 'A5' });
    expect(choose(0, 'checkmate')).toMatchObject({ kind: 'notation', clause: 'A5' });
    const stranger = setting.guest('Dan');
    expect(match.courseFor(stranger.guest)).toEqual({ kind: 'not-seated' });
  });

  it('shows a spectator the table only', () => {
    const stranger = setting.guest('Dan');
    setting.watch(match, stranger);
    expect(stranger.state.position).not.toHaveProperty('hand');
    const moves = stranger.state.log.map(({ move }) => move ?? '');
    expect(moves.filter((text) => text.startsWith('deal'))).toEqual([]);
    [0, 1, 2].forEach((seat) => choose(seat, itemAt(legal(seat), 0)));
    expect(position(stranger)).not.toHaveProperty('hand');
    expect(stranger.told.at(-1)).toMatchObject({ type: 'moved', events: [{}, {}, {}] });
  });

  it('[A26] lets nobody look further back than their own last move, until the round ends', () => {
    playUntil(() => position(itemAt(pages, 0)).ply > 60);
    setting.watch(match, itemAt(pages, 0));
    const { state } = itemAt(pages, 0);
    const since = state.position?.lookBack.since ?? 0;
    expect(state.log.map(({ ply }) => ply)).toEqual(
      Array.from({ length: (state.position?.ply ?? 0) - since }, (_, index) => since + index),
    );
    expect(state.log[0]).toMatchObject({ actor: '0' });
    expect(state.log.slice(1).every(({ actor }) => actor !== '0')).toBe(true);
    playUntil(() => (itemAt(pages, 0).state.position?.lookBack.round ?? 0) > 0);
    expect(itemAt(pages, 0).state.log.map(({ ply }) => ply)).toContain(60);
  });

  it('[A26] shows the positions since one’s own last move, one by one', () => {
    playUntil(() => position(itemAt(pages, 0)).ply > 60);
    const seat = itemAt(seatsToAct(itemAt(pages, 0)), 0);
    const now = position(itemAt(pages, seat));
    const { since } = now.lookBack;
    expect(match.lookBack(itemAt(pages, seat), undefined)).toBeUndefined();
    const told = itemAt(pages, seat).told.at(-1);
    const positions = told?.type === 'past' ? told.positions : [];
    expect(positions.map(({ ply }) => ply)).toEqual(
      Array.from({ length: now.ply - since }, (_, index) => since + 1 + index),
    );
    expect(positions.at(-1)).toEqual(now);
    // Each is as it was then, not as it is now.
    const tables = new Set(positions.map(({ table }) => JSON.stringify(table)));
    expect(tables.size).toBe(positions.length);
  });

  it('goes on after a restart where it was, half-made choices included', () => {
    playUntil(() => position(itemAt(pages, 0)).ply > 50);
    const seat = itemAt(seatsToAct(itemAt(pages, 0)), 0);
    const before = JSON.stringify(stateFor(match, itemAt(pages, seat).guest));
    const again = setting.restart();
    const found = again.house.find(match.id);
    // A connection is not kept, all else is.
    const absent = before.replaceAll('"present":true', '"present":false');
    expect(JSON.stringify(stateFor(found, itemAt(pages, seat).guest))).toBe(absent);
  });

  it('keeps a sealed bid over a restart', () => {
    choose(1, itemAt(legal(1), 0));
    const again = setting.restart();
    const found = again.house.find(match.id);
    expect(stateFor(found, 'Ben').position?.own).toBe(1);
    expect(stateFor(found, 'Ann').position?.own).toBe(0);
  });

  it('is over in the end, has a record and a rematch in one click', () => {
    expect(match.record()).toBeUndefined();
    expect(setting.house.rematch(match, 'Ann')).toEqual({ kind: 'not-over' });
    playUntil(() => match.status === 'over');
    expect(itemAt(pages, 1).state.status).toBe('over');
    expect(itemAt(pages, 1).state.result).toEqual(match.record()?.result);
    expect(itemAt(pages, 1).state.log).toEqual([]);
    expect(setting.house.rematch(match, 'Nobody')).toEqual({ kind: 'not-seated' });
    expect(setting.house.rematch(match, 'Ann')).toBeUndefined();
    setting.ledger.flush();
    const next = setting.house.find(itemAt(pages, 1).state.next ?? '');
    expect(next?.seating.names()).toEqual(['Ann', null, null]);
    setting.house.rematch(match, 'Ben');
    expect(next?.status).toBe('waiting');
    setting.house.rematch(match, 'Cleo');
    expect(next?.seating.names()).toEqual(NAMES);
    expect(next?.status).toBe('playing');
  });
});

describe('somebody who is away', () => {
  beforeEach(() => sitDown());

  it('may be replaced by a bot after a while, and takes the seat back', () => {
    match.leave(itemAt(pages, 2));
    expect(match.replace('Ann', 2)).toEqual({ kind: 'still-here' });
    setting.clock.pass(AWAY);
    expect(itemAt(pages, 0).state.seats[2]).toMatchObject({ present: false, replaceable: true });
    expect(match.replace('Dan', 2)).toEqual({ kind: 'not-seated' });
    expect(match.replace('Ann', 2)).toBeUndefined();
    expect(match.replace('Ann', 2)).toEqual({ kind: 'replaced' });
    setting.clock.pass(PAUSE);
    setting.ledger.flush();
    expect(seatsToAct(itemAt(pages, 0))).toEqual([0, 1]);
    setting.watch(match, itemAt(pages, 2));
    expect(itemAt(pages, 2).state.seats[2]).toMatchObject({ present: true, replaced: true });
    expect(choose(2, 'keep')).toEqual({ kind: 'replaced' });
    expect(match.reclaim('Ann')).toEqual({ kind: 'not-replaced' });
    expect(match.reclaim('Cleo')).toBeUndefined();
    setting.ledger.flush();
    [0, 1].forEach((seat) => choose(seat, itemAt(legal(seat), 0)));
    setting.clock.pass(10 * PAUSE);
    playUntil(() => seatsToAct(itemAt(pages, 0)).includes(2));
    setting.clock.pass(10 * PAUSE);
    expect(seatsToAct(itemAt(pages, 0))).toContain(2);
  });

  it.each([
    [{}, 'regular'],
    [{ standIn: 'newcomer' }, 'newcomer'],
    [{ standIn: 'expert' }, 'expert'],
  ] as const)('[R16] at a table of %j is replaced by a bot that is %s', (setup, bot) => {
    const held = new Held();
    sitDown(setup, held);
    match.leave(itemAt(pages, 2));
    setting.clock.pass(AWAY);
    expect(held.seated).toEqual([]);
    expect(match.replace('Ann', 2)).toBeUndefined();
    expect(held.seated).toEqual([bot]);
    // It is the same one after a restart.
    const again = new Held();
    const { house } = setting.restart(again);
    expect(house.find(match.id)).toBeDefined();
    expect(again.seated).toEqual([bot]);
  });

  it('is still there with a second page', () => {
    const second = setting.guest('Cleo');
    setting.watch(match, second);
    match.leave(itemAt(pages, 2));
    expect(itemAt(pages, 0).state.seats[2]).toMatchObject({ present: true });
    match.leave(second);
    setting.clock.pass(1000);
    expect(itemAt(pages, 0).state.seats[2]).toMatchObject({ present: false });
  });

  it('stays replaced over a restart', () => {
    match.leave(itemAt(pages, 2));
    setting.clock.pass(AWAY);
    match.replace('Ann', 2);
    const again = setting.restart();
    const found = again.house.find(match.id);
    expect(stateFor(found, 'Ann').seats[2]).toMatchObject({ replaced: true });
    found?.watch(itemAt(pages, 0));
    again.clock.pass(PAUSE);
    expect(stateFor(found, 'Cleo').position?.own).toBe(1);
  });
});

describe('bots', () => {
  it('play a whole match by themselves, at their pace', () => {
    const bots = ['heuristic', 'random', 'heuristic'] as const;
    setting = new Setting();
    const ann = setting.guest('Ann');
    match = setting.create(ann, { bots: [...bots], start: true });
    expect(match.status).toBe('playing');
    const before = ann.told.length;
    setting.clock.pass(PAUSE - 1);
    setting.ledger.flush();
    expect(ann.told).toHaveLength(before);
    for (let count = 0; count < 1000 && match.status === 'playing'; count++) {
      setting.clock.pass(PAUSE);
      setting.ledger.flush();
    }
    expect(match.status).toBe('over');
    expect(setting.reports).toEqual([]);
    expect(match.record()?.players).toMatchObject([{ bot: 'heuristic' }, { bot: 'random' }, {}]);
  });
});

describe('the lobby', () => {
  it('lists open tables, tables to watch and one’s own', () => {
    sitDown();
    const open = setting.create(setting.guest('Dan'), {});
    const hidden = setting.create(setting.guest('Eve'), { access: 'link' });
    const ids = (matches: readonly { readonly match: string }[]) =>
      matches.map(({ match }) => match);
    const lobby = { ...setting.house.lobby(), mine: setting.house.matchesOf('Ann') };
    expect(ids(lobby.open)).toEqual([open.id]);
    expect(ids(lobby.live)).toEqual([match.id]);
    expect(lobby.mine).toMatchObject([{ match: match.id, yourTurn: true, names: NAMES }]);
    expect(ids(setting.house.matchesOf('Eve'))).toEqual([hidden.id]);
  });

  it('forgets nothing of what is put out of memory', () => {
    sitDown();
    pages.forEach((page) => match.leave(page));
    setting.house.sweep();
    expect(setting.house.size).toBe(0);
    expect(setting.house.matchesOf('Ben')).toMatchObject([{ match: match.id, yourTurn: true }]);
    expect(setting.house.lobby().live).toEqual([]);
    // A list alone fetches nothing: it would wake the bots of thirty matches.
    expect(setting.house.size).toBe(0);
  });
});
