import { itemAt } from '@pepite/kernel';
import type { NewMatchRequest, OwnMatch } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { legalTexts, makeMove, moveFirst, seatsToAct } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { AWAY, PAUSE, TestRegistry } from './support/test-registry.ts';

describe('coming and going', () => {
  let setting: TestRegistry;
  let ann: Page;
  let ben: Page;
  let cleo: Page;
  let match: Match;

  /** A match of three people that has begun. */
  async function begin(request: Partial<NewMatchRequest> = {}): Promise<void> {
    match = await setting.create(ann, { standIn: 'casual', ...request });
    await setting.watch(match, ben, cleo);
    await ben.ask({ type: 'sit', seat: 1 });
    await cleo.ask({ type: 'sit', seat: 2 });
    await ann.ask({ type: 'start' });
  }

  /** Everybody has made a first move. */
  async function moveAll(): Promise<void> {
    for (const page of [ann, ben, cleo]) await moveFirst(page);
    expect(match.status).toBe('playing');
  }

  async function listOf(page: Page): Promise<readonly OwnMatch[]> {
    await page.ask({ type: 'lobby' });
    const told = page.told.findLast(({ type }) => type === 'mine');
    return told?.type === 'mine' ? told.matches : [];
  }

  beforeEach(async () => {
    setting = new TestRegistry();
    [ann, ben, cleo] = await setting.guests('Ann', 'Ben', 'Cleo');
  });

  describe('leaving', () => {
    it('a bot of the table’s level takes a leaver’s seat at once, and all are told', async () => {
      await begin();
      expect(await ben.ask({ type: 'leave' })).toBeUndefined();
      expect(cleo.state.seats[1]).toMatchObject({ name: 'Ben', replaced: true });
      expect((await setting.store.load(match.id))?.seats[1]).toMatchObject({ standIn: 'casual' });
      expect(await ben.ask({ type: 'leave' })).toEqual({ kind: 'replaced' });
      expect(await listOf(ben)).toMatchObject([{ replaced: true, yourTurn: false }]);
      const { plies } = match;
      await moveFirst(ann);
      await moveFirst(cleo);
      await setting.pass(PAUSE);
      expect(match.plies).toBeGreaterThan(plies);
    });

    it('a leaver comes back and plays again', async () => {
      await begin();
      await ben.ask({ type: 'leave' });
      await ben.ask({ type: 'lobby' });
      await ben.watch(match);
      expect(await ben.ask({ type: 'reclaim' })).toBeUndefined();
      expect(cleo.state.seats[1]).toMatchObject({ replaced: false, present: true });
      expect(await moveFirst(ben)).toBeUndefined();
      const [own = {}] = await listOf(ben);
      expect(own).not.toHaveProperty('replaced');
    });

    it('a match that all people have left rests until one of them comes back', async () => {
      await begin();
      for (const page of [ann, ben, cleo]) {
        await page.ask({ type: 'leave' });
        await page.ask({ type: 'lobby' });
      }
      // What bots had begun to think about is still made.
      await setting.pass(100 * PAUSE);
      const { plies } = match;
      await setting.pass(100 * PAUSE);
      expect(match.plies).toBe(plies);
      await ann.watch(match);
      await setting.pass(100 * PAUSE);
      expect(match.plies).toBeGreaterThan(plies);
    });

    it('those who look on, or wait for players, have nothing to leave', async () => {
      const dan = await setting.guest('Dan');
      await begin();
      await dan.watch(match);
      for (const type of ['leave', 'resign'] as const) {
        expect(await dan.ask({ type })).toEqual({ kind: 'not-seated' });
      }
      expect(await dan.ask({ type: 'abort', on: true })).toEqual({ kind: 'not-seated' });
      await setting.create(dan, {});
      for (const type of ['leave', 'resign'] as const) {
        expect(await dan.ask({ type })).toEqual({ kind: 'not-playing' });
      }
    });

    it('the others are told how long until a bot may play for somebody who is away', async () => {
      await begin();
      await ben.leave();
      await setting.pass(30_000);
      await ann.watch(match);
      expect(ann.state.seats[1]).toMatchObject({
        replaceable: false,
        replaceableIn: AWAY - 30_000,
      });
      await setting.pass(AWAY);
      expect(ann.state.seats[1]).toMatchObject({ replaceable: true });
      expect(ann.state.seats[1]).not.toHaveProperty('replaceableIn');
    });
  });

  describe('resigning', () => {
    it('whoever resigns never plays that seat again, and the record says so', async () => {
      await begin();
      await moveAll();
      expect(await ben.ask({ type: 'resign' })).toBeUndefined();
      expect(ann.state.seats[1]).toMatchObject({ replaced: true, resigned: true });
      expect(await ben.ask({ type: 'resign' })).toEqual({ kind: 'resigned' });
      expect(await ben.ask({ type: 'reclaim' })).toEqual({ kind: 'resigned' });
      expect(await makeMove(ben, 'keep')).toEqual({ kind: 'resigned' });
      while (match.status === 'playing') {
        for (const page of [ann, cleo]) if (legalTexts(page).length > 0) await moveFirst(page);
        await setting.pass(PAUSE);
      }
      const record = await setting.registry.recordOf(match.id);
      expect(record).toMatchObject({
        value: { players: [{ name: 'Ann' }, { name: 'Ben', resigned: true }, { name: 'Cleo' }] },
      });
      const [own] = await listOf(ben);
      expect(own).toMatchObject({ status: 'over', resigned: true });
      expect(own?.ending?.places).toHaveLength(3);
    });

    it('a seat stays given up when the server starts again', async () => {
      await begin();
      await ben.ask({ type: 'resign' });
      setting = setting.restart();
      const again = setting.page('Ben');
      await again.watch(match.id);
      expect(await again.ask({ type: 'reclaim' })).toEqual({ kind: 'resigned' });
    });

    it('whoever has left may still resign, without playing a move', async () => {
      await begin();
      await ben.ask({ type: 'leave' });
      expect(await ben.ask({ type: 'resign' })).toBeUndefined();
      expect(ann.state.seats[1]).toMatchObject({ replaced: true, resigned: true });
    });

    it('a match that nobody would play on ends without a result', async () => {
      await begin();
      await moveAll();
      await ann.ask({ type: 'resign' });
      await ben.ask({ type: 'resign' });
      expect(match.status).toBe('playing');
      await cleo.ask({ type: 'resign' });
      expect(cleo.state).toMatchObject({ status: 'over', aborted: true, result: null });
    });
  });

  describe('ending a match without a result', () => {
    const LIVE = { kind: 'live', bank: 60, increment: 0 } as const;

    it('a person alone with bots ends the match at once, for good', async () => {
      match = await setting.create(ann, {
        bots: [null, 'random', 'random'],
        start: true,
        clock: LIVE,
      });
      await moveFirst(ann);
      expect(await ann.ask({ type: 'abort', on: true })).toBeUndefined();
      const { plies } = match;
      expect(ann.state).toMatchObject({ status: 'over', aborted: true, result: null });
      expect(ann.state.position?.ply).toBe(plies);
      expect(ann.state.clock).toBeUndefined();
      await setting.pass(100 * PAUSE);
      expect(match.plies).toBe(plies);
      expect(await makeMove(ann, 'keep')).toEqual({ kind: 'aborted' });
      expect(await setting.store.dueBefore(Infinity)).toEqual([]);
      expect(await setting.store.openedBy('Ann')).toBe(0);
      const [own] = await listOf(ann);
      expect(own).toMatchObject({ status: 'over', yourTurn: false, ending: null });
      expect(own?.aborted).toBeTypeOf('number');
    });

    it('what was ended stays so when the server starts again, and has no record', async () => {
      match = await setting.create(ann, { bots: [null, 'random', 'random'], start: true });
      await ann.ask({ type: 'abort', on: true });
      setting = setting.restart();
      const again = setting.page('Ann');
      await again.watch(match.id);
      const { plies } = await setting.find(match.id);
      expect(again.state).toMatchObject({ status: 'over', aborted: true, result: null });
      expect(await makeMove(again, 'keep')).toEqual({ kind: 'aborted' });
      expect(await again.ask({ type: 'reclaim' })).toEqual({ kind: 'not-playing' });
      await setting.pass(100 * PAUSE);
      expect((await setting.find(match.id)).plies).toBe(plies);
      expect(await setting.registry.recordOf(match.id)).toEqual({ problem: { kind: 'aborted' } });
    });

    it('anybody may end a match before all people have made a first move', async () => {
      await begin();
      const dan = await setting.guest('Dan');
      await dan.watch(match);
      await moveFirst(ann);
      expect(dan.state.unmoved).toEqual([0, 1, 2]);
      await ben.ask({ type: 'abort', on: true });
      for (const page of [ann, cleo, dan]) expect(page.state.aborted).toBe(true);
    });

    it('after that all who still play have to agree, and may change their minds', async () => {
      await begin();
      await moveAll();
      await ann.ask({ type: 'abort', on: true });
      expect(match.status).toBe('playing');
      expect(ben.state.unmoved).toEqual([]);
      expect(ben.state.seats[0]).toMatchObject({ wantsAbort: true });
      await ann.ask({ type: 'abort', on: false });
      expect(ben.state.seats[0]).not.toHaveProperty('wantsAbort');
      await ben.ask({ type: 'abort', on: true });
      await cleo.ask({ type: 'abort', on: true });
      expect(match.status).toBe('playing');
      await ann.ask({ type: 'abort', on: true });
      expect(ben.state.aborted).toBe(true);
    });

    it('what players agree to counts after a restart, and not of those who left', async () => {
      await begin();
      await moveAll();
      await ann.ask({ type: 'abort', on: true });
      await ben.ask({ type: 'abort', on: true });
      await ben.ask({ type: 'leave' });
      await ben.ask({ type: 'reclaim' });
      setting = setting.restart();
      const [again, benAgain] = [setting.page('Cleo'), setting.page('Ben')];
      await again.watch(match.id);
      await benAgain.watch(match.id);
      await again.ask({ type: 'abort', on: true });
      expect(again.state.seats[0]).toMatchObject({ wantsAbort: true });
      expect(again.state.seats[1]).not.toHaveProperty('wantsAbort');
      expect(again.state.status).toBe('playing');
      await benAgain.ask({ type: 'abort', on: true });
      expect(again.state.aborted).toBe(true);
    });

    it('the same people may begin anew after it', async () => {
      await begin();
      await ann.ask({ type: 'abort', on: true });
      expect(await ann.ask({ type: 'rematch' })).toBeUndefined();
      expect(ben.state.next).not.toBeNull();
    });

    it('a match is ended from the list, too', async () => {
      match = await setting.create(ann, { bots: [null, 'random', 'random'], start: true });
      expect(await listOf(ann)).toMatchObject([{ alone: true }]);
      const answer = await ann.ask({ type: 'abort', match: match.id, on: true });
      expect([answer, match.status]).toEqual([undefined, 'over']);
    });
  });

  describe('one’s own list', () => {
    it('what is over is taken off the list of one player, and put back', async () => {
      await begin();
      await ann.ask({ type: 'abort', on: true });
      expect(await listOf(ann)).toHaveLength(1);
      expect(await ann.ask({ type: 'unlist', match: match.id, on: true })).toBeUndefined();
      expect(ann.told.at(-1)).toEqual({ type: 'mine', matches: [] });
      expect(await listOf(ben)).toHaveLength(1);
      const later = setting.restart();
      expect(await later.registry.matchesOf('Ann')).toEqual([]);
      const again = later.page('Ann');
      expect(await again.ask({ type: 'unlist', match: match.id, on: false })).toBeUndefined();
      expect(await later.registry.matchesOf('Ann')).toHaveLength(1);
    });

    it('a match that one plays stays on the list; one that was left does not have to', async () => {
      await begin();
      const unlist = { type: 'unlist', match: match.id, on: true } as const;
      expect(await ann.ask(unlist)).toEqual({ kind: 'still-playing' });
      await ann.ask({ type: 'leave' });
      expect(await ann.ask(unlist)).toBeUndefined();
      expect(await listOf(ann)).toEqual([]);
      await ann.watch(match);
      await ann.ask({ type: 'reclaim' });
      expect(await listOf(ann)).toHaveLength(1);
    });

    it('nobody changes what others have on their lists', async () => {
      await begin();
      const dan = await setting.guest('Dan');
      expect(await dan.ask({ type: 'unlist', match: match.id, on: true })).toEqual({
        kind: 'not-seated',
      });
      expect(await dan.ask({ type: 'unlist', match: 'nosuchmatch', on: true })).toEqual({
        kind: 'no-such-match',
      });
      expect(itemAt(seatsToAct(ann), 0)).toBe(0);
    });
  });
});
