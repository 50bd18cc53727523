import { itemAt } from '@pepite/kernel';

/** Many measurements of one thing, in three numbers: these machines are noisy. */
export interface Summary {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function summarise(values: readonly number[]): Summary {
  if (values.length === 0) throw new RangeError('nothing was measured');
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/** The middle value, or halfway between the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (itemAt(sorted, Math.ceil(middle) - 1) + itemAt(sorted, Math.floor(middle))) / 2;
}

/** How far the values are from each other: half their range, as a part of the median. */
export const spread = ({ median, least, most }: Summary): number => (most - least) / 2 / median;

/** How many times as much the one is as the other, by their medians. */
export const ratio = (one: Summary, other: Summary): number => one.median / other.median;

/** The same by the fastest slices: what else runs on a machine only ever slows. */
export const ratioOfFastest = (one: Summary, other: Summary): number => one.most / other.most;
