import { itemAt } from '@pepite/kernel';
import type { Experiment } from '../experiment.ts';
import {
  costOf,
  dominates,
  type Evidence,
  evidenceFor,
  NEVER,
  type Verdict,
  verdictOf,
} from './misses.ts';
import type { Search } from './search.ts';
import type { SearchState } from './state.ts';
import { experimentOf, nameOf, startOf, variantOf, type Values } from './variants.ts';

/** A variant that a search proposes, with what shows how good it is. */
export interface Finding {
  readonly name: string;
  readonly values: Values;
  /** Whether it is what the search began with. */
  readonly isStart: boolean;
  /** Whether another one is at least as good in everything and better in something. */
  readonly isDominated: boolean;
  /** By goal: the worst of what it is about, and how it stands; none where nothing was counted. */
  readonly goals: readonly { readonly evidence: Evidence; readonly verdict: Verdict }[];
  /** How far off all goals together. */
  readonly cost: number;
}

/** The trade-offs that a search has found, by matches that had no part in finding them. */
export function findingsOf({ search, shown }: SearchState): readonly Finding[] {
  const start = startOf(search).join();
  const all = shown.map(({ values, tally }) => {
    const evidence = evidenceFor(search, tally);
    const misses = evidence.map((one) => one?.miss ?? NEVER);
    return { values, evidence, misses };
  });
  const found = all.map(({ values, evidence, misses }) => ({
    name: nameOf(search, values),
    values,
    isStart: values.join() === start,
    isDominated: all.some((other) => dominates(other.misses, misses)),
    goals: evidence.map((one, goal) => judged(search, goal, one)),
    cost: costOf(misses),
  }));
  return found.toSorted((one, other) => one.cost - other.cost);
}

function judged(search: Search, goal: number, evidence: Evidence | undefined) {
  const { measure } = itemAt(search.goals, goal);
  const nothing = { measure, seats: 0, value: NaN, low: NaN, high: NaN, miss: NEVER };
  if (evidence === undefined) return { evidence: nothing, verdict: 'missed' as const };
  return { evidence, verdict: verdictOf(itemAt(search.goals, goal), evidence) };
}

/** The experiment that plays the start and the trade-offs again, side by side. */
export function experimentWith(state: SearchState, matches: number): Experiment {
  const others = findingsOf(state).filter(({ isStart, isDominated }) => !isStart && !isDominated);
  const values = others.map((finding) => finding.values);
  return experimentOn(state.search, values, matches);
}

/** The experiment that plays some variants beside the one that the search began with. */
export function experimentOn(
  search: Search,
  others: readonly Values[],
  matches: number,
): Experiment {
  const start = startOf(search);
  const experiment = experimentOf(search, [start, ...others], matches);
  const first = { ...variantOf(search, start), name: 'start' };
  return { ...experiment, variants: [first, ...experiment.variants.slice(1)] };
}
