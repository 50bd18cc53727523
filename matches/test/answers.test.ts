import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { PlayState } from '../play-state.ts';
import { aurum, begin, hiding, OPTIONS, SEATS } from './support/hidden-bids.ts';
import { makeMove, positionOf } from './support/moves.ts';
import { PAUSE, TestRegistry } from './support/test-registry.ts';

const M = PAUSE + PAUSE / 2;

describe('turns that hide answers', () => {
  it('a seat without a choice is answered for at the moment, not before', async () => {
    const { clock, sealed } = begin(['guest', 'guest', 'bot'], [0, 2]);
    await clock.pass(M - 1);
    expect(sealed()).toEqual([]);
    await clock.pass(1);
    expect(sealed()).toEqual([0, 2]);
    await clock.pass(3_600_000);
    expect(sealed()).toEqual([0, 2]);
  });

  it('a seat whose answer is known need not be told that it has to give one', () => {
    const { kept, bid } = begin(['guest', 'guest', 'guest'], [0]);
    bid(2);
    expect(kept.play.isHiding).toBe(true);
    expect(SEATS.map((seat) => kept.play.isAnswered(seat))).toEqual([true, false, true]);
    kept.planned.set(1, 0);
    expect(kept.play.isAnswered(1)).toBe(true);
  });

  it('the answers of all people are held back until the moment', async () => {
    const { clock, bid, sealed, isDone } = begin(['guest', 'guest', 'guest'], []);
    for (const seat of [2, 0, 1]) {
      expect(bid(seat)).toBeUndefined();
      expect(sealed()).toEqual([]);
    }
    await clock.pass(M - 1);
    expect(isDone()).toBe(false);
    await clock.pass(1);
    expect(isDone()).toBe(true);
  });

  it('an illegal answer is refused at once, and so is one that comes twice', async () => {
    const { clock, kept, dealt, bid, isDone } = begin(['guest', 'guest', 'guest'], []);
    bid(0);
    bid(1);
    const at = { ply: dealt, own: 0 };
    expect(kept.move(2, at, 'bid G3')).toMatchObject({ kind: 'fault' });
    expect(bid(2)).toBeUndefined();
    expect(bid(2, 1)).toEqual({ kind: 'stale' });
    await clock.pass(M);
    expect(isDone()).toBe(true);
  });

  it('what is planned is answered at the moment, unless it is revoked before', async () => {
    const { clock, kept, state, bid, sealed, told, isDone } = begin(
      ['guest', 'guest', 'guest'],
      [],
    );
    for (const seat of [0, 1]) kept.planned.set(seat, itemAt(state.referee.legal(seat), 0));
    await clock.pass(M - 1);
    expect(sealed()).toEqual([]);
    kept.planned.delete(1);
    await clock.pass(1);
    expect(sealed()).toEqual([0]);
    bid(1);
    expect(told.filter((time) => time > 0)).toEqual([]);
    bid(2);
    expect(isDone()).toBe(true);
  });

  it('what is answered by hand counts more than what was planned', async () => {
    const { clock, kept, state, bid, dealt } = begin(['guest', 'bot', 'bot'], []);
    kept.planned.set(0, itemAt(state.referee.legal(0), 0));
    bid(0, 1);
    const chosen = itemAt(state.referee.legal(0), 1);
    await clock.pass(M);
    expect(state.referee.journal[dealt]).toMatchObject({ actor: 0, move: chosen });
  });

  it('an answer that comes after the moment is taken as it comes', async () => {
    const { clock, bid, isDone } = begin(['guest', 'bot', 'guest'], [0]);
    await clock.pass(M + 5000);
    expect(isDone()).toBe(false);
    bid(2);
    expect(isDone()).toBe(true);
  });

  it.each([[[]], [[1]], [[2]], [[1, 2]], [[0, 1, 2]], [[0]]])(
    'the turn ends at the same moment whoever has no choice: %j',
    async (forced) => {
      const { clock, bid, told, isDone } = begin(['guest', 'bot', 'bot'], forced);
      bid(0);
      await clock.pass(M - 1);
      expect(isDone()).toBe(false);
      // That Ann has bid may show at once; nothing shows of the others.
      expect(told.filter((time) => time > 0)).toEqual([]);
      await clock.pass(1);
      expect(isDone()).toBe(true);
      expect(told.at(-1)).toBe(M);
    },
  );

  it('an answer that is held back can be taken back', async () => {
    const { clock, kept, dealt, bid, sealed, isDone } = begin(['guest', 'guest', 'guest'], []);
    bid(0);
    bid(1);
    bid(2);
    expect(kept.takeBack(2, dealt)).toBeUndefined();
    await clock.pass(M);
    expect(isDone()).toBe(false);
    expect(sealed()).toEqual([0, 1]);
    bid(2, 1);
    expect(isDone()).toBe(true);
  });

  it('[R6] a player who comes back answers instead of the bot that has', async () => {
    const { clock, kept, state, bid, isDone } = begin(['guest', 'guest', 'guest'], []);
    const move = itemAt(state.referee.legal(0), 1);
    kept.play.seatStandIn(0, 'random');
    await clock.pass(M - 1);
    // The moment comes, and so does the answer of the bot; it is told once around later.
    await clock.ring(1);
    await clock.ring(1);
    expect(bid(0)).toEqual({ kind: 'stale' });
    kept.play.removeStandIn(0);
    expect(bid(0, 1)).toBeUndefined();
    await clock.pass(1);
    expect(isDone()).toBe(false);
    expect(state.referee.pending).toMatchObject([{ actor: 0, move }]);
  });

  it('a seat that takes back its only possible answer is answered for anew', async () => {
    const { clock, kept, dealt, sealed } = begin(['guest', 'guest', 'guest'], [1]);
    await clock.pass(M);
    expect(sealed()).toEqual([1]);
    expect(kept.takeBack(1, dealt)).toBeUndefined();
    expect(sealed()).toEqual([1]);
  });

  it('an answer that was held back when the server ended is asked for again', async () => {
    const { setting, clock, state, kept, dealt, bid, open } = begin(
      ['guest', 'guest', 'guest'],
      [],
    );
    for (const seat of SEATS) bid(seat);
    const { journal, pending, game } = state.referee;
    const again = new PlayState(hiding([]), SEATS.length, OPTIONS);
    for (const entry of [...journal, ...pending]) again.tell(entry);
    kept.play.close();
    const after = open(again);
    for (const seat of SEATS) {
      expect(again.decides(seat)).toBe(true);
      const text = game.print(itemAt(again.referee.legal(seat), 0));
      expect(after.move(seat, { ply: dealt, own: 0 }, text)).toBeUndefined();
    }
    await clock.pass(M);
    expect(again.referee.journal.length).toBeGreaterThan(dealt);
    expect(setting.reports).toEqual([]);
  });

  it.each([M - 1, M])(
    'an answer is made though the match is loaded anew after %i ms, before it was kept',
    async (milliseconds) => {
      const { clock, state, kept, dealt, bid, open } = begin(['guest', 'guest', 'guest'], []);
      for (const seat of SEATS) bid(seat);
      const entries = [...state.referee.journal];
      kept.isConflicting = true;
      await clock.pass(milliseconds);
      const held = kept.play.heldTurn;
      kept.play.close();
      const again = new PlayState(hiding([]), SEATS.length, OPTIONS);
      for (const entry of entries.slice(0, dealt)) again.tell(entry);
      const after = open(again);
      if (held !== undefined) after.play.adopt(held);
      await clock.pass(M);
      expect(again.referee.journal.slice(dealt, dealt + 3)).toMatchObject(
        SEATS.map((actor) => ({ actor })),
      );
    },
  );

  it('a bot’s answer is not made for a player who is back when the match is loaded', async () => {
    const { clock, state, kept, dealt, bid, open } = begin(['guest', 'guest', 'guest'], []);
    kept.play.seatStandIn(0, 'random');
    for (const seat of [1, 2]) bid(seat);
    const entries = [...state.referee.journal];
    await clock.pass(M - 1);
    // The bot has answered, too; nothing of it has been made.
    await clock.ring(1);
    await clock.ring(1);
    const held = kept.play.heldTurn;
    expect(new Set(held?.answers.keys())).toEqual(new Set(SEATS));
    kept.play.close();
    const again = new PlayState(hiding([]), SEATS.length, OPTIONS);
    for (const entry of entries.slice(0, dealt)) again.tell(entry);
    const after = open(again);
    if (held !== undefined) after.play.adopt(held);
    await clock.pass(M);
    expect(new Set(again.referee.pending.map(({ actor }) => actor))).toEqual(new Set([1, 2]));
  });

  it('a bot’s answer is left to another process that may act by the moment', async () => {
    const { clock, kept, bid, sealed } = begin(['guest', 'guest', 'bot'], []);
    bid(0);
    await clock.pass(M - 1);
    await clock.ring(1);
    await clock.ring(1);
    expect(new Set(kept.play.heldTurn?.answers.keys())).toEqual(new Set([0, 2]));
    kept.mayAct = false;
    await clock.pass(1);
    expect(sealed()).toEqual([0]);
  });

  it('an answer that was kept is not made again once it is taken back', async () => {
    const { clock, kept, dealt, bid, sealed } = begin(['guest', 'guest', 'guest'], []);
    bid(1);
    await clock.pass(M);
    expect(sealed()).toEqual([1]);
    expect(kept.takeBack(1, dealt)).toBeUndefined();
    await clock.pass(M);
    expect(sealed()).toEqual([]);
    expect(bid(1, 1)).toBeUndefined();
    expect(sealed()).toEqual([1]);
  });

  it('nobody is answered for in the next turn while its beginning is not stored yet', async () => {
    // Whose turn it is then is up to the deal: each may be the one who can only do one thing.
    for (const forced of SEATS) {
      const others = SEATS.filter((seat) => seat !== forced);
      const { clock, state, kept, dealt, bid } = begin(['guest', 'guest', 'guest'], [forced], 0);
      const { game, journal } = state.referee;
      const last = itemAt(others, 1);
      bid(forced);
      bid(itemAt(others, 0));
      const text = game.print(itemAt(state.referee.legal(last), 0));
      // This is decided, and the store is still writing it.
      const request = { type: 'move', ply: dealt, own: 0, move: text } as const;
      expect(kept.play.decide(last, request)).toHaveProperty('value.change');
      const { length } = journal;
      expect(length).toBeGreaterThan(dealt);
      await clock.pass(0);
      expect(journal).toHaveLength(length);
    }
  });

  it('a turn in which nobody is to wait takes answers at once', async () => {
    const { clock, bid, isDone } = begin(['guest', 'bot', 'guest'], [0], 0);
    await clock.pass(0);
    bid(2);
    expect(isDone()).toBe(true);
  });

  it('a game that shows who has answered draws no moment', async () => {
    const setting = new TestRegistry();
    const ann = await setting.guest('Ann');
    const match = await setting.create(ann, { bots: [null, 'random', 'random'], start: true });
    await setting.pass(PAUSE);
    const { referee } = match.play?.state ?? {};
    const length = referee?.journal.length ?? 0;
    expect(positionOf(ann).ply).toBe(length);
    const text = aurum.print(itemAt(referee?.legal(0) ?? [], 0));
    expect(await makeMove(ann, text, { ply: length, own: 0 })).toBeUndefined();
    expect(referee?.journal.length).toBeGreaterThan(length);
  });
});
