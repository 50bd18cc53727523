import type { Game } from './game.ts';
import type { Move, Moves } from './moves.ts';
import type { Options } from './options.ts';
import type { Rng } from './rng.ts';
import { type Actor, CHANCE } from './seats.ts';
import { firstActor, OVER } from './turn.ts';
import { look, tableOf, World } from './world.ts';

/** The world of a match to come. With options that make a variant, `game` is that variant. */
export const begin = <T, H, B, O = Options>(
  game: Game<T, H, B, O>,
  seats: number,
  options: O,
): World<T, H, B> => new World(game.create(seats, options));

/** Fills `into` with what `actor` may do now. */
export function listMoves<T, H, B, O>(
  game: Game<T, H, B, O>,
  world: World<T, H, B>,
  actor: Actor,
  into: Moves,
): void {
  into.clear();
  if (actor === CHANCE) game.chances(world, into);
  else game.moves(look(world, actor), into);
}

/**
 * Plays a match to its end, every move at random, and returns how many decisions the players made.
 * Choices of a simultaneous turn are sealed by the rules, so they may be made one by one.
 */
export function playout<T, H, B, O>(
  game: Game<T, H, B, O>,
  world: World<T, H, B>,
  moves: Moves,
  rng: Rng,
): number {
  let decisions = 0;
  for (let turn = game.turn(tableOf(world)); turn !== OVER; turn = game.turn(tableOf(world))) {
    const actor = firstActor(turn);
    listMoves(game, world, actor, moves);
    const move: Move = moves.draw(rng);
    game.apply(world, actor, move);
    decisions += actor === CHANCE ? 0 : 1;
  }
  return decisions;
}
