import type { Experiment } from './experiment.ts';
import { varianceOf } from './statistics/estimate.ts';
import type { Sums, Tally } from './tally.ts';

/** How often it is looked whether intervals are narrow enough: always after as many slices. */
const LOOK_EVERY = 5;
/** The 97.5 % quantile of the normal distribution: intervals hold with 95 % confidence. */
const NORMAL = 1.959963984540054;

/** Whether an experiment is to be looked at after so many slices, and is done. */
export const isNarrowEnough = (experiment: Experiment, slices: number, tally: Tally): boolean =>
  slices % LOOK_EVERY === 0 && excessOf(experiment, tally) <= 1;

/**
 * How many times as wide as it should be the widest interval of the measure is; infinite where
 * nothing is known, or nothing was asked.
 */
export function excessOf({ until }: Experiment, tally: Tally): number {
  if (until === undefined) return Infinity;
  const widths = tally.map(({ measures }) => widthOf(measures[until.measure]));
  return Math.max(...widths) / until.width;
}

/** How wide the interval is; a share of none or all is not known for sure, either (Wilson). */
function widthOf(sums: Sums | undefined): number {
  if (sums === undefined || sums.n === 0 || sums.matches < 2) return Infinity;
  const width = 2 * NORMAL * Math.sqrt(varianceOf(sums));
  const isExtreme = sums.v === 0 || sums.v === sums.n;
  return width === 0 && isExtreme ? NORMAL ** 2 / (sums.n + NORMAL ** 2) : width;
}
