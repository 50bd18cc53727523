// What is decided is told to nobody before the store has it.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { recordOf } from '../match-record.ts';
import { HeldStore } from './support/held-store.ts';
import { legalTexts, makeMove, moveFirst, positionOf } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { settle } from './support/settle.ts';
import { TestRegistry } from './support/test-registry.ts';

const HOUR = 60 * 60 * 1000;

let store: HeldStore;
let setting: TestRegistry;
let match: Match;
let ann: Page;
let ben: Page;
let cleo: Page;
/** Looks on. */
let dan: Page;

const everybody = (): readonly Page[] => [ann, ben, cleo, dan];
const toldToAll = (): readonly number[] => everybody().map(({ told }) => told.length);

/** Everything that shows without watching: the lobby, the status, whose turn it is. */
async function shown(): Promise<string> {
  const { registry } = setting;
  const own = await Promise.all(['Ann', 'Ben', 'Cleo'].map((guest) => registry.matchesOf(guest)));
  const awaited = ['Ann', 'Ben', 'Cleo'].map((guest) => match.awaits(guest));
  return JSON.stringify([await registry.lobby(), own, awaited, match.status, match.plies]);
}

beforeEach(async () => {
  store = new HeldStore();
  setting = new TestRegistry({ store });
  [ann, ben, cleo, dan] = await setting.guests('Ann', 'Ben', 'Cleo', 'Dan');
  match = await setting.create(ann, {});
  await setting.watch(match, ben, cleo, dan);
  await ben.ask({ type: 'sit', seat: 1 });
});

/** Cleo sits down, and the match begins. */
async function begin(): Promise<void> {
  expect(await cleo.ask({ type: 'sit', seat: 2 })).toBeUndefined();
  expect(await ann.ask({ type: 'start' })).toBeUndefined();
}

/** All but Cleo have bid. */
async function beginAndBid(): Promise<void> {
  await begin();
  for (const page of [ann, ben]) expect(await moveFirst(page)).toBeUndefined();
}

/** Cleo is the last to bid; the bids are decided, but not kept yet. */
async function bidUnkept(): Promise<{ readonly asked: Promise<unknown> }> {
  await beginAndBid();
  await setting.pass(HOUR);
  store.isHolding = true;
  const asked = moveFirst(cleo);
  await settle();
  expect(store.waiting).toBe(1);
  return { asked };
}

