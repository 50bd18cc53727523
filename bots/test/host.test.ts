import { gameOf, GAMES } from '@pepite/games';
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
import { describe, expect, it } from 'vitest';
import { BotHost } from '../host/host.ts';
import type { Answer } from '../host/protocol.ts';

/** Positions of a match at random, with a seat that decides in each: every twentieth one. */
function* positions(game: Game, seats: number) {
  const options = defaultOptions(game.options, seats);
  const referee = new Referee(game, seats, options);
  const rng = new Seeded(5);
  for (let decisions = 0; !referee.isOver && decisions < 60;) {
    const [seat] = each(deciding(referee.turn));
    if (seat === undefined) {
      referee.drawChance(rng);
      continue;
    }
    if (decisions++ % 20 === 0) yield { seat, options, referee };
    const legal = referee.legal(seat);
    referee.submit(seat, itemAt(legal, rng.below(legal.length)));
  }
}

/** A host for whom a millisecond passes whenever somebody looks at the clock. */
function tickingHost() {
  let time = 0;
  const host = new BotHost(new Seeded(2), () => time++);
  return { host, now: () => time };
}

const CASES = GAMES.map((game) => [game.id, game] as const);

describe.each(CASES)('an expert at %s in a hurry', (_id, game) => {
  it.each([
    ['choose', 12],
    ['advise', 36],
  ] as const)(
    'an expert that is to %s within less time than usual does not take longer',
    (type, milliseconds) => {
      const { host, now } = tickingHost();
      const { most } = game.seats;
      const bot = type === 'choose' ? 'expert' : 'adviser';
      for (const { seat, options, referee } of positions(game, most)) {
        const { id, rules } = game;
        const setup = { game: id, rules, seats: most, options, bot } as const;
        const start = now();
        const view = printView(referee.view(seat));
        const answer = host.answer({ type, bot: 1, setup, seen: [], view, milliseconds });
        // Each halving tries what is left of the moves once, however late it is.
        expect(now() - start).toBeLessThanOrEqual(milliseconds + 5);
        expect(referee.game.judge(referee.view(seat), firstOf(answer))).toBeUndefined();
      }
    },
  );
});

describe('a host of bots', () => {
  it('a bot thinks by the version of the rules that its match is played by', () => {
    const { host } = tickingHost();
    const version1 = gameOf('or-etc', 1);
    if (version1 === undefined) throw new Error('there is a version 1 of Or etc.');
    const options = { sheets: 2, accidents: 3 };
    const setup = { game: 'or-etc', rules: 1, seats: 2, options, bot: 'expert' } as const;
    for (const { seat, referee } of positions(version1, 2)) {
      const view = printView(referee.view(seat));
      const answer = host.answer({
        type: 'choose',
        bot: 1,
        setup,
        seen: [],
        view,
        milliseconds: 12,
      });
      expect(referee.judge(seat, firstOf(answer))).toBeUndefined();
    }
  });

  it('a failure says what is wrong, and where, in data that can cross threads', () => {
    const { host } = tickingHost();
    const setup = { game: 'or-etc', rules: 99, seats: 2, options: {}, bot: 'random' } as const;
    const question = { type: 'choose', bot: 1, setup, seen: [], view: '{}' } as const;
    const { bot, result } = host.answer(question);
    expect(bot).toBe(1);
    expect(structuredClone(result)).toEqual({
      problem: {
        message: 'there is no game or-etc with rules 99',
        stack: expect.stringContaining('host.ts') as string,
      },
    });
  });

  it('a bot that has left is not known any more', () => {
    const { host } = tickingHost();
    const [at] = positions(itemAt(GAMES, 0), 3);
    if (at === undefined) throw new Error('somebody decides in every match');
    const { id, rules } = itemAt(GAMES, 0);
    const setup = { game: id, rules, seats: 3, options: at.options, bot: 'random' } as const;
    const view = printView(at.referee.view(at.seat));
    const question = { type: 'choose', bot: 1, seen: [], view } as const;
    expect(host.hear({ ...question, setup })).toHaveProperty('result.value');
    expect(host.hear(question)).toHaveProperty('result.value');
    expect(host.hear({ type: 'leave', bot: 1 })).toBeUndefined();
    expect(host.hear(question)).toMatchObject({
      result: { problem: { message: 'bot 1 is not seated in this thread' } },
    });
  });
});

function firstOf({ result }: Answer): number {
  if (!('value' in result)) throw new Error(result.problem.stack);
  if ('done' in result.value) throw new Error('that is no answer of a bot');
  return 'move' in result.value ? result.value.move : itemAt(result.value.moves, 0).move;
}

describe.each(CASES)('an expert at %s with a seed', (_id, game) => {
  it('an expert with a seed chooses the same again, however little time there is', () => {
    const seats = game.seats.least;
    const { id, rules } = game;
    const [at] = positions(game, seats);
    if (at === undefined) throw new Error('somebody decides in every match');
    const view = printView(at.referee.view(at.seat));
    const setup = {
      game: id,
      rules,
      seats,
      options: at.options,
      bot: 'adviser',
      seed: 3,
    } as const;
    // Neither what the host draws from nor its clock has a say.
    const thoughts = [1, 50].map((speed) => {
      let time = 0;
      const host = new BotHost(new Seeded(speed), () => (time += speed));
      const question = { type: 'advise', bot: 1, seen: [], view, milliseconds: 20 } as const;
      return host.answer({ ...question, setup, seed: 5 });
    });
    expect(thoughts[0]).toHaveProperty('result.value.moves');
    expect(thoughts[1]).toEqual(thoughts[0]);
  });
});
