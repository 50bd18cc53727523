import { GAMES } from '@pepite/games';
import {
  begin,
  CHANCE,
  copy,
  defaultOptions,
  firstActor,
  type Game,
  isOver,
  listMoves,
  look,
  Moves,
  Seeded,
  tableOf,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { OURS } from '../../games/test/ours.ts';
import { heuristicFor, WEIGHED_GAMES } from '../heuristics/index.ts';

/** Where nothing is weighed, any move is taken, and nobody can peek. */
const WEIGHED = GAMES.filter(({ id }) => WEIGHED_GAMES.includes(id));

const SETTINGS = WEIGHED.flatMap((game) =>
  Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, more) => ({
    game,
    seats: game.seats.least + more,
  })),
);

/** Plays a random match; at every decision two bots that only differ in what is hidden agree. */
function compare(game: Game, seats: number, rng: Seeded): number {
  const options = defaultOptions(game.options, seats);
  const world = begin(game, seats, options);
  const twin = begin(game, seats, options);
  const moves = new Moves();
  let decisions = 0;
  for (let turn = game.turn(tableOf(world)); !isOver(turn); turn = game.turn(tableOf(world))) {
    const actor = firstActor(turn);
    listMoves(game, world, actor, moves);
    if (actor !== CHANCE) {
      copy(world, twin);
      game.imagine(look(world, actor), rng, twin);
      const choice = heuristicFor(game, options).choose(look(world, actor), moves, rng);
      expect(heuristicFor(game, options).choose(look(twin, actor), moves, rng)).toBe(choice);
      expect(moves.has(choice)).toBe(true);
      decisions++;
    }
    game.apply(world, actor, moves.draw(rng));
  }
  return decisions;
}

describe('what the heuristic goes by', () => {
  it('the games whose heuristic is tested include all of ours', () => {
    expect(WEIGHED.map(({ id }) => id)).toEqual(expect.arrayContaining([...OURS]));
  });

  it.each(SETTINGS)('the heuristic never peeks in $game.id for $seats', ({ game, seats }) => {
    expect(compare(game, seats, new Seeded(9, seats))).toBeGreaterThan(20);
  });
});
