import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import type { Advice, Choice } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import {
  deciding,
  each,
  type Game,
  type Move,
  Moves,
  parseView,
  printView,
  Referee,
  Seeded,
  standardOptions,
} from '@pepite/kernel';
import type { Setup } from '@pepite/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Pool } from '../thinking/pool.ts';
import type { Mind, Thinking } from '@pepite/matches';
import { AWAY, PAUSE, Setting } from './setting.ts';

const [aurum] = GAMES;

/** The first position of a match in which somebody decides. */
function firstDecision(game: Game) {
  const seats = game.seats.most;
  const options = standardOptions(game.options, seats);
  const referee = new Referee(game, seats, options);
  const rng = new Seeded(3);
  while (deciding(referee.turn) === 0) referee.drawChance(rng);
  const [seat] = each(deciding(referee.turn));
  const { id, rules } = game;
  const seating = { game: id, rules, seats, options, bot: 'heuristic' } as const;
  return { referee, seat, seating };
}

const choiceOf = (mind: Mind, view: string): Promise<Choice> =>
  new Promise((resolve) => mind.choose(view, resolve));

function openPool(): { readonly pool: Pool; readonly reports: unknown[] } {
  const reports: unknown[] = [];
  const pool = new Pool(1, (error) => reports.push(error));
  onTestFinished(() => pool.close());
  return { pool, reports };
}

describe('bots in threads of their own', () => {
  it('give advice', async () => {
    const { pool } = openPool();
    const { referee, seat, seating } = firstDecision(GAMES[0]);
    const mind = pool.seat({ ...seating, bot: 'adviser' });
    const advice = await new Promise<Advice>((resolve) =>
      mind.advise(printView(referee.view(seat)), resolve),
    );
    if ('error' in advice) throw new Error(advice.error);
    expect(referee.legal(seat)).toContain(advice.moves[0].move);
    expect(advice.moves[0].worth).toBeGreaterThanOrEqual(advice.moves.at(-1)?.worth ?? 1);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))('choose for %s', async (_id, game) => {
    const { pool, reports } = openPool();
    const { referee, seat, seating } = firstDecision(game);
    const mind = pool.seat(seating);
    mind.see(printView(referee.view(seat)));
    const choice = await choiceOf(mind, printView(referee.view(seat)));
    expect(referee.legal(seat)).toContain('move' in choice ? choice.move : choice.error);
    expect(reports).toEqual([]);
  });

  it('answer for the right one when several are asked at once', async () => {
    const { pool } = openPool();
    const asked = GAMES.map((game) => {
      const { referee, seat, seating } = firstDecision(game);
      const choice = choiceOf(pool.seat(seating), printView(referee.view(seat)));
      return { legal: referee.legal(seat), choice };
    });
    for (const { legal, choice } of asked) expect(legal).toContain(movesIn(await choice));
  });

  it('give way to those who wait for the server, where threads can', async () => {
    const before = getPriority();
    const { pool } = openPool();
    const { referee, seat, seating } = firstDecision(GAMES[0]);
    await choiceOf(pool.seat(seating), printView(referee.view(seat)));
    const isLinux = process.platform === 'linux';
    const threads = isLinux ? readdirSync('/proc/self/task').map(Number) : [];
    const priorities = threads.map((thread) => getPriority(thread));
    expect(priorities.includes(constants.priority.PRIORITY_LOW)).toBe(isLinux);
    expect(getPriority()).toBe(before);
  });

  it('say so when they fail, and the others think on', async () => {
    const { pool } = openPool();
    const { referee, seat, seating } = firstDecision(GAMES[0]);
    const [wrong, right] = [pool.seat(seating), pool.seat(seating)];
    expect(await choiceOf(wrong, 'no view')).toHaveProperty('error');
    expect(referee.legal(seat)).toContain(
      movesIn(await choiceOf(right, printView(referee.view(seat)))),
    );
  });
});

const movesIn = (choice: Choice): unknown => ('move' in choice ? choice.move : choice.error);

/** What the seat of a view may do. */
function legalIn(view: string): readonly Move[] {
  const moves = new Moves();
  aurum.moves(parseView(view), moves);
  return [...moves];
}

/** Bots that answer when the test says so. */
class Held implements Thinking {
  readonly advised: { readonly view: string; readonly answer: (advice: Advice) => void }[] = [];
  readonly asked: { readonly view: string; readonly answer: (choice: Choice) => void }[] = [];

  seat(): Mind {
    return {
      see: () => {},
      choose: (view, answer) => void this.asked.push({ view, answer }),
      advise: (view, answer) => void this.advised.push({ view, answer }),
      close: () => {},
    };
  }

  /** The first question that is open is answered with the last legal move. */
  answer(): Move {
    const { view, answer } = this.#next();
    const move = legalIn(view).at(-1) ?? 0;
    answer({ move });
    return move;
  }

  fail(): void {
    this.#next().answer({ error: 'out of ideas' });
  }

  #next() {
    const next = this.asked.shift();
    if (next === undefined) throw new Error('nothing is asked');
    return next;
  }
}

