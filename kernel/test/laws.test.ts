import { describe, expect, it } from 'vitest';
import { HIDDEN_ANSWERS, LAWS, type Policy, tryLaws } from '../laws/index.ts';
import { only } from '../bits.ts';
import { ONLOOKERS } from '../seats.ts';
import { deciding } from '../turn.ts';
import { scaled } from './scale.ts';
import { type Toy, toy } from './toy.ts';

const verdictsOf = (game: Toy, policy?: Policy) =>
  tryLaws(
    {
      game: asGame(game),
      seats: 3,
      options: { bonus: false },
      reveals: (text) => text === 'show',
      ...(policy && { policy }),
    },
    { matches: scaled(600, 300), seed: 1 },
  );

const asGame = (game: Toy): Parameters<typeof tryLaws>[0]['game'] => game;

const brokenBy = (change: Partial<Toy>): readonly string[] =>
  [...verdictsOf({ ...toy, ...change })]
    .filter(([, verdict]) => verdict.broken)
    .map(([law]) => law);

describe('the laws', () => {
  it('the laws hold for a sound game, and each has something to try', () => {
    for (const [law, verdict] of verdictsOf({ ...toy, hidesAnswers: true })) {
      expect([law, verdict.broken]).toEqual([law, undefined]);
      expect([law, verdict.tried > 0]).toEqual([law, true]);
    }
    expect(LAWS).toHaveLength(22);
  });

  it('the laws find a card that is lost', () => {
    const broken = brokenBy({
      apply: (world, actor, move) => {
        toy.apply(world, actor, move);
        if (move === 3) world.hands[actor].card = 0;
      },
    });
    expect(broken).toContain('invariants hold after every move');
    expect(broken).toContain('invariants hold when the match is over');
  });

  it.each([0.5, 2 ** 30])('the laws find a number that makes play slow: %d', (points) => {
    const apply: Toy['apply'] = (world, actor, move) => {
      toy.apply(world, actor, move);
      if (move === 2) world.table.scores[actor] += points;
    };
    expect(brokenBy({ apply })).toContain('every number of a world is whole and small');
  });

  it('the laws find an actor without a move', () => {
    const moves: Toy['moves'] = (view, into) => {
      if (view.seat !== 2 || view.table.phase === 'guess') toy.moves(view, into);
    };
    expect(brokenBy({ moves })).toContain('every listed actor has a move, and none twice');
  });

  it('the laws find a move listed twice', () => {
    const moves: Toy['moves'] = (view, into) => {
      toy.moves(view, into);
      toy.moves(view, into);
    };
    expect(brokenBy({ moves })).toContain('every listed actor has a move, and none twice');
  });

  it('the laws find chance that draws what a reader refuses', () => {
    const judgeChance: Toy['judgeChance'] = (world, move) =>
      move % 2 === 0 ? 'taken' : toy.judgeChance(world, move);
    expect(brokenBy({ judgeChance })).toContain(
      'chance has whole positive weights, and a reader accepts every outcome',
    );
  });

  it('the laws find notation that does not read back, or does not tell moves apart', () => {
    const law = 'parse after print gives the same move, and texts tell moves apart';
    expect(brokenBy({ parse: (text) => (text === 'high' ? 0 : toy.parse(text)) })).toContain(law);
    expect(brokenBy({ print: (move) => (move === 1 ? 'low' : toy.print(move)) })).toContain(law);
  });

  it('the laws find a judge that is too strict or too lax, and a fault without a clause', () => {
    const law = 'judge finds no fault exactly in the listed moves, and every fault has a clause';
    expect(brokenBy({ judge: () => undefined })).toContain(law);
    expect(brokenBy({ judge: ({ table }) => toy.outOfTurnFault(table) })).toContain(law);
    expect(brokenBy({ faults: { ...toy.faults, showDue: 'T9' } })).toContain(law);
  });

  it('the laws find a judge that changes what it judges', () => {
    const judge: Toy['judge'] = (view, move) => {
      Object.assign(view.table, { held: view.table.held ^ 8 });
      return toy.judge(view, move);
    };
    const invariantError: Toy['invariantError'] = () => undefined;
    expect(brokenBy({ judge, invariantError })).toContain(
      'looking, listing and judging change nothing',
    );
  });

  it('the laws find a plan that makes a move which the rules do not allow', () => {
    const choose = (): number => 2;
    const plans = [{ id: 'show', period: () => '', isOffered: () => true, choose }];
    expect(brokenBy({ plans })).toContain(
      'plans make legal moves only, and looking at them changes nothing',
    );
  });

  it('the laws find rules that keep something outside the world', () => {
    let moves = 0;
    const apply: Toy['apply'] = (world, actor, move) => {
      toy.apply(world, actor, move);
      world.table.scores[0] += ++moves;
    };
    expect(brokenBy({ apply })).toContain('a copy is complete and independent');
  });

  it('the laws find a view that JSON does not carry', () => {
    const create: Toy['create'] = (seats, options) => {
      const parts = toy.create(seats, options);
      parts.table.scores[0] = NaN;
      return parts;
    };
    expect(brokenBy({ create })).toContain('views survive JSON, legal moves included');
  });

  it('the laws find a leak: a guess that shows before all are in', () => {
    const apply: Toy['apply'] = (world, actor, move) => {
      const guessing = world.table.phase === 'guess';
      toy.apply(world, actor, move);
      if (guessing) world.table.guesses[actor] = move;
    };
    expect(brokenBy({ apply })).toContain(
      'non-interference: what a seat may not see never shows in its view',
    );
  });

  it('the laws find a leak: a table that tells something of a dealt card', () => {
    const apply: Toy['apply'] = (world, actor, move) => {
      const dealing = world.table.phase === 'deal';
      toy.apply(world, actor, move);
      if (dealing && move % 2 === 0) world.table.scores[0] += 1;
    };
    expect(brokenBy({ apply })).toContain(
      'non-interference: what a seat may not see never shows in its view',
    );
  });

  it('the laws find an imagination that forgets what was seen, or deals a card twice', () => {
    const law = 'an imagined world looks the same to the viewer and keeps the invariants';
    const forgets: Toy['imagine'] = (view, rng, into) => {
      toy.imagine(view, rng, into);
      into.table.guesses.fill(0);
    };
    const doubles: Toy['imagine'] = (view, rng, into) => {
      toy.imagine(view, rng, into);
      into.box.deck |= only(view.hand.card === 0 ? 7 : view.hand.card);
    };
    expect(brokenBy({ imagine: forgets })).toContain(law);
    expect(brokenBy({ imagine: doubles })).toContain(law);
  });

  it('the laws find simultaneous choices whose order matters', () => {
    const apply: Toy['apply'] = (world, actor, move) => {
      const first = world.table.guessed === 0 && world.table.phase === 'guess';
      toy.apply(world, actor, move);
      if (first) world.table.actor = actor;
    };
    expect(brokenBy({ apply, bound: () => 40 })).toContain(
      'the order of simultaneous choices is irrelevant',
    );
  });

  it('the laws find replaced parts of a world, which keep a choice from being taken back', () => {
    const apply: Toy['apply'] = (world, actor, move) => {
      const isGuess = world.table.phase === 'guess';
      toy.apply(world, actor, move);
      if (isGuess) world.table.scores = world.table.scores.map((score) => score + 1);
    };
    const broken = brokenBy({ apply, hidesAnswers: true });
    expect(broken).toContain('a sealed choice can be taken back, and then nothing has happened');
    expect(broken).toContain('a copy is complete and independent');
  });

  it('the laws find a match that does not end in time', () => {
    expect(brokenBy({ bound: () => 5 })).toContain('random play ends within the declared bound');
  });

  it('the laws find a move that does not fit its block', () => {
    const law = 'every move is a whole number from 0 up, fits its block and is found at its place';
    // The sixth row of a block, shifted by 29 bits, is not a number of 32 bits any more.
    const moves: Toy['moves'] = (view, into) => {
      toy.moves(view, into);
      into.addRows(16, only(5), 29, only(0), 0);
    };
    expect(brokenBy({ moves })).toContain(law);
    const far: Toy['moves'] = (view, into) => {
      toy.moves(view, into);
      into.add(2 ** 53);
    };
    expect(brokenBy({ moves: far })).toContain(law);
  });

  it('the laws find onlookers who learn what a seat does not', () => {
    const audience: Toy['audience'] = (table, actor, move) =>
      toy.audience(table, actor, move) | ONLOOKERS;
    expect(brokenBy({ audience })).toContain('onlookers learn no move that some seat does not');
  });

  it('the laws find answers that show before all are in, though they should be hidden', () => {
    // Whoever forgets to say whose choices are sealed has each of them told at once.
    const turn: Toy['turn'] = (table) =>
      table.phase === 'guess' ? deciding(toy.turn(table)) : toy.turn(table);
    expect(brokenBy({ turn, hidesAnswers: true })).toContain(HIDDEN_ANSWERS);
    expect(brokenBy({ turn })).not.toContain(HIDDEN_ANSWERS);
  });

  it('the laws find answers that depend on who has answered, though nobody may know it', () => {
    const moves: Toy['moves'] = (view, into) => {
      const { phase, guessed } = view.table;
      if (phase === 'guess' && guessed !== 0) into.add(0);
      else toy.moves(view, into);
    };
    const judge: Toy['judge'] = (view, move) =>
      view.table.phase === 'guess' && view.table.guessed !== 0 && move !== 0
        ? 'guessDue'
        : toy.judge(view, move);
    expect(brokenBy({ moves, judge, hidesAnswers: true })).toContain(HIDDEN_ANSWERS);
  });

  it('the laws find rules that break only when players choose alike', () => {
    const apply: Toy['apply'] = (world, actor, move) => {
      toy.apply(world, actor, move);
      const { phase, guesses } = world.table;
      if (phase === 'show' && !guesses.includes(0)) world.box.deck = 0;
    };
    const law = 'invariants hold after every move';
    const broken = (policy: Policy): string | undefined =>
      verdictsOf({ ...toy, apply }, policy).get(law)?.broken;
    expect(broken((_view, moves) => moves.at(0))).toBeUndefined();
    expect(broken((_view, moves) => moves.at(moves.weight - 1))).toContain('a card is lost');
  });

  it('the laws find a result that is not one', () => {
    const law = 'a result has a score for every seat and winners in ascending order';
    expect(brokenBy({ result: () => ({ scores: [1], winners: [0] }) })).toContain(law);
    expect(brokenBy({ result: () => ({ scores: [1, 1, 1], winners: [2, 0] }) })).toContain(law);
    expect(brokenBy({ result: () => ({ scores: [1, 1, 1], winners: [] }) })).toContain(law);
  });

  it('the laws find a record that does not replay', () => {
    const print: Toy['print'] = (move) => (move === 3 ? 'show' : toy.print(move));
    expect(brokenBy({ print })).toContain('a record replays to an equal world and result');
  });
});
