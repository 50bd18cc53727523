import { GAMES } from '@pepite/games';
import { deciding, each, itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { Held } from './support/held.ts';
import { HeldStore } from './support/held-store.ts';
import { moveFirst } from './support/moves.ts';
import { settle } from './support/settle.ts';
import { stateFor } from './support/state.ts';
import { AWAY, PAUSE, TestRegistry } from './support/test-registry.ts';

const aurum = itemAt(GAMES, 0);

const SETUP = { game: 'aurum', options: {}, access: 'public' } as const;

describe('a match with bots that think', () => {
  /** Ann between two bots at Aurum for three, where all bid at once. */
  async function seated() {
    const held = new Held();
    const store = new HeldStore();
    const setting = new TestRegistry({ bots: held, store });
    const ann = await setting.guest('Ann');
    const match = await setting.create(ann, { bots: ['random', null, 'random'], start: true });
    /** Who has not bid yet. */
    const open = (): readonly number[] => [
      ...each(deciding(aurum.turn(stateFor(match, 'Ann').position?.table))),
    ];
    return { held, store, setting, ann, match, open };
  }

  it('a match asks all deciding bots at once, and waits for choice and pace', async () => {
    const { held, setting, open } = await seated();
    expect(held.asked).toHaveLength(2);
    held.answer();
    await setting.pass(PAUSE - 1);
    expect(open()).toEqual([0, 1, 2]);
    await setting.pass(1);
    expect(open()).toEqual([1, 2]);
    held.answer();
    await settle();
    expect(open()).toEqual([1, 2]);
    await setting.pass(0);
    expect(open()).toEqual([1]);
    expect(held.asked).toEqual([]);
  });

  it('no bot is asked twice, even if its choice waits for another to be stored', async () => {
    const { held, store, setting, ann, open } = await seated();
    held.answer();
    held.answer();
    store.isHolding = true;
    const asked = moveFirst(ann);
    // The choices of both bots come while that of Ann is still being kept.
    await setting.pass(PAUSE);
    store.isHolding = false;
    store.keepNext();
    expect(await asked).toBeUndefined();
    expect(open()).toHaveLength(1);
    // All have bid: if anybody is asked, it is for the first card, and only one is.
    expect(held.asked.length).toBeLessThanOrEqual(1);
    expect(setting.reports).toEqual([]);
  });

  it('[R8] a match keeps the pace of its bots while nobody watches', async () => {
    const { held, setting, ann, match, open } = await seated();
    const { referee } = match.play?.state ?? {};
    if (referee === undefined) throw new Error('the match has not begun');
    await ann.leave();
    held.answer();
    held.answer();
    await setting.pass(PAUSE);
    // Ann bids, and plays until it is a bot's turn, which is asked while nobody is there.
    while (held.asked.length === 0 && open().includes(1)) {
      const text = referee.game.print(itemAt(referee.legal(1), 0));
      const request = { type: 'move', ply: referee.journal.length, own: 0, move: text } as const;
      await match.act('Ann', request);
    }
    expect(held.asked).toHaveLength(1);
    const { length } = referee.journal;
    held.answer();
    await setting.pass(PAUSE - 1);
    expect(referee.journal).toHaveLength(length);
    await setting.pass(1);
    expect(referee.journal.length).toBeGreaterThan(length);
  });

  it('a match goes on with any legal move when a bot fails or cheats, and says so', async () => {
    const { held, setting, open } = await seated();
    held.fail();
    held.asked.shift()?.answer({ value: -1 });
    await setting.pass(PAUSE);
    expect(open()).toEqual([1]);
    expect(setting.reports.map(String)).toEqual([
      expect.stringContaining('out of ideas'),
      expect.stringContaining('a bot chose -1'),
    ]);
  });

  it('a match does not start when there is no place for its bots, and says so', async () => {
    const held = new Held();
    const setting = new TestRegistry({ bots: held });
    const ann = await setting.guest('Ann');
    held.room = false;
    const bots = [null, 'expert', 'expert'] as const;
    const request = { ...SETUP, bots: [...bots], start: true };
    const created = await setting.registry.create(request, 'Ann');
    expect(created).toEqual({ problem: { kind: 'busy' } });
    expect(setting.registry.size).toBe(0);
    const match = await setting.create(ann, { bots: [...bots] });
    expect(await ann.ask({ type: 'start' })).toEqual({ kind: 'busy' });
    expect(match.status).toBe('waiting');
    held.room = true;
    expect(await ann.ask({ type: 'start' })).toBeUndefined();
  });

  it('a match that is over frees the places of its bots', async () => {
    const setting = new TestRegistry();
    const { bots } = setting.services;
    let seated = 0;
    const seat = bots.seat.bind(bots);
    bots.seat = (...asked) => {
      const bot = seat(...asked);
      const close = bot.close.bind(bot);
      seated++;
      bot.close = () => {
        seated--;
        close();
      };
      return bot;
    };
    const match = await setting.create(await setting.guest('Ann'), {
      bots: ['random', 'random', 'random'],
      start: true,
    });
    expect(seated).toBe(3);
    while (match.status === 'playing') await setting.pass(PAUSE);
    expect(seated).toBe(0);
  });

  it('a match ignores the bot of a player who is back', async () => {
    const held = new Held();
    const setting = new TestRegistry({ bots: held });
    const [ann, ben, cleo] = await setting.guests('Ann', 'Ben', 'Cleo');
    const match = await setting.create(ann, {});
    await setting.watch(match, ben, cleo);
    await ben.ask({ type: 'sit', seat: 1 });
    await cleo.ask({ type: 'sit', seat: 2 });
    await ann.ask({ type: 'start' });
    await cleo.leave();
    await setting.pass(AWAY);
    await ann.ask({ type: 'replace', seat: 2 });
    const back = setting.page('Cleo');
    await setting.watch(match, back);
    expect(held.asked).toHaveLength(1);
    await back.ask({ type: 'reclaim' });
    held.answer();
    await setting.pass(PAUSE);
    expect(stateFor(match, 'Cleo').position?.own).toBe(0);
  });
});
