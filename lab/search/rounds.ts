import type { Experiment } from '../experiment.ts';
import { sliceAt } from '../slices.ts';
import type { Tally } from '../tally.ts';
import type { Search } from './search.ts';
import { searchedWith, type Values } from './variants.ts';

/** Slices of an experiment with one variant. */
export interface Task {
  readonly experiment: Experiment;
  readonly from: number;
  readonly to: number;
}

/** Has tasks played, by whomever, and gives their tallies in their order; none if it is stopped. */
export type PlayTasks = (tasks: readonly Task[]) => Promise<readonly Tally[] | undefined>;

/** Rounds of a generation: in each the better half of the one before plays on. */
const ROUNDS = [0, 1, 2] as const;
/** So many times the slices of the last round show what a variant is like. */
const SHOWN_TIMES = 4;

/** By round of a generation: how many slices those have played who are in it. */
export function slicesByRound(search: Search): readonly number[] {
  const { from, to } = sliceAt(searchedWith(search, []), 0);
  const first = Math.max(1, Math.ceil(search.matches / (to - from)));
  return ROUNDS.map((round) => first * 2 ** round);
}

/** The slices that show what was found: none of them had a part in finding it. */
export function shownSlices(search: Search): { readonly from: number; readonly to: number } {
  const from = Math.max(...slicesByRound(search));
  return { from, to: from * (1 + SHOWN_TIMES) };
}

export const taskOf = (search: Search, values: Values, from: number, to: number): Task => ({
  experiment: searchedWith(search, [values]),
  from,
  to,
});

/** How many slices one generation plays; less where a variant comes up twice. */
export function slicesPerGeneration(search: Search): number {
  let alive = search.population;
  let before = 0;
  let sum = 0;
  for (const slices of slicesByRound(search)) {
    sum += alive * (slices - before);
    before = slices;
    alive = Math.ceil(alive / 2);
  }
  return sum;
}

/** The start and the trade-offs, about. */
const VARIANTS_SHOWN = 7;

/** How many slices a search plays at the most. */
export function slicesInAll(search: Search): number {
  const { from, to } = shownSlices(search);
  return search.generations * slicesPerGeneration(search) + VARIANTS_SHOWN * (to - from);
}
