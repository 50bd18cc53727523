import type { Move, Moves, Rng, View } from '@pepite/kernel';

/**
 * Decides for one seat of one match. It is handed what that seat sees and nothing else, so it
 * can't peek; what it wants to remember of earlier views it notes itself.
 */
export interface Bot<T = unknown, H = unknown> {
  /** Called whenever something has happened that changes what the seat sees. */
  see?(view: View<T, H>): void;
  /** One of `moves`, the legal moves of the view's seat, which has to decide. */
  choose(view: View<T, H>, moves: Moves, rng: Rng): Move;
}