describe('a step that is not kept yet', () => {
  it('a step is told to nobody before it is stored, and then to all', async () => {
    await beginAndBid();
    await setting.pass(HOUR);
    store.isHolding = true;
    const before = toldToAll();
    const { ply } = positionOf(dan);
    const asked = moveFirst(cleo);
    await setting.pass(HOUR);
    expect(toldToAll()).toEqual(before);
    store.keepNext();
    expect(await asked).toBeUndefined();
    expect(toldToAll()).toEqual(before.map((count) => count + 1));
    expect(everybody().map((page) => positionOf(page).ply)).toEqual(Array(4).fill(ply + 3));
  });

  it('a page that comes before a step is stored is told of it afterwards', async () => {
    const { asked } = await bidUnkept();
    const eve = setting.page('Eve');
    const again = setting.page('Ann');
    const coming = [eve, again].map((page) => page.watch(match));
    await setting.pass(HOUR);
    expect([eve.told, again.told]).toEqual([[], []]);
    store.keepNext();
    await Promise.all([asked, ...coming]);
    expect([eve, again].map((page) => page.state.position?.ply)).toEqual([
      match.plies,
      match.plies,
    ]);
    expect(eve.told.filter(({ type }) => type === 'match' || type === 'moved')).toHaveLength(1);
  });

  it('an unstored step shows neither in the lobby nor in lists nor in turns', async () => {
    await beginAndBid();
    const inLobby = setting.page('Cleo');
    await inLobby.ask({ type: 'lobby' });
    await setting.pass(HOUR);
    const before = await shown();
    expect(match.awaits('Cleo')).toBe(true);
    const heard = inLobby.told.length;
    store.isHolding = true;
    const asked = moveFirst(cleo);
    await setting.pass(HOUR);
    expect(await shown()).toBe(before);
    expect(inLobby.told).toHaveLength(heard);
    store.keepNext();
    await asked;
    expect(await shown()).not.toBe(before);
    expect(match.awaits('Cleo')).toBe(false);
    await setting.pass(HOUR);
    expect(inLobby.told.at(-1)).toMatchObject({ type: 'mine', matches: [{ yourTurn: false }] });
  });

  it('an unstored step neither starts a match nor seats anyone in the eyes of others', async () => {
    store.isHolding = true;
    const before = await shown();
    const heard = toldToAll();
    const sitting = cleo.ask({ type: 'sit', seat: 2 });
    await settle();
    const starting = ann.ask({ type: 'start' });
    await settle();
    expect([await shown(), toldToAll()]).toEqual([before, heard]);
    store.keepNext();
    expect(await sitting).toBeUndefined();
    expect(dan.state).toMatchObject({ status: 'waiting', seats: [{}, {}, { name: 'Cleo' }] });
    expect(await setting.registry.lobby()).toMatchObject({
      open: [{ status: 'waiting' }],
      live: [],
    });
    expect(dan.state.position).toBeNull();
    store.keepNext();
    expect(await starting).toBeUndefined();
    expect(dan.state.status).toBe('playing');
    expect(await setting.registry.lobby()).toMatchObject({ open: [], live: [{ match: match.id }] });
  });

  it('an unstored step does not end the match that it would end', async () => {
    const game = 'silver-and-gold';
    match = await setting.create(ann, { game, bots: [null], start: true });
    store.isHolding = true;
    let steps = 0;
    for (; ann.state.status === 'playing'; steps++) {
      const asked = moveFirst(ann);
      await settle();
      expect([match.status, recordOf(match), store.waiting]).toEqual(['playing', undefined, 1]);
      store.keepNext();
      expect(await asked).toBeUndefined();
    }
    expect(steps).toBeGreaterThan(5);
    expect([match.status, recordOf(match)?.game]).toEqual(['over', game]);
  });

  it('an unstored step keeps its match in memory, though nobody watches', async () => {
    store.isHolding = true;
    const bots = [null, 'random', 'random'] as const;
    const request = { game: 'aurum', options: {}, access: 'public', start: true } as const;
    const creating = setting.registry.create({ ...request, bots: [...bots] }, 'Dan');
    await settle();
    expect(store.waiting).toBe(1);
    setting.registry.sweep();
    store.keepNext();
    const created = await creating;
    if ('problem' in created) throw new Error(created.problem.kind);
    expect(created.value.status).toBe('playing');
    expect(await setting.find(created.value.id)).toBe(created.value);
  });

  it('other requests wait for a step to be stored, and are then carried out in order', async () => {
    store.isHolding = true;
    const eve = await setting.guest('Eve');
    await setting.watch(match, eve);
    const sitting = [cleo, eve, dan].map((page) => page.ask({ type: 'sit', seat: 2 }));
    await settle();
    const starting = ann.ask({ type: 'start' });
    await settle();
    // Nothing else is decided before it is known what has come of the first.
    expect(store.waiting).toBe(1);
    store.keepNext();
    expect(await Promise.all(sitting)).toEqual([
      undefined,
      { kind: 'seat-taken' },
      { kind: 'seat-taken' },
    ]);
    expect(store.waiting).toBe(1);
    store.keepNext();
    expect(await starting).toBeUndefined();
  });

  it('a request that comes meanwhile is judged after the unstored step', async () => {
    await begin();
    const second = setting.page('Ann');
    await second.watch(match);
    const [text, other] = legalTexts(ann);
    store.isHolding = true;
    const asked = [makeMove(ann, text ?? ''), makeMove(second, other ?? '')];
    await settle();
    expect(store.waiting).toBe(1);
    store.keepNext();
    expect(await Promise.all(asked)).toEqual([undefined, { kind: 'stale' }]);
    expect(store.matches.get(match.id)?.choices).toEqual([`0 ${text}`]);
  });
});

