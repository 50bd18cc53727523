import type { Game } from '@pepite/kernel';
import type { Snippet } from 'svelte';

/** What is otherwise where a match goes on from a position of another one. */
export interface ShownBranch {
  /** What its player calls it. */
  readonly name: string;
  /** Whether one person plays several seats by hand: there is nobody to hide a hand from. */
  readonly isByHand: boolean;
  /** What can be done with it, in the bar of its page. */
  readonly tools: Snippet<[game: Game | undefined]>;
  /** What is said and offered when it is over, in place of another match. */
  readonly ending: Snippet<[game: Game]>;
}
