// Several processes have the same match in memory, and one store that tells them of each other.
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from './support/clock.ts';
import { legalTexts, moveFirst, positionOf } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { settle } from './support/settle.ts';
import { SharedMemory } from './support/shared-memory.ts';
import { stateFor } from './support/state.ts';
import { AWAY, PAUSE, TestRegistry } from './support/test-registry.ts';

let clock: TestClock;
let memory: SharedMemory;
/** Whether notices arrive. */
let isTelling: boolean;
let here: TestRegistry;
let there: TestRegistry;
let ann: Page;
let ben: Page;
/** Looks on, at the process where Ben is. */
let dan: Page;
let id: string;
/** How often something was taken over from the first process. */
let losses: number;

beforeEach(async () => {
  clock = new TestClock();
  isTelling = true;
  memory = new SharedMemory({
    now: () => clock.now(),
    deliver: (_process, tell) => {
      if (isTelling) queueMicrotask(tell);
    },
  });
  losses = 0;
  const services = { leaseLost: () => void losses++ };
  here = new TestRegistry({ store: memory.join('here'), clock, services });
  there = new TestRegistry({ store: memory.join('there'), clock, seed: 2 });
  [ann] = await here.guests('Ann');
  [ben, dan] = await there.guests('Ben', 'Dan');
  ({ id } = await here.create(ann, { game: 'silver-and-gold', bots: [null, null] }));
  for (const page of [ben, dan]) expect(await page.watch(id)).toBeUndefined();
});

async function begin(): Promise<void> {
  expect(await ben.ask({ type: 'sit', seat: 1 })).toBeUndefined();
  await settle();
  expect(await ann.ask({ type: 'start' })).toBeUndefined();
  await settle();
}

/** Everything that a guest may know, as a process has it that has just loaded the match. */
async function trueState(guest: string) {
  const fresh = new TestRegistry({ store: memory.store, clock });
  const { position, log, status } = stateFor(await fresh.find(id), guest);
  return { position, log, status };
}

/** Whoever has to decide makes the first move, at the process where they are. */
async function playOn(most: number): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    for (const page of [ann, ben]) {
      if (legalTexts(page).length > 0) expect(await moveFirst(page)).toBeUndefined();
    }
  }
  await settle();
}

describe('players of one match at two processes', () => {
  it('players at two processes see each other sit down, begin and move, step by step', async () => {
    expect(await ben.ask({ type: 'sit', seat: 1 })).toBeUndefined();
    await settle();
    expect(ann.state.seats).toMatchObject([{ name: 'Ann' }, { name: 'Ben', present: true }]);
    expect(await ann.ask({ type: 'start' })).toBeUndefined();
    await settle();
    for (const page of [ben, dan]) expect(page.state.status).toBe('playing');
    const told = dan.told.length;
    await playOn(3);
    for (const page of [ann, ben, dan]) {
      expect(positionOf(page)).toEqual((await trueState(page.guest)).position);
    }
    const kinds = new Set(dan.told.slice(told).map(({ type }) => type));
    expect([...kinds]).toEqual(['moved']);
    expect([here.reports, there.reports]).toEqual([[], []]);
  });

  it('nobody is told that somebody elsewhere has chosen what is sealed', async () => {
    await begin();
    const told = [ben, dan].map((page) => page.told.length);
    expect(await moveFirst(ann)).toBeUndefined();
    await settle();
    const { ply } = positionOf(ann);
    const isSealed = memory.store.matches.get(id)?.choices.length === 1;
    expect([isSealed, positionOf(ann).own]).toEqual([true, 1]);
    expect(positionOf(dan).ply).toBe(ply);
    // A turn that shows that she is done shows it; what she has chosen shows to nobody.
    for (const [place, page] of [ben, dan].entries()) {
      for (const message of page.told.slice(told[place])) {
        expect(message).toMatchObject({ type: 'moved', events: [] });
        expect(JSON.stringify(message)).not.toContain(memory.store.matches.get(id)?.choices[0]);
      }
    }
  });

  it('two players who choose at the same time at two processes are both kept', async () => {
    await begin();
    isTelling = false;
    expect(await moveFirst(ann)).toBeUndefined();
    expect(await moveFirst(ben)).toBeUndefined();
    isTelling = true;
    await playOn(20);
    expect(here.reports.concat(there.reports)).toEqual([]);
    for (const page of [ann, ben, dan]) {
      expect(positionOf(page)).toEqual((await trueState(page.guest)).position);
    }
  });

  it('two players who ask for a rematch at once at two processes meet at one table', async () => {
    await begin();
    while (ann.state.status !== 'over') await playOn(10);
    const asked = await Promise.all([ann, ben].map((page) => page.ask({ type: 'rematch' })));
    expect(asked).toEqual([undefined, undefined]);
    await settle();
    const { next } = ann.state;
    expect(ben.state.next).toBe(next);
    const table = await here.find(next ?? '');
    expect([table.status, table.seats.names()]).toEqual(['playing', ['Ann', 'Ben']]);
    expect([here.reports, there.reports]).toEqual([[], []]);
  });

  it('all processes come to the same position though a choice is taken back', async () => {
    await begin();
    expect(await moveFirst(ann)).toBeUndefined();
    await settle();
    const { ply } = positionOf(ann);
    expect(await ann.ask({ type: 'take-back', ply })).toBeUndefined();
    await settle();
    const [, second = ''] = legalTexts(ann);
    const { own } = positionOf(ann);
    expect(await ann.ask({ type: 'move', ply, own, move: second })).toBeUndefined();
    await playOn(10);
    for (const page of [ann, ben, dan]) {
      expect(positionOf(page)).toEqual((await trueState(page.guest)).position);
    }
  });
});

