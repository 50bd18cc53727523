import { gameOf, GAMES } from '@pepite/games';
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
import { describe, expect, it } from 'vitest';
import { type Answer, Desk } from '../index.ts';

/** Positions of a match at random, with a seat that decides in each: every twentieth one. */
function* positions(game: Game, seats: number) {
  const options = standardOptions(game.options, seats);
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

/** A desk at which a millisecond passes whenever somebody looks at the clock. */
function tickingDesk() {
  let time = 0;
  const desk = new Desk(new Seeded(2), () => time++);
  return { desk, now: () => time };
}

const CASES = GAMES.map((game) => [game.id, game] as const);

describe.each(CASES)('an expert at %s who is given less time than usual', (_id, game) => {
  it.each([
    ['choose', 12],
    ['advise', 36],
  ] as const)('does not take longer to %s', (type, milliseconds) => {
    const { desk, now } = tickingDesk();
    const { most } = game.seats;
    const mind = 1;
    const bot = type === 'choose' ? 'expert' : 'adviser';
    for (const { seat, options, referee } of positions(game, most)) {
      const { id, rules } = game;
      const seating = { game: id, rules, seats: most, options, bot } as const;
      const start = now();
      const view = printView(referee.view(seat));
      const answer = desk.hear({ type, mind, seating, seen: [], view, milliseconds });
      // Each halving tries what is left of the moves once, however late it is.
      expect(now() - start).toBeLessThanOrEqual(milliseconds + 5);
      expect(referee.game.judge(referee.view(seat), firstOf(answer))).toBeUndefined();
    }
  });
});

describe('a desk', () => {
  it('thinks by the version of the rules that a match is played by', () => {
    const { desk } = tickingDesk();
    const version1 = gameOf('or-etc', 1);
    if (version1 === undefined) throw new Error('there is a version 1 of Or etc.');
    const options = { sheets: 2, accidents: 3 };
    const seating = { game: 'or-etc', rules: 1, seats: 2, options, bot: 'expert' } as const;
    for (const { seat, referee } of positions(version1, 2)) {
      const view = printView(referee.view(seat));
      const answer = desk.hear({
        type: 'choose',
        mind: 1,
        seating,
        seen: [],
        view,
        milliseconds: 12,
      });
      expect(referee.judge(seat, firstOf(answer))).toBeUndefined();
    }
  });

  it('names the version of the rules that it does not know', () => {
    const { desk } = tickingDesk();
    const seating = { game: 'or-etc', rules: 99, seats: 2, options: {}, bot: 'random' } as const;
    const question = { type: 'choose', mind: 1, seating, seen: [], view: '{}' } as const;
    expect(desk.hear(question)).toEqual({
      mind: 1,
      error: 'Error: there is no game or-etc with rules 99',
    });
  });
});

function firstOf(answer: Answer | undefined): number {
  if (answer !== undefined && 'move' in answer) return answer.move;
  if (answer !== undefined && 'moves' in answer) return itemAt(answer.moves, 0).move;
  throw new Error(`not answered: ${JSON.stringify(answer)}`);
}

describe.each(CASES)('an expert at %s with a seed', (_id, game) => {
  it('chooses the same again, however little time there is', () => {
    const seats = game.seats.least;
    const { id, rules } = game;
    const [at] = positions(game, seats);
    if (at === undefined) throw new Error('somebody decides in every match');
    const view = printView(at.referee.view(at.seat));
    const seating = {
      game: id,
      rules,
      seats,
      options: at.options,
      bot: 'adviser',
      seed: 3,
    } as const;
    // Neither what the desk draws from nor its clock has a say.
    const thoughts = [1, 50].map((speed) => {
      let time = 0;
      const desk = new Desk(new Seeded(speed), () => (time += speed));
      return desk.hear({ type: 'advise', mind: 1, seating, seen: [], view, milliseconds: 20 });
    });
    expect(thoughts[0]).toHaveProperty('moves');
    expect(thoughts[1]).toEqual(thoughts[0]);
  });
});
