import type { GameArrays } from './arrays.ts';
import type { Game } from './game.ts';
import { begin } from './match.ts';
import type { Options } from './options.ts';
import { PlainArrays } from './plain-arrays.ts';
import { look } from './world.ts';

/** How a game is written down as arrays: as it says, or plainly, value by value. */
export async function loadArrays(game: Game, seats: number, options: Options): Promise<GameArrays> {
  const own = await game.loadArrays?.();
  return own ?? new PlainArrays(look(begin(game, seats, options), 0));
}
