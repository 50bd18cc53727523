import { itemAt } from '@pepite/kernel';
import type { CrossSums, Sums } from '../../tally.ts';

/** What one match added: a value and a count. */
export type Pair = readonly [value: number, count: number];

const added = (pairs: readonly Pair[], of: (value: number, count: number) => number): number =>
  pairs.reduce((sum, [value, count]) => sum + of(value, count), 0);

export const sumsOf = (pairs: readonly Pair[]): Sums => ({
  matches: pairs.length,
  v: added(pairs, (value) => value),
  n: added(pairs, (_, count) => count),
  vv: added(pairs, (value) => value * value),
  nn: added(pairs, (_, count) => count * count),
  vn: added(pairs, (value, count) => value * count),
});

/** The products of two arms, match by match. */
export function crossOf(own: readonly Pair[], base: readonly Pair[]): CrossSums {
  const cross = { vv: 0, vn: 0, nv: 0, nn: 0 };
  for (const [match, [value, count]] of own.entries()) {
    const [otherValue, otherCount] = itemAt(base, match);
    cross.vv += value * otherValue;
    cross.vn += value * otherCount;
    cross.nv += count * otherValue;
    cross.nn += count * otherCount;
  }
  return cross;
}
