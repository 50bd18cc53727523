import type { Immutable, Move, Moves, Rng, View, World } from '@pepite/kernel';

/** Moves worth thinking about, the one that seems best first. */
export type Ranked = readonly Move[];

/**
 * What a game tells the search about itself, made anew for every bot: how to play on quickly, how
 * far, and how to weigh what came of it. It gets views and worlds that were imagined from views; a
 * world of the referee never comes here.
 */
export interface Insight<T = unknown, H = unknown, B = unknown> {
  /** Which search does better here; see docs/bots.md for what was measured. */
  readonly method: 'flat' | 'tree';
  /** Remembers what a seat sees, as a person would; called with every view, and before a choice. */
  note?(view: View<T, H>): void;
  /** Instead of the game's own `imagine`: some world that also fits what was noted. */
  imagine?(view: View<T, H>, rng: Rng, into: World<T, H, B>): void;
  /** The moves worth thinking about. All, in the game's order, where a game does not say. */
  rank?(view: View<T, H>, moves: Moves): Ranked;

  /**
   * How sure to be that a move is better than the first of `rank`, in standard errors: more where
   * luck hides most of what moves differ in.
   */
  readonly doubt?: number;

  /**
   * What kind of hand a seat has: in the tree, others with hands of another kind are other people.
   * All are alike where a game does not say.
   */
  kindOf?(view: View<T, H>): number;

  /** A playout begins. */
  start?(): void;
  /** What a seat does in a playout. */
  decide(view: View<T, H>, moves: Moves, rng: Rng): Move;

  /** How far a match has come: a number that never falls. */
  epoch(table: Immutable<T>): number;
  /** After so many epochs, or at the end of the match, a playout stops and is weighed. */
  readonly span: number;
  /** By seat, from 0 to 1: how likely it wins the match, or a part of it that decides. */
  evaluate(world: World<T, H, B>, worth: Float64Array): void;
  /**
   * By seat, how likely it wins the match and nothing else, exactly so at its end: what people are
   * told. `evaluate` is what moves are compared by, and may count points or a round alone.
   */
  chances?(world: World<T, H, B>, chances: Float64Array): void;
}
