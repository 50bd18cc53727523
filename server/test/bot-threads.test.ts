import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import type { Advice, BotClient, BotPool, Choice, Owner } from '@pepite/bots/host';
import { GAMES } from '@pepite/games';
import {
  deciding,
  defaultOptions,
  each,
  type Game,
  itemAt,
  printView,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBots } from '../bot-threads.ts';

/** The first position of a match in which somebody decides. */
function firstDecision(game: Game) {
  const seats = game.seats.most;
  const options = defaultOptions(game.options, seats);
  const referee = new Referee(game, seats, options);
  const rng = new Seeded(3);
  while (deciding(referee.turn) === 0) referee.drawChance(rng);
  const seat = itemAt([...each(deciding(referee.turn))], 0);
  const { id, rules } = game;
  const setup = { game: id, rules, seats, options, bot: 'heuristic' } as const;
  const view = printView(referee.view(seat));
  return { referee, seat, setup, request: { view, history: () => [view] } };
}

type Request = ReturnType<typeof firstDecision>['request'];

const OWNER: Owner = { match: 'm', origin: () => 'o', guest: () => 'g' };

const choiceOf = (bot: BotClient, request: Request): Promise<Choice> =>
  new Promise((resolve) => bot.choose(request, resolve));

const valueOf = <T>(read: { readonly value: T } | { readonly problem: Error }): T => {
  if ('problem' in read) throw read.problem;
  return read.value;
};

function openPool(): { readonly pool: BotPool; readonly reports: unknown[] } {
  const reports: unknown[] = [];
  const report = (error: unknown): unknown => reports.push(error);
  const pool = openBots(1, report);
  onTestFinished(() => pool.close());
  return { pool, reports };
}

describe('bots in threads of their own', () => {
  it('an adviser in a thread lists the moves it has weighed, the best first', async () => {
    const { pool } = openPool();
    const { referee, seat, setup, request } = firstDecision(itemAt(GAMES, 0));
    const bot = pool.seat({ ...setup, bot: 'adviser' }, OWNER);
    const moves = valueOf(await new Promise<Advice>((resolve) => bot.advise(request, resolve)));
    expect(referee.legal(seat)).toContain(itemAt(moves, 0).move);
    expect(itemAt(moves, 0).worth).toBeGreaterThanOrEqual(moves.at(-1)?.worth ?? 1);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))(
    'a bot in a thread chooses a legal move of %s',
    async (_id, game) => {
      const { pool, reports } = openPool();
      const { referee, seat, setup, request } = firstDecision(game);
      const choice = await choiceOf(pool.seat(setup, OWNER), request);
      expect(referee.legal(seat)).toContain(valueOf(choice));
      expect(reports).toEqual([]);
    },
  );

  it('each bot answers its own question when several are asked at once', async () => {
    const { pool } = openPool();
    const asked = GAMES.map((game) => {
      const { referee, seat, setup, request } = firstDecision(game);
      return { legal: referee.legal(seat), choice: choiceOf(pool.seat(setup, OWNER), request) };
    });
    for (const { legal, choice } of asked) expect(legal).toContain(valueOf(await choice));
  });

  it('threads of bots run at low priority on Linux, and the server does not', async () => {
    const before = getPriority();
    const { pool } = openPool();
    const { setup, request } = firstDecision(itemAt(GAMES, 0));
    await choiceOf(pool.seat(setup, OWNER), request);
    const isLinux = process.platform === 'linux';
    const threads = isLinux ? readdirSync('/proc/self/task').map(Number) : [];
    const priorities = threads.map((thread) => getPriority(thread));
    expect(priorities.includes(constants.priority.PRIORITY_LOW)).toBe(isLinux);
    expect(getPriority()).toBe(before);
  });

  it('a bot that fails says why, with its stack, and other bots go on', async () => {
    const { pool, reports } = openPool();
    const { referee, seat, setup, request } = firstDecision(itemAt(GAMES, 0));
    const [wrong, right] = [pool.seat(setup, OWNER), pool.seat(setup, OWNER)];
    const problem = {
      message: expect.stringMatching(
        /^a bot failed to choose a move \(heuristic, aurum, /,
      ) as string,
      cause: {
        message: expect.stringContaining('JSON') as string,
        stack: expect.stringContaining('host.ts') as string,
      },
    };
    expect(await choiceOf(wrong, { ...request, view: 'no view' })).toMatchObject({ problem });
    // It was asked a second time.
    expect(reports).toMatchObject([problem]);
    expect(referee.legal(seat)).toContain(valueOf(await choiceOf(right, request)));
  });
});
