import type { CrossEntropyState } from '@pepite/bots';
import type { Tally } from '../tally.ts';
import type { Search } from './search.ts';
import type { Values } from './variants.ts';

/** A variant that was played: in so many slices, and how far off each goal it was. */
export interface Tried {
  readonly values: Values;
  readonly slices: number;
  /** Nothing where the game can't be played so. */
  readonly misses: readonly number[] | undefined;
}

/** A variant that was played again, in matches that had no part in finding it. */
export interface Shown {
  readonly values: Values;
  readonly tally: Tally;
}

/** Where a search stands: one file, which it goes on with. */
export interface SearchState {
  /** The version of this format. */
  readonly labSearch: 1;
  readonly program: string;
  readonly rules: number;
  readonly search: Search;
  /** How many generations are done. */
  readonly generations: number;
  readonly learnt: CrossEntropyState;
  readonly tried: readonly Tried[];
  /** The trade-offs, once all generations are done; the first is the variant it began with. */
  readonly shown: readonly Shown[];
}
