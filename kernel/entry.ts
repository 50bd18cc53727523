import type { Game } from './game.ts';
import type { Move } from './moves.ts';
import { type Actor, CHANCE, parseActor, printActor } from './seats.ts';

/** A move that was made, and who made it. */
export interface Entry {
  readonly actor: Actor;
  readonly move: Move;
}

/** One line of a record: `<actor> <text>`. */
export const printEntry = <T, H, B, O>(game: Game<T, H, B, O>, { actor, move }: Entry): string =>
  `${printActor(actor)} ${game.print(move)}`;

/** The entry that a line of a record tells, if it is one of this game with so many seats. */
export function parseEntry<T, H, B, O>(
  game: Game<T, H, B, O>,
  seats: number,
  line: string,
): Entry | undefined {
  const blank = line.indexOf(' ');
  if (blank < 0) return undefined;
  const actor = parseActor(line.slice(0, blank));
  const move = game.parse(line.slice(blank + 1), actor);
  const isSeated = actor !== undefined && (actor === CHANCE || actor < seats);
  return isSeated && move !== undefined ? { actor, move } : undefined;
}
