import type { Move } from './moves.ts';
import type { Immutable, View } from './world.ts';

/**
 * What a seat may have decided for it until further notice. It sees what its seat sees and nothing
 * else, so it can't tell more than its player could.
 */
export interface Plan<T = unknown, H = unknown> {
  readonly id: string;
  /** Names the time that it is made for, a round or the match: it is over with that. */
  period(table: Immutable<T>): string;
  /** Whether it can be made now. */
  isOffered(view: View<T, H>): boolean;
  /** The legal move that it makes for a seat that has to decide; nothing if the player is asked. */
  choose(view: View<T, H>): Move | undefined;
}
