import {
  begin,
  CHANCE,
  firstActor,
  isOver,
  listMoves,
  look,
  Moves,
  Seeded,
  tableOf,
} from '@pepite/kernel';
import { tryLaws } from '@pepite/kernel/laws';
import { describe, expect, it } from 'vitest';
import { scaled, scaledTimeout } from '../../../kernel/test/scale.ts';
import { game as orEtc } from '../index.ts';
import { Step } from '../world.ts';
import { hoarding } from './hoarding.ts';
import { revealsNothing as reveals } from './laws.ts';

/** As many kinds as a card table may have: any part of a hand is another move. */
const cards = Array.from({ length: 29 }, (_, index) => ({
  pattern: ['XX---', 'XXX--', 'XX-YY', 'XXYYY', 'XXXX-'][index % 5],
  exits: 1 + Math.floor(index / 5),
  value: 5,
  copies: 2,
}));

/** How many cards were held, and how many discards were possible, when cards were discarded. */
function discards(options: Parameters<typeof orEtc.create>[1]) {
  const game = orEtc.variant?.(options) ?? orEtc;
  const seen: { readonly held: number; readonly parts: number }[] = [];
  const moves = new Moves();
  for (let match = 0; match < 12; match++) {
    const rng = new Seeded(3, match);
    const world = begin(game, 4, options);
    for (let turn = game.turn(tableOf(world)); !isOver(turn); turn = game.turn(tableOf(world))) {
      const actor = firstActor(turn);
      listMoves(game, world, actor, moves);
      const { weight: parts } = moves;
      const isChance = actor === CHANCE;
      const move = isChance ? moves.draw(rng) : hoarding(look(world, actor), moves, rng);
      const { step, players } = world.table;
      if (step === Step.drop) seen.push({ held: players[actor].held, parts });
      game.apply(world, actor, move);
    }
  }
  return seen;
}

describe('players who hoard', () => {
  it.each([
    ['as they are printed', { sheets: 12, accidents: 0 }],
    ['of 29 kinds', { sheets: 12, accidents: 0, cards }],
  ])(
    'players who hoard keep all laws with cards %s',
    (_, options) => {
      const setup = { game: orEtc, seats: 4, options, reveals, policy: hoarding };
      const verdicts = tryLaws(setup, { matches: scaled(12, 2), seed: 3 });
      expect([...verdicts].filter(([, verdict]) => verdict.broken !== undefined)).toEqual([]);
    },
    scaledTimeout(600_000),
  );

  it('players who hoard hold up to twenty cards, and discards are too many to list', () => {
    const seen = discards({ sheets: 12, accidents: 0, cards });
    expect(seen.filter(({ held }) => held >= 12).length).toBeGreaterThan(20);
    expect(Math.max(...seen.map(({ held }) => held))).toBe(20);
    expect(seen.some(({ parts }) => parts > 100_000)).toBe(true);
  });
});
