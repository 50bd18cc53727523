import type { MatchState, OwnMatch } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { companionOf, ONLOOKER, ownerOf } from '../companions.ts';
import type { Page } from './support/page.ts';
import { legalTexts, makeMove, moveFirst, positionOf } from './support/moves.ts';
import { AWAY, TestRegistry } from './support/test-registry.ts';

const HERE = [
  { seat: 1, name: 'Camille' },
  { seat: 2, name: 'Zoé' },
];

/** What a player is told of their hand, and how many of theirs somebody may see. */
const handOf = ({ position }: MatchState): string => JSON.stringify(position?.hand);

describe('several people on one device', () => {
  let setting: TestRegistry;
  let ann: Page;
  let ben: Page;

  beforeEach(async () => {
    setting = new TestRegistry();
    [ann, ben] = await setting.guests('Ann', 'Ben');
  });

  const beside = (number: number): Page => setting.page(companionOf('Ann', number));

  it('a table for those on one device begins at once, and each sees one hand', async () => {
    const match = await setting.create(ann, { companions: HERE, start: true });
    const [camille, zoe, all] = [beside(1), beside(2), beside(ONLOOKER)];
    await setting.watch(match, camille, zoe, all, ben);
    expect(ann.state.companions).toEqual([
      { seat: 1, number: 1 },
      { seat: 2, number: 2 },
    ]);
    expect([ann, camille, zoe, all].map(({ state }) => state.you)).toEqual([0, 1, 2, null]);
    expect(new Set([ann, camille, zoe].map(({ state }) => handOf(state))).size).toBe(3);
    expect(all.state.position).not.toHaveProperty('hand');
    // Who shares a device is nobody else's business.
    for (const { state } of [camille, all, ben]) expect(state).not.toHaveProperty('companions');
    expect(ben.state.seats.map((seat) => seat.kind !== 'open' && seat.name)).toEqual([
      'Ann',
      'Camille',
      'Zoé',
    ]);
    // A screen for all around the table is nobody who watches.
    expect(ben.state.spectators).toBe(1);
  });

  it('nobody on a device is away while somebody on it is there', async () => {
    const match = await setting.create(ann, { companions: HERE, start: true });
    await setting.pass(AWAY);
    await setting.watch(match, ben);
    expect(ben.state.seats).toMatchObject(
      [0, 1, 2].map(() => ({ present: true, replaceable: false })),
    );
    await ann.leave();
    await setting.pass(AWAY);
    expect(ben.state.seats).toMatchObject(
      [0, 1, 2].map(() => ({ present: false, replaceable: true })),
    );
  });

  it('a companion plays at their own seat only, and a stranger’s is another guest', async () => {
    const match = await setting.create(ann, { companions: HERE, start: true });
    const [camille, third, foreign] = [beside(1), beside(3), setting.page(companionOf('Ben', 1))];
    await setting.watch(match, camille, third, foreign);
    expect(third.state.you).toBeNull();
    expect(foreign.state.you).toBeNull();
    const [bid = ''] = legalTexts(camille);
    for (const page of [third, foreign]) {
      expect(await makeMove(page, bid, positionOf(camille))).toEqual({ kind: 'not-seated' });
    }
    expect(await makeMove(camille, bid)).toBeUndefined();
  });

  it.each([
    [[{ seat: 0, name: 'Camille' }], 'seat-taken'],
    [[{ seat: 2, name: 'Camille' }], 'seat-taken'],
    [[{ seat: 3, name: 'Camille' }], 'no-such-seat'],
    [[{ seat: 1, name: ' ' }], 'name-wrong'],
    [[{ seat: 1, name: 'ANN' }], 'name-taken'],
    [[HERE[0], { seat: 1, name: 'Zoé' }], 'seat-taken'],
    [[HERE[0], { seat: 1, name: 'Camille' }], 'name-taken'],
  ])('no table is made for companions %j: %s', async (companions, kind) => {
    const bots = [null, null, 'random' as const];
    const request = { bots, companions: companions.flatMap((one) => one ?? []) };
    await expect(setting.create(ann, request)).rejects.toThrow(kind);
    expect(await setting.registry.matchesOf('Ann')).toEqual([]);
  });

  it('whoever sits may bring somebody, who goes when they go', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben);
    const bring = { type: 'seat-companion', seat: 1, name: 'Camille' } as const;
    expect(await ben.ask(bring)).toEqual({ kind: 'not-seated' });
    expect(await ann.ask({ ...bring, name: 'ann' })).toEqual({ kind: 'name-taken' });
    expect(await ann.ask({ ...bring, name: '' })).toMatchObject({ kind: 'name-wrong' });
    expect(await ann.ask({ ...bring, seat: 0 })).toEqual({ kind: 'seat-taken' });
    expect(await ann.ask({ ...bring, seat: 5 })).toEqual({ kind: 'no-such-seat' });
    expect(await ann.ask(bring)).toBeUndefined();
    expect(ann.state.companions).toEqual([{ seat: 1, number: 1 }]);
    // Somebody's companion is let go without being shut out.
    expect(await ann.ask({ type: 'unseat', seat: 1 })).toBeUndefined();
    expect(ann.state).not.toHaveProperty('companions');
    expect(await ann.ask(bring)).toBeUndefined();
    expect(await ben.ask({ type: 'sit', seat: 2 })).toBeUndefined();
    expect(await ann.ask({ type: 'stand' })).toBeUndefined();
    expect(ben.state.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'guest']);
    // The next host is somebody with a page of their own.
    expect(ben.state.host).toBe(true);
  });

  it('a guest whom the host removes takes their companions along', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben);
    await ben.ask({ type: 'sit', seat: 1 });
    const bring = { type: 'seat-companion', seat: 2, name: 'Camille' } as const;
    await ben.ask(bring);
    // Whoever has brought somebody may let them go, host or not, and nobody else.
    expect(await ben.ask({ type: 'unseat', seat: 0 })).toEqual({ kind: 'not-host' });
    expect(await ben.ask({ type: 'unseat', seat: 2 })).toBeUndefined();
    expect(await ben.ask(bring)).toBeUndefined();
    await ann.ask({ type: 'unseat', seat: 1 });
    expect(ann.state.seats.map(({ kind }) => kind)).toEqual(['guest', 'open', 'open']);
    expect(ben.state.unwelcome).toBe(true);
  });

  it('all on a device come along to the next match, under the names they had', async () => {
    const match = await setting.create(ann, {
      bots: [null, null, 'random'],
      companions: [{ seat: 1, name: 'Camille' }],
      start: true,
    });
    const camille = beside(1);
    await setting.watch(match, camille);
    while (ann.state.status !== 'over') {
      for (const page of [ann, camille]) if (match.awaits(page.guest)) await moveFirst(page);
      await setting.pass(1000);
    }
    expect(await ann.ask({ type: 'rematch' })).toBeUndefined();
    const next = await setting.find(ann.state.next ?? '');
    expect(next.status).toBe('playing');
    expect(next.seats.names().slice(0, 2)).toEqual(['Ann', 'Camille']);
    expect(next.seats.seatOf(camille.guest)).toBe(1);
  });

  it('a device is called when anybody on it has to play, in memory and from disk', async () => {
    const match = await setting.create(ann, { companions: HERE, start: true });
    await moveFirst(ann);
    expect(match.awaits('Ann')).toBe(false);
    const told = (matches: readonly OwnMatch[]) =>
      matches.map(({ seat, yourTurn }) => [seat, yourTurn]);
    expect(told(await setting.registry.matchesOf('Ann'))).toEqual([[0, true]]);
    const after = setting.restart();
    expect(told(await after.registry.matchesOf('Ann'))).toEqual([[0, true]]);
  });

  it('an owner is their own, and a companion their owner’s', () => {
    expect([ownerOf('Ann'), ownerOf(companionOf('Ann', 5))]).toEqual(['Ann', 'Ann']);
  });
});