describe('a store that never answers', () => {
  it('a store that never answers leaves everyone with what they know, for good', async () => {
    await bidUnkept();
    const { revision, moves, choices } = store.matches.get(match.id) ?? {};
    expect(choices).toHaveLength(2);
    const heard = toldToAll();
    const seen = await shown();
    const eve = setting.page('Eve');
    const asked = [eve.watch(match), ann.ask({ type: 'pace', pace: 'quick' }), dan.leave()];
    let answers = 0;
    for (const promise of asked) void promise.then(() => answers++);
    for (let hour = 0; hour < 24; hour++) {
      await setting.pass(HOUR);
      // The match is not put out of memory, where it would be fetched without the step.
      setting.registry.sweep();
    }
    expect(setting.registry.isLive(match.id)).toBe(true);
    expect([toldToAll(), eve.told, answers]).toEqual([heard, [], 0]);
    expect(await shown()).toBe(seen);
    expect(store.matches.get(match.id)).toMatchObject({ revision, moves, choices });
  });
});

describe('a store that fails to keep a step', () => {
  it('a store that fails ends the match, and nobody is told of the step', async () => {
    const { asked } = await bidUnkept();
    const heard = toldToAll();
    const eve = setting.page('Eve');
    const watching = eve.watch(match);
    const looking = dan.ask({ type: 'look-back' });
    await settle();
    const marking = Promise.withResolvers<void>();
    const mark = store.markBroken;
    store.markBroken = async (...marked) => {
      await marking.promise;
      return mark(...marked);
    };
    store.failNext();
    expect(await asked).toEqual({ kind: 'match-broken' });
    expect(await watching).toEqual({ kind: 'match-broken' });
    expect(await looking).toEqual({ kind: 'match-broken' });
    expect(eve.told).toEqual([]);
    expect(toldToAll()).toEqual(heard);
    marking.resolve();
    await settle();
    expect(toldToAll()).toEqual(heard.map((count) => count + 1));
    expect(everybody().map(({ told }) => told.at(-1))).toEqual(
      everybody().map(() => ({ type: 'refused', id: null, problem: { kind: 'match-broken' } })),
    );
    expect(store.matches.get(match.id)).toMatchObject({ brokenIn: 'test' });
  });
});

describe('a store that fails to note that a match is in use', () => {
  it('a store that can’t note a match’s use is reported, and the match goes on', async () => {
    const error = new Error('this can not be noted');
    store.touch = () => Promise.reject(error);
    await setting.pass(2 * HOUR);
    await begin();
    expect(await moveFirst(ann)).toBeUndefined();
    expect(setting.reports).toEqual([error]);
  });
});

describe('the messages of one page', () => {
  it('the messages of one page are carried out one after another, as sent', async () => {
    store.isHolding = true;
    const eve = await setting.guest('Eve');
    const asked = [
      eve.ask({ type: 'sit', seat: 2 }),
      eve.watch(match),
      eve.ask({ type: 'sit', seat: 2 }),
      eve.ask({ type: 'stand' }),
      eve.ask({ type: 'stand' }),
      eve.ask({ type: 'ping' }),
    ];
    await settle();
    expect(eve.told.map(({ type }) => type)).toEqual(['match']);
    store.keepNext();
    await settle();
    expect(eve.state.you).toBe(2);
    expect(eve.told.map(({ type }) => type)).not.toContain('pong');
    store.keepNext();
    expect(await Promise.all(asked)).toEqual([
      { kind: 'not-watching' },
      undefined,
      undefined,
      undefined,
      { kind: 'not-seated' },
      undefined,
    ]);
    expect(eve.told.map(({ type }) => type)).toEqual(['match', 'match', 'match', 'pong']);
  });
});
