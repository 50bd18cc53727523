import { itemAt } from '@pepite/kernel';
import type { Examined } from './examined.ts';

/** Where the first value above another one is in an ascending list. */
export function firstAbove(values: readonly number[], value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(values, middle) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Which round a position belongs to, from 1, by where rounds end: there it is still that one. */
export const roundAt = (ends: readonly number[], ply: number): number =>
  firstAbove(ends, ply - 1) + 1;

/** Whether a match has more than one round: else there is no need to speak of the first. */
export const hasRounds = ({ stops, plies }: Pick<Examined, 'stops' | 'plies'>): boolean =>
  stops.round.some((end) => end < plies);
