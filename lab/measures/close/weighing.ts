import { itemAt } from '@pepite/kernel';
import { chanceOf } from '../../statistics/student.ts';

/** By move and sample, what came of it: the same sample is the same chance for all moves. */
export type Outcomes = readonly (readonly number[])[];

/** How sure to be that two moves differ, where they don't: one in twenty is taken for different. */
const DOUBT = 0.05;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const firstHalf = (values: readonly number[]): readonly number[] =>
  values.slice(0, values.length / 2);
const secondHalf = (values: readonly number[]): readonly number[] =>
  values.slice(values.length / 2);

/** The moves from best to worst, by the first half of the samples. */
export const rankedBy = (outcomes: Outcomes): readonly number[] =>
  [...outcomes.keys()].sort(
    (one, other) => halfSum(outcomes, other) - halfSum(outcomes, one) || one - other,
  );

const halfSum = (outcomes: Outcomes, move: number): number =>
  sum(firstHalf(itemAt(outcomes, move)));

/**
 * Whether one move brings more than another, by the second half of the samples: the first half has
 * said which two to compare, and would find a difference where there is none.
 */
export function isMore(outcomes: Outcomes, one: number, other: number, tests = 1): boolean {
  const more = secondHalf(itemAt(outcomes, one));
  const less = secondHalf(itemAt(outcomes, other));
  const differences = more.map((value, sample) => value - itemAt(less, sample));
  const mean = sum(differences) / differences.length;
  const squares = sum(differences.map((value) => (value - mean) ** 2));
  if (mean <= 0) return false;
  if (squares === 0) return true;
  const freedom = differences.length - 1;
  const error = Math.sqrt(squares / freedom / differences.length);
  return chanceOf(mean / error, freedom) / 2 < DOUBT / tests;
}

/** By how much the best move brings more than the others in the mean, by the second half. */
export function bestOverOthers(outcomes: Outcomes, ranked: readonly number[]): number {
  const means = outcomes.map((values) => sum(secondHalf(values)) / secondHalf(values).length);
  const best = itemAt(means, itemAt(ranked, 0));
  return best - (sum(means) - best) / (means.length - 1);
}