describe('a process that notices do not reach', () => {
  beforeEach(begin);

  it('a process that is behind finds out when it would refuse something', async () => {
    isTelling = false;
    await playOn(1);
    const second = there.page('Ann');
    await second.watch(id);
    isTelling = false;
    while (legalTexts(ann).length > 0) await moveFirst(ann);
    // By what is known there she has to move; at the true position she need not.
    expect(await second.ask({ type: 'hint', ply: 0, own: 0 })).toMatchObject({});
    expect(second.state).toMatchObject(await trueState('Ann'));
  });

  it('a process that is behind tells whoever comes how the match stands in the store', async () => {
    isTelling = false;
    while (legalTexts(ann).length > 0) await moveFirst(ann);
    const late = there.page('Cleo');
    await late.watch(id);
    expect(late.state).toMatchObject(await trueState('Cleo'));
  });

  it('a process that is behind finds out within seconds though nobody asks', async () => {
    isTelling = false;
    while (legalTexts(ann).length > 0) await moveFirst(ann);
    await clock.pass(6000);
    expect(positionOf(dan)).toEqual((await trueState('Dan')).position);
  });

  it('a process looks at everything once it is connected again', async () => {
    isTelling = false;
    while (legalTexts(ann).length > 0) await moveFirst(ann);
    memory.interrupt('there');
    await settle();
    expect(positionOf(dan)).toEqual((await trueState('Dan')).position);
  });
});

describe('who is at a match of several processes', () => {
  beforeEach(begin);

  it('a guest is there for all, at whichever process, until the last page is gone', async () => {
    await clock.pass(2000);
    expect(ann.state).toMatchObject({
      spectators: 1,
      seats: [{ present: true }, { present: true }],
    });
    const second = here.page('Ben');
    await second.watch(id);
    await clock.pass(2000);
    await ben.leave();
    await clock.pass(2000);
    expect(dan.state.seats[1]).toMatchObject({ name: 'Ben', present: true });
    await second.leave();
    await clock.pass(2000);
    for (const page of [ann, dan]) expect(page.state.seats[1]).toMatchObject({ present: false });
  });

  it('a guest is gone with a process that is not heard of', async () => {
    await clock.pass(2000);
    expect(ann.state.seats[1]).toMatchObject({ present: true });
    // It is killed: nothing of it happens any more, and nobody is told.
    const killed = memory.join('there');
    killed.shared.hold = () => Promise.resolve([]);
    there.registry.close();
    await killed.shared.attend([
      { match: id, isWatched: true, isPublic: true, guests: ['Ben'], spectators: 1, origin: '' },
    ]);
    await clock.pass(10_000);
    expect(ann.state.seats[1]).toMatchObject({ present: false });
    await clock.pass(AWAY);
    expect(ann.state.seats[1]).toMatchObject({ replaceable: true });
  });
});

