import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import type { Advice, Choice } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import {
  deciding,
  each,
  type Game,
  itemAt,
  printView,
  Referee,
  Seeded,
  standardOptions,
} from '@pepite/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Pool } from '../thinking/pool.ts';
import type { Mind, Owner } from '@pepite/matches';
import { AWAY, PAUSE, Setting } from './setting.ts';
import { Held } from './support/held.ts';
import { stateFor } from './support/state.ts';

const aurum = itemAt(GAMES, 0);

/** The first position of a match in which somebody decides. */
function firstDecision(game: Game) {
  const seats = game.seats.most;
  const options = standardOptions(game.options, seats);
  const referee = new Referee(game, seats, options);
  const rng = new Seeded(3);
  while (deciding(referee.turn) === 0) referee.drawChance(rng);
  const seat = itemAt([...each(deciding(referee.turn))], 0);
  const { id, rules } = game;
  const seating = { game: id, rules, seats, options, bot: 'heuristic' } as const;
  return { referee, seat, seating };
}

const OWNER: Owner = { match: 'm', origin: () => 'o', guest: () => 'g' };

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
    const { referee, seat, seating } = firstDecision(itemAt(GAMES, 0));
    const mind = pool.seat({ ...seating, bot: 'adviser' }, OWNER);
    const advice = await new Promise<Advice>((resolve) =>
      mind.advise(printView(referee.view(seat)), resolve),
    );
    if ('error' in advice) throw new Error(advice.error);
    expect(referee.legal(seat)).toContain(itemAt(advice.moves, 0).move);
    expect(itemAt(advice.moves, 0).worth).toBeGreaterThanOrEqual(advice.moves.at(-1)?.worth ?? 1);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))('choose for %s', async (_id, game) => {
    const { pool, reports } = openPool();
    const { referee, seat, seating } = firstDecision(game);
    const mind = pool.seat(seating, OWNER);
    mind.see(printView(referee.view(seat)));
    const choice = await choiceOf(mind, printView(referee.view(seat)));
    expect(referee.legal(seat)).toContain('move' in choice ? choice.move : choice.error);
    expect(reports).toEqual([]);
  });

  it('answer for the right one when several are asked at once', async () => {
    const { pool } = openPool();
    const asked = GAMES.map((game) => {
      const { referee, seat, seating } = firstDecision(game);
      const choice = choiceOf(pool.seat(seating, OWNER), printView(referee.view(seat)));
      return { legal: referee.legal(seat), choice };
    });
    for (const { legal, choice } of asked) expect(legal).toContain(movesIn(await choice));
  });

  it('give way to those who wait for the server, where threads can', async () => {
    const before = getPriority();
    const { pool } = openPool();
    const { referee, seat, seating } = firstDecision(itemAt(GAMES, 0));
    await choiceOf(pool.seat(seating, OWNER), printView(referee.view(seat)));
    const isLinux = process.platform === 'linux';
    const threads = isLinux ? readdirSync('/proc/self/task').map(Number) : [];
    const priorities = threads.map((thread) => getPriority(thread));
    expect(priorities.includes(constants.priority.PRIORITY_LOW)).toBe(isLinux);
    expect(getPriority()).toBe(before);
  });

  it('say so when they fail, and the others think on', async () => {
    const { pool } = openPool();
    const { referee, seat, seating } = firstDecision(itemAt(GAMES, 0));
    const [wrong, right] = [pool.seat(seating, OWNER), pool.seat(seating, OWNER)];
    expect(await choiceOf(wrong, 'no view')).toHaveProperty('error');
    expect(referee.legal(seat)).toContain(
      movesIn(await choiceOf(right, printView(referee.view(seat)))),
    );
  });
});

const movesIn = (choice: Choice): unknown => ('move' in choice ? choice.move : choice.error);

const SETUP = { game: 'aurum', options: {}, access: 'public' } as const;

