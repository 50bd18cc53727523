import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from './support/page.ts';
import { AWAY, TestRegistry } from './support/test-registry.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('a match that waits for players', () => {
  let setting: TestRegistry;
  let ann: Page;
  let ben: Page;
  let cleo: Page;

  beforeEach(async () => {
    setting = new TestRegistry();
    [ann, ben, cleo] = await setting.guests('Ann', 'Ben', 'Cleo');
  });

  it('a waiting match seats its creator, fills and frees seats, and tells everybody', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben);
    expect(ben.state).toMatchObject({ status: 'waiting', you: null, host: false, spectators: 1 });
    await setting.pass(1000);
    expect(ann.state.spectators).toBe(1);
    expect(await ben.ask({ type: 'sit', seat: 2 })).toBeUndefined();
    expect(ann.state.seats.map(({ kind }) => kind)).toEqual(['guest', 'open', 'guest']);
    expect(ben.state).toMatchObject({ you: 2, spectators: 0 });
    expect(await ben.ask({ type: 'stand' })).toBeUndefined();
    expect(ann.state.seats[2]).toEqual({ kind: 'open' });
  });

  it('a new name shows at every table where its guest sits, unless it is taken there', async () => {
    const waiting = await setting.create(ann, {});
    const playing = await setting.create(ben, { bots: [null, 'random', null] });
    await setting.watch(playing, ann);
    await ann.ask({ type: 'sit', seat: 2 });
    await ben.ask({ type: 'start' });
    await setting.registry.rename(ann.guest, 'Anna');
    expect(ben.state.seats[2]).toMatchObject({ name: 'Anna' });
    expect(waiting.seats.names()).toEqual(['Anna', null, null]);
    // To be taken for Ben at his own table would be too easy.
    await setting.registry.rename(ann.guest, 'BEN');
    expect(ben.state.seats[2]).toMatchObject({ name: 'Anna' });
    expect(waiting.seats.names()).toEqual(['BEN', null, null]);
  });

  it('a waiting match says who invites, as long as the host sits there', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben);
    expect(ben.state.inviter).toBe('Ann');
    await ben.ask({ type: 'sit', seat: 1 });
    await cleo.ask({ type: 'watch', match: match.id });
    await ann.ask({ type: 'stand' });
    expect(cleo.state.inviter).toBe('Ben');
    await ben.ask({ type: 'seat-bot', seat: 0, bot: 'random' });
    await ben.ask({ type: 'seat-bot', seat: 2, bot: 'random' });
    await ben.ask({ type: 'start' });
    expect(cleo.state).toMatchObject({ status: 'playing' });
    expect(cleo.state).not.toHaveProperty('inviter');
  });

  it('a waiting match never shows the id of a guest', async () => {
    const match = await setting.create(ann, {});
    await setting.registry.rename(ann.guest, 'Renamed');
    await ann.ask({ type: 'sit', seat: 1 });
    await setting.watch(match, ben);
    expect(JSON.stringify(ben.told)).toContain('Renamed');
    expect(JSON.stringify(ben.told)).not.toContain(ann.guest);
  });

  it('a guest may change seats, but not take one that is held', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben);
    expect(await ben.ask({ type: 'sit', seat: 0 })).toEqual({ kind: 'seat-taken' });
    await ben.ask({ type: 'sit', seat: 1 });
    await ben.ask({ type: 'sit', seat: 2 });
    expect(match.seats.names()).toEqual(['Ann', null, 'Ben']);
    expect(await ben.ask({ type: 'sit', seat: 3 })).toEqual({ kind: 'no-such-seat' });
    const nobody = setting.page('nobody');
    await setting.watch(match, nobody);
    expect(await nobody.ask({ type: 'sit', seat: 1 })).toEqual({ kind: 'no-name' });
  });

  it('the creator of a match, and nobody else, adds and removes bots', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben);
    expect(await ben.ask({ type: 'seat-bot', seat: 1, bot: 'random' })).toEqual({
      kind: 'not-host',
    });
    expect(await ann.ask({ type: 'seat-bot', seat: 0, bot: 'random' })).toEqual({
      kind: 'seat-taken',
    });
    expect(await ann.ask({ type: 'seat-bot', seat: 1, bot: 'random' })).toBeUndefined();
    expect(await ben.ask({ type: 'unseat', seat: 1 })).toEqual({ kind: 'not-host' });
    expect(await ann.ask({ type: 'unseat', seat: 1 })).toBeUndefined();
    expect(await ann.ask({ type: 'unseat', seat: 1 })).toEqual({ kind: 'seat-open' });
  });

  it('the creator of a match can remove a player, who can’t come back', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben, cleo);
    await ben.ask({ type: 'sit', seat: 1 });
    await cleo.ask({ type: 'sit', seat: 2 });
    expect(await ben.ask({ type: 'unseat', seat: 2 })).toEqual({ kind: 'not-host' });
    expect(await ann.ask({ type: 'unseat', seat: 2 })).toBeUndefined();
    expect(cleo.state).toMatchObject({ you: null, seats: [{}, {}, { kind: 'open' }] });
    expect(await cleo.ask({ type: 'sit', seat: 2 })).toEqual({ kind: 'unwelcome' });
    expect(await ann.ask({ type: 'seat-bot', seat: 2, bot: 'strong' })).toBeUndefined();
    expect(await ann.ask({ type: 'start' })).toBeUndefined();
    expect(await ann.ask({ type: 'unseat', seat: 1 })).toEqual({ kind: 'not-waiting' });
  });

  it('a match has another host when its creator gives up their own seat', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben);
    await ben.ask({ type: 'sit', seat: 1 });
    expect(await ann.ask({ type: 'unseat', seat: 0 })).toBeUndefined();
    expect(match.waitingRoom.isHost(ben.guest)).toBe(true);
    expect(await ann.ask({ type: 'sit', seat: 0 })).toBeUndefined();
  });

  it('a guest whose name looks like another at the table, or a bot’s, gets no seat', async () => {
    const match = await setting.create(ann, { bots: [null, null, 'strong'] });
    await setting.watch(match, ben);
    const sitAs = async (page: Page, name: string, seat: number) => {
      await setting.registry.rename(page.guest, name);
      return page.ask({ type: 'sit', seat });
    };
    expect(await sitAs(ben, 'ANN', 1)).toEqual({ kind: 'name-taken' });
    expect(await sitAs(ben, 'clovis', 1)).toEqual({ kind: 'name-taken' });
    expect(await sitAs(ben, 'Ben', 1)).toBeUndefined();
    // In their own way nobody is.
    expect(await sitAs(ann, 'ann', 0)).toEqual({ kind: 'seat-taken' });
    const twin = await setting.guest('Basile');
    const other = await setting.create(twin, { bots: [null, 'strong', 'strong'] });
    expect(new Set(other.seats.names()).size).toBe(3);
  });

  it('a match starts when it is full and its host says so', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben, cleo);
    await ben.ask({ type: 'sit', seat: 1 });
    expect(await ann.ask({ type: 'start' })).toEqual({ kind: 'not-full' });
    await ann.ask({ type: 'seat-bot', seat: 2, bot: 'heuristic' });
    expect(await cleo.ask({ type: 'start' })).toEqual({ kind: 'not-host' });
    expect(await ben.ask({ type: 'start' })).toEqual({ kind: 'not-host' });
    expect(await ann.ask({ type: 'start' })).toBeUndefined();
    expect(match.status).toBe('playing');
    expect(await ann.ask({ type: 'start' })).toEqual({ kind: 'not-waiting' });
    expect(await cleo.ask({ type: 'sit', seat: 1 })).toEqual({ kind: 'not-waiting' });
    expect(await ben.ask({ type: 'stand' })).toEqual({ kind: 'not-waiting' });
  });

  it('a match starts by itself when its last seat is taken, if that was agreed', async () => {
    const match = await setting.create(ann, { startsWhenFull: true });
    await setting.watch(match, ben, cleo);
    await ben.ask({ type: 'sit', seat: 1 });
    expect(match.status).toBe('waiting');
    await cleo.ask({ type: 'sit', seat: 2 });
    expect(match.status).toBe('playing');
    expect(cleo.state).toMatchObject({ status: 'playing', setup: { startsWhenFull: true } });
    const other = await setting.create(ann, {});
    await setting.watch(other, ben, cleo);
    await ben.ask({ type: 'sit', seat: 1 });
    await cleo.ask({ type: 'sit', seat: 2 });
    expect(other.status).toBe('waiting');
  });

  it('a match has another host when its creator stands up', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben);
    await ben.ask({ type: 'sit', seat: 1 });
    await ann.ask({ type: 'stand' });
    expect(match.waitingRoom.isHost(ben.guest)).toBe(true);
    expect(match.waitingRoom.isHost(ann.guest)).toBe(false);
  });

  it('a player who has been away for long loses the seat', async () => {
    const match = await setting.create(ann, {});
    await setting.watch(match, ben, cleo);
    await ben.ask({ type: 'sit', seat: 1 });
    await ann.leave();
    await setting.pass(AWAY - 1);
    expect(await cleo.ask({ type: 'sit', seat: 0 })).toEqual({ kind: 'seat-taken' });
    expect(match.waitingRoom.isHost(ben.guest)).toBe(false);
    await setting.pass(1);
    expect(ben.state.seats[0]).toMatchObject({ present: false, replaceable: true });
    expect(match.waitingRoom.isHost(ben.guest)).toBe(true);
    expect(await cleo.ask({ type: 'sit', seat: 0 })).toBeUndefined();
  });

  it.each([-2, 2])(
    '[R12] nobody counts as away because the date jumps by %i days',
    async (days) => {
      const match = await setting.create(ann, {});
      await setting.watch(match, ben, cleo);
      await ben.ask({ type: 'sit', seat: 1 });
      setting.clock.dateOffset += days * DAY;
      expect(await cleo.ask({ type: 'sit', seat: 0 })).toEqual({ kind: 'seat-taken' });
      await ann.leave();
      setting.clock.dateOffset += days * DAY;
      await setting.pass(AWAY - 1);
      expect(ben.state.seats[0]).toMatchObject({ present: false, replaceable: false });
      expect(await cleo.ask({ type: 'sit', seat: 0 })).toEqual({ kind: 'seat-taken' });
      setting.clock.dateOffset -= days * DAY;
      await setting.pass(1);
      expect(await cleo.ask({ type: 'sit', seat: 0 })).toBeUndefined();
    },
  );

  it('a waiting match is there after a restart, with its seats', async () => {
    const match = await setting.create(ann, { access: 'link', bots: [null, 'random', null] });
    await setting.watch(match, ben);
    await ben.ask({ type: 'sit', seat: 2 });
    const again = setting.restart();
    const found = await again.find(match.id);
    expect(found.seats.names()).toEqual(['Ann', 'Basile', 'Ben']);
    const back = again.page(ann.guest);
    await back.watch(found);
    expect(back.state.host).toBe(true);
    expect(await back.ask({ type: 'start' })).toBeUndefined();
  });
});

