import type { Move } from '@pepite/kernel';

/** What the search found about one move. */
export interface Weighed {
  readonly move: Move;
  /** How many playouts tried it. */
  readonly visits: number;
  /** What it is expected to bring: from 0, a match lost, to 1, a match won. */
  readonly worth: number;
}

/** What came of thinking: the moves that were thought about, the best one first. */
export interface Thought {
  readonly moves: readonly Weighed[];
  /** How many playouts were made; none when there was nothing to choose. */
  readonly iterations: number;
}

/** How something is known about a move that was the only one. */
export const forced = (move: Move): Thought => ({
  moves: [{ move, visits: 0, worth: Number.NaN }],
  iterations: 0,
});
