// Two tabs have the same match in memory, and one store that tells neither of the other.
import { beforeEach, describe, expect, it } from 'vitest';
import { itemAt } from '@pepite/kernel';
import { MatchPlay } from '../match-play.ts';
import type { PlayContext, PlayDecision } from '../play-context.ts';
import { botOccupant, type Occupant } from '../occupant.ts';
import { playOf } from '../rules.ts';
import { TestClock } from './support/clock.ts';
import { MemoryStore } from '../memory-store.ts';
import { legalTexts, moveFirst, positionOf } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { stateFor } from './support/state.ts';
import { AWAY, PAUSE, TestRegistry } from './support/test-registry.ts';

let store: MemoryStore;
let clock: TestClock;
let here: TestRegistry;
let there: TestRegistry;
let id: string;
let ann: Page;
let cleo: Page;
/** Ben and Dan, who looks on, are at the other process. */
let ben: Page;
let dan: Page;

beforeEach(async () => {
  store = new MemoryStore();
  clock = new TestClock();
  here = new TestRegistry({ store, clock });
  there = new TestRegistry({ store, clock, seed: 2 });
  [ann, cleo] = await here.guests('Ann', 'Cleo');
  [ben, dan] = await there.guests('Ben', 'Dan');
  ({ id } = await here.create(ann, {}));
  for (const page of [ben, cleo, dan]) expect(await page.watch(id)).toBeUndefined();
});

/** Ann, Ben and Cleo sit down, each where they are, and the match begins. */
async function begin(): Promise<void> {
  expect(await cleo.ask({ type: 'sit', seat: 2 })).toBeUndefined();
  expect(await ben.ask({ type: 'sit', seat: 1 })).toBeUndefined();
  expect(await ann.ask({ type: 'start' })).toEqual({ kind: 'not-full' });
  const taken = { kind: 'seat-taken' };
  expect(await ann.ask({ type: 'seat-bot', seat: 1, bot: 'random' })).toEqual(taken);
  expect(await ann.ask({ type: 'start' })).toBeUndefined();
  expect(await ben.ask({ type: 'stand' })).toEqual({ kind: 'not-waiting' });
}

/** Everything that a guest may know, as a process has it that has just loaded the match. */
async function trueState(guest: string) {
  const { position, log, status } = stateFor(await new TestRegistry({ store }).find(id), guest);
  return { position, log, status };
}

describe('a guest who sits down where somebody has sat down in another process', () => {
  it('a guest who takes a seat taken elsewhere is refused, and all see who sits', async () => {
    expect(await ben.ask({ type: 'sit', seat: 1 })).toBeUndefined();
    expect(ann.state.seats[1]).toEqual({ kind: 'open' });
    expect(await cleo.ask({ type: 'sit', seat: 1 })).toEqual({ kind: 'seat-taken' });
    for (const page of [ann, cleo]) {
      expect(page.state.seats).toMatchObject([{ name: 'Ann' }, { name: 'Ben' }, { kind: 'open' }]);
    }
    expect(cleo.state.you).toBeNull();
    expect(store.matches.get(id)?.seats.map(({ guest }) => guest)).toEqual(['Ann', 'Ben', null]);
  });

  it('guests in both processes go on after a conflict about a seat', async () => {
    await ben.ask({ type: 'sit', seat: 1 });
    expect(await cleo.ask({ type: 'sit', seat: 1 })).toEqual({ kind: 'seat-taken' });
    expect(await cleo.ask({ type: 'sit', seat: 2 })).toBeUndefined();
    expect(await ben.ask({ type: 'stand' })).toBeUndefined();
    expect(dan.state.seats).toMatchObject([{}, { kind: 'open' }, { name: 'Cleo' }]);
    expect(store.matches.get(id)?.seats.map(({ guest }) => guest)).toEqual(['Ann', null, 'Cleo']);
  });

  it('whoever has come to sit there meanwhile is not removed in place of a bot', async () => {
    const second = there.page('Ann');
    await second.watch(id);
    expect(await second.ask({ type: 'seat-bot', seat: 1, bot: 'random' })).toBeUndefined();
    expect(await cleo.ask({ type: 'sit', seat: 2 })).toBeUndefined();
    expect(await ann.ask({ type: 'unseat', seat: 1 })).toBeUndefined();
    expect(await cleo.ask({ type: 'sit', seat: 1 })).toBeUndefined();
    expect(await second.ask({ type: 'unseat', seat: 1 })).toEqual({ kind: 'stale' });
    expect(store.matches.get(id)?.seats[1]?.guest).toBe('Cleo');
  });
});

describe('somebody who has changed seats in another process', () => {
  it('a player who has changed seats elsewhere is replaceable when away long', async () => {
    expect(await cleo.ask({ type: 'sit', seat: 2 })).toBeUndefined();
    expect(await ben.ask({ type: 'sit', seat: 1 })).toBeUndefined();
    expect(dan.state.seats).toMatchObject([{}, { present: true }, { present: false }]);
    // Cleo takes a seat before her own one; there, where she is not, that is learned by a conflict.
    expect(await ben.ask({ type: 'stand' })).toBeUndefined();
    expect(await cleo.ask({ type: 'stand' })).toBeUndefined();
    expect(await cleo.ask({ type: 'sit', seat: 1 })).toBeUndefined();
    expect(await ben.ask({ type: 'sit', seat: 1 })).toEqual({ kind: 'seat-taken' });
    expect(dan.state.seats).toMatchObject([{}, { name: 'Cleo', present: false }, {}]);
    // She alone is away: nobody else's absence has it told.
    await there.page('Ann').watch(id);
    await clock.pass(1000);
    await clock.pass(AWAY);
    expect(dan.state.seats[1]).toMatchObject({ name: 'Cleo', replaceable: true });
  });
});

