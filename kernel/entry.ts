import type { Game } from './game.ts';
import type { Move } from './moves.ts';
import { type Actor, printActor } from './seats.ts';

/** A move that was made, and who made it. */
export interface Entry {
  readonly actor: Actor;
  readonly move: Move;
}

/** One line of a record: `<actor> <text>`. */
export const printEntry = <T, H, B, O>(game: Game<T, H, B, O>, { actor, move }: Entry): string =>
  `${printActor(actor)} ${game.print(move)}`;