describe('a match with bots that think', () => {
  /** Ann between two bots at Aurum for three, where all bid at once. */
  function seated() {
    const held = new Held();
    const setting = new Setting(undefined, 1, held);
    const ann = setting.guest('Ann');
    const match = setting.create(ann, { bots: ['random', null, 'random'], start: true });
    /** Who has not bid yet. */
    const open = (): readonly number[] => [
      ...each(deciding(aurum.turn(match.stateFor('Ann').position?.table))),
    ];
    return { held, setting, ann, match, open };
  }

  it('asks all who decide at once, and waits for the thought and for the pace', () => {
    const { held, setting, open } = seated();
    expect(held.asked).toHaveLength(2);
    held.answer();
    setting.clock.pass(PAUSE - 1);
    expect(open()).toEqual([0, 1, 2]);
    setting.clock.pass(1);
    expect(open()).toEqual([1, 2]);
    held.answer();
    expect(open()).toEqual([1, 2]);
    setting.clock.pass(0);
    expect(open()).toEqual([1]);
    expect(held.asked).toEqual([]);
  });

  it('lets bots move at once while nobody looks on', () => {
    const { held, setting, ann, match, open } = seated();
    held.answer();
    held.answer();
    setting.clock.pass(PAUSE);
    match.leave(ann);
    setting.clock.pass(AWAY);
    // Ann's own bot bids, and then there is nobody who would want to follow.
    match.replace('Ann', 1, 'strong');
    while (held.asked.length > 0 && match.status === 'playing') {
      held.answer();
      setting.clock.pass(0);
    }
    expect(open()).toEqual([]);
    expect(match.status).toBe('over');
  });

  it('goes on with any legal move when a bot fails or cheats, and says so', () => {
    const { held, setting, open } = seated();
    held.fail();
    held.asked.shift()?.answer({ move: -1 });
    setting.clock.pass(PAUSE);
    expect(open()).toEqual([1]);
    expect(setting.reports.map(String)).toEqual([
      expect.stringContaining('out of ideas'),
      expect.stringContaining('a bot chose -1'),
    ]);
  });

  it('does not listen to the bot of somebody who is back', () => {
    const held = new Held();
    const setting = new Setting(undefined, 1, held);
    const [ann, ben, cleo] = ['Ann', 'Ben', 'Cleo'].map((name) => setting.guest(name));
    const match = setting.create(ann, {});
    setting.watch(match, ben, cleo);
    [ann, ben, cleo].forEach(({ guest }, seat) => match.sit(guest, guest, seat));
    match.start(ann.guest);
    match.leave(cleo);
    setting.clock.pass(AWAY);
    match.replace('Ann', 2, 'strong');
    setting.watch(match, cleo);
    expect(held.asked).toHaveLength(1);
    match.reclaim('Cleo');
    held.answer();
    setting.clock.pass(PAUSE);
    expect(match.stateFor('Cleo').position?.own).toBe(0);
  });
});

describe('a hint', () => {
  function seated(setup: Partial<Setup>) {
    const held = new Held();
    const setting = new Setting(undefined, 1, held);
    const [ann, ben] = ['Ann', 'Ben'].map((name) => setting.guest(name));
    const match = setting.create(ann, setup);
    setting.watch(match, ben);
    [ann, ben].forEach(({ guest }, seat) => match.sit(guest, guest, seat));
    match.start(ann.guest);
    const ply = match.stateFor('Ann').position?.ply ?? 0;
    const hints = () => {
      setting.ledger.flush();
      return ann.told.filter(({ type }) => type === 'hint');
    };
    return { held, setting, ann, ben, match, at: { ply, own: 0 }, hints };
  }
  const TWO: Partial<Setup> = { bots: [null, null, 'random'] };

  it('tells the one who asked the best three moves and their worth', () => {
    const { held, ann, ben, match, at, hints } = seated({ ...TWO, hints: true });
    expect(match.stateFor('Ben').hints).toBe(true);
    expect(match.hint(ann, at)).toBeUndefined();
    expect(match.hint(ann, at)).toEqual({ kind: 'hint-pending' });
    const moves = legalIn(held.advised[0].view).slice(0, 4);
    // The third only seems to be better than the choice.
    const worths = [0.5, 0.4, 0.6, 0.3];
    const weighed = moves.map((move, place) => ({ move, visits: 9, worth: worths[place] }));
    held.advised[0].answer({ moves: weighed });
    const texts = moves.map((move) => aurum.print(move));
    expect(hints()).toEqual([
      {
        type: 'hint',
        match: match.id,
        ...at,
        moves: [
          { move: texts[0], worth: 0.5 },
          { move: texts[2], worth: 0.5 },
          { move: texts[1], worth: 0.4 },
        ],
      },
    ]);
    expect(ben.told.filter(({ type }) => type === 'hint')).toEqual([]);
    expect(match.hint(ann, at)).toBeUndefined();
  });

  it('is for those who agreed to hints, or who are alone with bots', () => {
    const { ann, match, at } = seated(TWO);
    expect(match.stateFor('Ann').hints).toBe(false);
    expect(match.hint(ann, at)).toEqual({ kind: 'no-hints' });
    const alone = seated({ bots: ['random', null, 'random'], start: true });
    expect(alone.match.stateFor('Ann').hints).toBe(true);
    expect(alone.match.hint(alone.ann, alone.at)).toBeUndefined();
  });

  it('is for the position that the player sees, and for those who decide', () => {
    const { setting, ann, match, at } = seated({ ...TWO, hints: true });
    expect(match.hint(ann, { ply: at.ply + 1, own: 0 })).toEqual({ kind: 'stale' });
    expect(match.hint(setting.guest('Zoe'), at)).toEqual({ kind: 'not-seated' });
    const found = match.courseFor('Ann');
    if ('kind' in found) throw new Error(found.kind);
    const [bid] = found.course.play.referee.legal(0);
    expect(found.course.choose(0, at, aurum.print(bid))).toBeUndefined();
    expect(match.hint(ann, { ...at, own: 1 })).toEqual({ kind: 'not-deciding' });
  });

  it('goes by what the seat has seen and by nothing else', () => {
    const { held, ann, match, at } = seated({ ...TWO, hints: true });
    match.hint(ann, at);
    const { table, hand } = match.stateFor('Ann').position ?? {};
    expect(JSON.parse(held.advised[0].view)).toEqual(
      JSON.parse(JSON.stringify({ table, seat: 0, hand })),
    );
  });
});
