import { GAMES } from '@pepite/games';
import {
  begin,
  CHANCE,
  copy,
  defaultOptions,
  firstActor,
  type Game,
  isOver,
  itemAt,
  listMoves,
  look,
  Moves,
  parseView,
  printView,
  Seeded,
  tableOf,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { heuristicFor } from '../heuristics/index.ts';
import { insightFor } from '../search/insight/index.ts';
import { SearchBot } from '../search/search.ts';

const SETTINGS = GAMES.flatMap((game) =>
  [game.seats.least, game.seats.most].map((seats) => ({ game, seats })),
);
const BUDGET = { iterations: 60 };

/** Plays a match; so often two bots that only differ in what is hidden from them choose. */
function compare(game: Game, seats: number, seed: number, decisions: number): number {
  const options = defaultOptions(game.options, seats);
  const setting = { game, seats, options };
  const world = begin(game, seats, options);
  const twin = begin(game, seats, options);
  const moves = new Moves();
  const rng = new Seeded(seed);
  const think = (): SearchBot => new SearchBot(setting, insightFor(setting), BUDGET, () => 0);
  const pairs = Array.from({ length: seats }, () => [think(), think()] as const);
  const players = Array.from({ length: seats }, () => heuristicFor(game));
  let compared = 0;
  for (let turn = game.turn(tableOf(world)); !isOver(turn); turn = game.turn(tableOf(world))) {
    const actor = firstActor(turn);
    listMoves(game, world, actor, moves);
    const drawn = actor === CHANCE || rng.below(4) === 0;
    const move = drawn
      ? moves.draw(rng)
      : itemAt(players, actor).choose(look(world, actor), moves, rng);
    if (actor !== CHANCE && rng.below(5) === 0) {
      copy(world, twin);
      game.imagine(look(world, actor), rng, twin);
      const [one, other] = itemAt(pairs, actor);
      const choice = one.think(look(world, actor), moves, new Seeded(compared));
      // And thinks the same far away: in a worker, or in a browser.
      const told = parseView(printView(look(twin, actor)));
      expect(other.think(told, moves, new Seeded(compared))).toEqual(choice);
      for (const { move } of choice.moves) expect(moves.has(move)).toBe(true);
      if (++compared === decisions) return compared;
    }
    game.apply(world, actor, move);
    for (const [seat, both] of pairs.entries()) {
      for (const bot of both) bot.see(look(world, seat));
    }
  }
  return compared;
}

describe.each(SETTINGS)('the search in $game.id with $seats seats', ({ game, seats }) => {
  it('the search never peeks: hidden cards dealt anew do not change its thoughts', () => {
    let compared = 0;
    for (let match = 0; compared < 20; match++) compared += compare(game, seats, match, 20);
  });
});