describe('a player who moves at a position that another process has left', () => {
  beforeEach(begin);

  it('a player who moves at an old position is refused, and all see the true one', async () => {
    const second = here.page('Ben');
    await second.watch(id);
    for (const page of [ann, cleo, second]) expect(await moveFirst(page)).toBeUndefined();
    const { revision } = store.matches.get(id) ?? {};
    const before = positionOf(dan);
    expect(await moveFirst(ben)).toEqual({ kind: 'stale' });
    expect(store.matches.get(id)?.revision).toBe(revision);
    expect(positionOf(dan)).not.toEqual(before);
    for (const page of [ben, dan]) {
      expect(page.told.at(-1)).toMatchObject({ type: 'match' });
      expect(page.state).toMatchObject(await trueState(page.guest));
    }
  });

  it('players in both processes go on after a conflict about a move', async () => {
    expect(await moveFirst(ann)).toBeUndefined();
    expect(await moveFirst(ben)).toBeUndefined();
    expect(store.matches.get(id)?.choices).toHaveLength(2);
    const { ply } = positionOf(cleo);
    expect(await moveFirst(cleo)).toBeUndefined();
    for (const page of [ann, cleo]) expect(positionOf(page).ply).toBe(ply + 3);
    for (const page of [ann, cleo]) expect(page.state).toMatchObject({ status: 'playing' });
    expect(await ben.ask({ type: 'pace', pace: 'quick' })).toBeUndefined();
    for (const page of [ben, dan]) expect(positionOf(page).ply).toBe(ply + 3);
    expect([here.reports, there.reports]).toEqual([[], []]);
  });
});

describe('the bots of a match that was changed in another process', () => {
  it('bots go on from the stored position, though the other process has ended', async () => {
    const bots = [null, 'random', 'random'] as const;
    const match = await here.create(ann, { bots: [...bots], start: true });
    const second = there.page('Ann');
    await second.watch(match.id);
    // The bots have bid here, and there they tried in vain.
    await clock.pass(2 * PAUSE);
    expect(positionOf(second)).toEqual(positionOf(ann));
    while (legalTexts(ann).length > 0) expect(await moveFirst(ann)).toBeUndefined();
    here.registry.close();
    const { ply } = positionOf(ann);
    expect(positionOf(second).ply).toBeLessThan(ply);
    expect(await moveFirst(second)).toEqual({ kind: 'stale' });
    expect(positionOf(second)).toEqual(positionOf(ann));
    await clock.pass(2 * PAUSE);
    expect(positionOf(second).ply).toBeGreaterThan(ply);
    expect(there.reports).toEqual([]);
  });

  /** A match whose steps are decided when the test says so. */
  function undecided(occupants: readonly Occupant[]) {
    const decisions: (() => PlayDecision)[] = [];
    const state = playOf(ann.state.setup, 3, null);
    const context: PlayContext = {
      match: id,
      pace: () => 'human',
      chanceAt: () => here.services.rng,
      awaitsContributions: () => false,
      isAttended: () => true,
      guest: () => 'Ann',
      origin: () => 'here',
      mayAct: () => true,
      mayRest: () => {},
      isPaused: () => false,
      presenceOf: () => 'here',
      plannedMove: () => undefined,
      planWait: () => 0,
      carryOut: (decide) => decisions.push(decide),
    };
    const play = new MatchPlay(state, occupants, context, here.services);
    play.wake();
    return { decisions, state, play };
  }

  it('bots make no step that was decided before the match was loaded anew', () => {
    const { decisions, state, play } = undecided([]);
    play.close();
    expect(decisions.map((decide) => decide())).toEqual([{ value: undefined }]);
    expect(state.referee.journal).toEqual([]);
  });

  it('bots do not choose what they thought of at a position that the match has left', async () => {
    const bots = [0, 1, 2].map((seat) => botOccupant('random', seat, []));
    const { decisions, state, play } = undecided(bots);
    decisions.splice(0).forEach((decide) => decide());
    play.wake();
    await clock.pass(2 * PAUSE);
    expect(decisions).toHaveLength(bots.length);
    const { game, journal } = state.referee;
    const from = journal.length;
    // Another process was first, and there the bots have bid otherwise.
    const bids = bots.map((_, seat) => {
      const move = itemAt(state.referee.legal(seat), 0);
      return `${seat} ${game.print(move)}`;
    });
    expect(play.follow(bids, [])).toBeDefined();
    const { length } = journal;
    expect(length).toBe(from + bots.length);
    expect(decisions.map((decide) => decide())).toEqual(bots.map(() => ({ value: undefined })));
    expect(journal).toHaveLength(length);
    // They are asked anew, and only those who have to choose now.
    decisions.length = 0;
    play.wake();
    await clock.pass(2 * PAUSE);
    expect(decisions).toHaveLength(1);
    expect(decisions.map((decide) => 'value' in decide())).toEqual([true]);
    expect(journal.length).toBeGreaterThan(length);
    expect(here.reports).toEqual([]);
  });
});