describe('the lobby of several processes', () => {
  it('the lobby shows what is watched elsewhere, and own matches as they change', async () => {
    const lobby = there.page('Ann');
    await lobby.ask({ type: 'lobby' });
    await clock.pass(3000);
    const open = lobby.told.findLast(({ type }) => type === 'lobby');
    expect(open).toMatchObject({ open: [{ match: id, names: ['Ann', null] }], live: [] });
    await begin();
    await clock.pass(3000);
    const live = lobby.told.findLast(({ type }) => type === 'lobby');
    expect(live).toMatchObject({ open: [], live: [{ match: id, names: ['Ann', 'Ben'] }] });
    const own = lobby.told.findLast(({ type }) => type === 'mine');
    expect(own).toMatchObject({ matches: [{ match: id, status: 'playing', yourTurn: true }] });
  });

  it('nobody is told of their matches where nothing of them has changed', async () => {
    await begin();
    const lobby = here.page('Ben');
    await lobby.ask({ type: 'lobby' });
    const told = lobby.told.length;
    expect(await moveFirst(ann)).toBeUndefined();
    await clock.pass(3000);
    expect(memory.store.matches.get(id)?.choices).toHaveLength(1);
    expect(lobby.told.slice(told).filter(({ type }) => type === 'mine')).toEqual([]);
  });
});

describe('what only one process may do', () => {
  let match: string;
  let second: Page;

  beforeEach(async () => {
    const bots = [null, 'random', 'random'] as const;
    ({ id: match } = await here.create(ann, { bots: [...bots], start: true }));
    second = there.page('Ann');
    await second.watch(match);
  });

  it('bots move at one process, and others see it', async () => {
    await clock.pass(2 * PAUSE);
    while (legalTexts(ann).length > 0) expect(await moveFirst(ann)).toBeUndefined();
    await clock.pass(10 * PAUSE);
    expect(memory.holderOf(`match/${match}`)).toBe('here');
    expect(here.counted).toContain('bot');
    expect(there.counted).not.toContain('bot');
    expect(positionOf(second)).toEqual(positionOf(ann));
  });

  it('another process takes over within five seconds when the holder dies', async () => {
    await clock.pass(2 * PAUSE);
    while (legalTexts(ann).length > 0) expect(await moveFirst(ann)).toBeUndefined();
    const { ply } = positionOf(second);
    here.registry.close();
    await clock.pass(5000 + 2 * PAUSE);
    expect(memory.holderOf(`match/${match}`)).toBe('there');
    expect(positionOf(second).ply).toBeGreaterThan(ply);
    expect(there.counted).toContain('bot');
  });

  it('a holder that was only slow can’t act any more, and gives way', async () => {
    await clock.pass(2 * PAUSE);
    while (legalTexts(ann).length > 0) expect(await moveFirst(ann)).toBeUndefined();
    const { ply } = positionOf(ann);
    // It was not heard of for so long that somebody else has come in its place.
    memory.forget('here');
    const name = `match/${match}`;
    const late = memory.join('late');
    expect(await late.shared.hold([name])).toEqual([{ name, number: 2 }]);
    // Its bot moves all the same, before it has been told: in vain.
    await clock.pass(PAUSE);
    expect(losses).toBe(1);
    expect(memory.store.matches.get(match)?.moves).toHaveLength(ply);
    expect(memory.holderOf(name)).toBe('late');
    // Nobody has heard of that one since.
    await clock.pass(5000 + 2 * PAUSE);
    expect(memory.store.matches.get(match)?.moves.length).toBeGreaterThan(ply);
    expect(positionOf(second)).toEqual(positionOf(ann));
  });

  it('a step that is made with a lease that somebody else has taken over is refused', async () => {
    const name = `match/${match}`;
    const [slow, late] = [memory.join('slow'), memory.join('late')];
    memory.forget('here');
    const [lease] = await slow.shared.hold([name]);
    if (lease === undefined) throw new Error('it holds the lease');
    memory.forget('slow');
    const [taken] = await late.shared.hold([name]);
    expect(taken?.number).toBeGreaterThan(lease.number);
    const { revision = 0 } = (await slow.load(match)) ?? {};
    expect(await slow.append(match, revision, { host: 'Ben' }, 1, lease)).toBe('lease-lost');
    expect(await slow.load(match)).toMatchObject({ revision, host: 'Ann' });
    expect(await late.append(match, revision, { host: 'Ben' }, 1, taken)).toBe('kept');
  });
});
