// A bot for any of the games: it imagines what it can't see, tries some moves, lets all play on at
// random, and makes the move after which its side has won most often.
import { begin, type Bot, copy, type Game, Moves, type Options, playout } from 'pepite-rules';

/** So many moves are tried, each in so many imagined worlds. */
const TRIED = 8;
const WORLDS = 6;

export function thinker(game: Game, seats: number, options: Options): Bot {
  const imagined = begin(game, seats, options);
  const world = begin(game, seats, options);
  const scratch = new Moves();
  return {
    choose(view, moves, rng) {
      const tried = Array.from({ length: TRIED }, () => moves.draw(rng));
      const wins = new Map(tried.map((move) => [move, 0]));
      for (let count = 0; count < WORLDS; count++) {
        game.imagine(view, rng, imagined);
        for (const [move, won] of wins) {
          copy(imagined, world);
          game.apply(world, view.seat, move);
          playout(game, world, scratch, rng);
          if (game.result(world.table).winners.includes(view.seat)) wins.set(move, won + 1);
        }
      }
      return [...wins].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
    },
  };
}
