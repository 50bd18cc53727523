// The process in which Pépite's own playouts are measured: player.ts GAME SEATS SEED.
import { begin, copy, defaultOptions, Moves, playout, Seeded } from '@pepite/kernel';
import { gameOf } from '@pepite/games';
import { readArguments, serve } from './serve.ts';

const { id, seats, seed } = readArguments();
const game = gameOf(id);
if (game === undefined) throw new Error(`there is no game ${id}`);
const options = defaultOptions(game.options, seats);
const create = () => begin(game, seats, options);
const fresh = create();
const world = create();
const moves = new Moves();
const rng = new Seeded(seed);

await serve({
  create,
  play: () => {
    copy(fresh, world);
    return playout(game, world, moves, rng);
  },
});