describe('a match with bots that think', () => {
  /** Ann between two bots at Aurum for three, where all bid at once. */
  function seated() {
    const held = new Held();
    const setting = new Setting(undefined, 1, held);
    const ann = setting.guest('Ann');
    const match = setting.create(ann, { bots: ['random', null, 'random'], start: true });
    /** Who has not bid yet. */
    const open = (): readonly number[] => [
      ...each(deciding(aurum.turn(stateFor(match, 'Ann').position?.table))),
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

  it('[R8] keeps the pace of bots while nobody looks on', () => {
    const { held, setting, ann, match, open } = seated();
    const found = match.courseFor('Ann');
    if ('kind' in found) throw new Error(found.kind);
    const { referee } = found.course.play;
    match.leave(ann);
    held.answer();
    held.answer();
    setting.clock.pass(PAUSE);
    // Ann bids, and plays until it is a bot's turn, which is asked while nobody is there.
    while (held.asked.length === 0 && open().includes(1)) {
      const text = referee.game.print(itemAt(referee.legal(1), 0));
      found.course.choose(1, { ply: referee.journal.length, own: 0 }, text);
    }
    expect(held.asked).toHaveLength(1);
    const { length } = referee.journal;
    held.answer();
    setting.clock.pass(PAUSE - 1);
    expect(referee.journal).toHaveLength(length);
    setting.clock.pass(1);
    expect(referee.journal.length).toBeGreaterThan(length);
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

  it('seats a bot anew before it is asked when what it knew is lost', () => {
    const held = new Held();
    const setting = new Setting(undefined, 1, held);
    const ann = setting.guest('Ann');
    const created = setting.house.create(
      { ...SETUP, bots: ['random', 'expert', 'random'], start: true },
      'Ann',
    );
    if ('problem' in created) throw new Error(created.problem.kind);
    expect(held.seated).toEqual(['random', 'expert', 'random']);
    expect(held.asked).toEqual([]);
    held.isStale = true;
    setting.watch(created.match, ann);
    expect(held.asked).toHaveLength(3);
    expect(held.seated.slice(3)).toEqual(['random']);
    expect(setting.reports).toEqual([]);
  });

  it('does not begin where there is no room for its bots, and says so', () => {
    const held = new Held();
    const setting = new Setting(undefined, 1, held);
    const ann = setting.guest('Ann');
    held.room = false;
    const bots = [null, 'expert', 'expert'] as const;
    const created = setting.house.create({ ...SETUP, bots: [...bots], start: true }, 'Ann');
    expect(created).toEqual({ problem: { kind: 'busy' } });
    expect(setting.house.size).toBe(0);
    const match = setting.create(ann, { bots: [...bots] });
    expect(match.start('Ann')).toEqual({ kind: 'busy' });
    expect(match.status).toBe('waiting');
    held.room = true;
    expect(match.start('Ann')).toBeUndefined();
  });

  it('leaves the places of its bots to others when it is over', () => {
    const setting = new Setting();
    const { thinking } = setting.around;
    let seated = 0;
    const seat = thinking.seat.bind(thinking);
    thinking.seat = (...asked) => {
      const mind = seat(...asked);
      const close = mind.close.bind(mind);
      seated++;
      mind.close = () => {
        seated--;
        close();
      };
      return mind;
    };
    const match = setting.create(setting.guest('Ann'), {
      bots: ['random', 'random', 'random'],
      start: true,
    });
    expect(seated).toBe(3);
    while (match.status === 'playing') setting.clock.pass(PAUSE);
    expect(seated).toBe(0);
  });

  it('does not listen to the bot of somebody who is back', () => {
    const held = new Held();
    const setting = new Setting(undefined, 1, held);
    const [ann, ben, cleo] = [setting.guest('Ann'), setting.guest('Ben'), setting.guest('Cleo')];
    const match = setting.create(ann, {});
    setting.watch(match, ben, cleo);
    [ann, ben, cleo].forEach(({ guest }, seat) => match.sit(guest, guest, seat));
    match.start(ann.guest);
    match.leave(cleo);
    setting.clock.pass(AWAY);
    match.replace('Ann', 2);
    setting.watch(match, cleo);
    expect(held.asked).toHaveLength(1);
    match.reclaim('Cleo');
    held.answer();
    setting.clock.pass(PAUSE);
    expect(stateFor(match, 'Cleo').position?.own).toBe(0);
  });
});