describe('a setup', () => {
  const setting = new TestRegistry();
  beforeAll(async () => {
    await setting.guest('Ann');
  });
  const create = (setup: object) =>
    setting.registry.create(
      {
        game: 'aurum',
        bots: [null, null, null],
        options: {},
        access: 'link',
        start: false,
        ...setup,
      },
      'Ann',
    );

  it.each([
    [{ game: 'chess' }, 'game-unknown'],
    [{ bots: [null, null] }, 'seats-wrong'],
    [{ bots: Array.from({ length: 5 }, () => null) }, 'seats-wrong'],
    [{ options: { zeroes: true } }, 'option-unknown'],
    [{ options: { zeros: 1 } }, 'option-not-flag'],
    [{ start: true }, 'not-full'],
  ])('a setup with %j is refused as %s', async (setup, kind) => {
    expect(await create(setup)).toMatchObject({ problem: { kind } });
  });

  it('a guest needs a name to create a match, and creates fifty at most', async () => {
    const bots = [null, null, null];
    const setup = { game: 'aurum', bots, options: {}, access: 'link', start: false } as const;
    expect(await setting.registry.create(setup, 'nobody')).toEqual({
      problem: { kind: 'no-name' },
    });
    const kinds: string[] = [];
    for (let count = 0; count < 60; count++) {
      const made = await create({});
      kinds.push('problem' in made ? made.problem.kind : 'made');
    }
    expect(kinds.filter((kind) => kind === 'made')).toHaveLength(50);
    expect(kinds.at(-1)).toBe('too-many-matches');
  });
});
