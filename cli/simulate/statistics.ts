import { itemAt } from '@pepite/kernel';
import type { Counts } from './tally.ts';

/** Some numbers in short. */
export interface Spread {
  readonly mean: number;
  /** Standard deviation. */
  readonly deviation: number;
  readonly least: number;
  readonly percentile5: number;
  readonly median: number;
  readonly percentile95: number;
  readonly most: number;
}

/** The 97.5 % quantile of the normal distribution: intervals hold with 95 % confidence. */
const NORMAL = 1.959963984540054;

export function spreadOf(counts: Counts): Spread {
  const sorted = [...counts].sort(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const mean = sorted.reduce((sum, [value, count]) => sum + value * count, 0) / total;
  const squares = sorted.reduce((sum, [value, count]) => sum + (value - mean) ** 2 * count, 0);
  return {
    mean,
    deviation: total < 2 ? 0 : Math.sqrt(squares / (total - 1)),
    least: itemAt(sorted, 0)[0],
    percentile5: quantile(sorted, total, 0.05),
    median: quantile(sorted, total, 0.5),
    percentile95: quantile(sorted, total, 0.95),
    most: itemAt(sorted, sorted.length - 1)[0],
  };
}

/** The smallest number that at least this share of all numbers does not exceed. */
export function quantile(
  sorted: readonly (readonly [value: number, count: number])[],
  total: number,
  share: number,
): number {
  let reached = 0;
  for (const [value, count] of sorted) {
    reached += count;
    if (reached >= share * total) return value;
  }
  throw new RangeError('nothing was counted');
}

/** A share with its Wilson interval, which is honest near 0 and 1 and for few matches too. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function shareOf(successes: number, trials: number): Share {
  const share = successes / trials;
  const squared = NORMAL ** 2;
  const centre = share + squared / (2 * trials);
  const margin = NORMAL * Math.sqrt((share * (1 - share) + squared / (4 * trials)) / trials);
  const scale = 1 + squared / trials;
  return {
    share,
    // Rounding must not push the bounds out of 0 … 1 or past the share itself.
    low: Math.min(share, Math.max(0, (centre - margin) / scale)),
    high: Math.max(share, Math.min(1, (centre + margin) / scale)),
  };
}
