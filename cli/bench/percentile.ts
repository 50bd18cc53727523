import { itemAt } from '@pepite/kernel';

/** The least of the values that this part of them does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  if (values.length === 0) throw new RangeError('nothing was measured');
  const sorted = Float64Array.from(values).sort();
  return itemAt(sorted, Math.max(0, Math.ceil(part * sorted.length) - 1));
}
