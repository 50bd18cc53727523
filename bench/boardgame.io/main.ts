// The process in which boardgame.io plays: main.ts GAME SEATS SEED, see `serve`.
import { gameOf } from '@pepite/games';
import { readArguments, serve } from '../../cli/bench/serve.ts';
import { playerOf } from './adapter.ts';

const { id, seats, seed } = readArguments();
const game = gameOf(id);
if (game === undefined) throw new Error(`there is no game ${id}`);

await serve({ play: playerOf(game, seats, seed) });
