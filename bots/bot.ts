import type { Move, Moves, Rng, View } from '@pepite/kernel';

/**
 * Decides for one seat of one match. It is handed what that seat sees and nothing else, so it
 * can't peek; what it wants to remember of earlier views it notes itself.
 */
export interface Bot<T = unknown, H = unknown> {
  /** Called whenever something has happened that changes what the seat sees. */
  see?(view: View<T, H>): void;
  /**
   * One of `moves`, the legal moves of the view's seat, which has to decide. Who thinks by a clock
   * thinks for `milliseconds` at the most, if it is told so.
   */
  choose(view: View<T, H>, moves: Moves, rng: Rng, milliseconds?: number): Move;
  /** Makes it as good as new, for another match; a bot that can't is made anew for each. */
  forget?(): void;
}

/** A bot that weighs every choice, and so can say which come next. */
export interface Heuristic<T = unknown, H = unknown> extends Bot<T, H> {
  /** The moves worth a thought, the best one, which it would choose, first. */
  rank(view: View<T, H>, moves: Moves): readonly Move[];
}

/** The moves from best to worst; of equals those first that were listed first. */
export function ranked(moves: Iterable<Move>, worthOf: (move: Move) => number): readonly Move[] {
  return [...moves]
    .map((move) => ({ move, worth: worthOf(move) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ move }) => move);
}
