import type { TableClock } from '@pepite/protocol';
import type { ClockTexts } from '../words/clock.ts';
import type { Estimate } from './estimate.ts';

interface Estimated {
  readonly estimate: Estimate | undefined;
  readonly turns: number | undefined;
  readonly clock: TableClock;
  readonly isComplete: boolean;
}

const MINUTE = 60_000;

/** How long a match may take, in words: nothing where nobody knows. */
export function estimateText(
  { estimate, turns, clock, isComplete }: Estimated,
  words: ClockTexts,
): string {
  if (estimate === undefined || turns === undefined) return '';
  const { about, most } = estimate;
  if (clock.kind === 'days' && !isComplete && most !== undefined) {
    return words.estimateTurns(turns, words.duration(Math.ceil(most / 86_400_000) * 86_400_000));
  }
  const rounded = (time: number): string => words.duration(Math.ceil(time / MINUTE) * MINUTE);
  return words.estimate(rounded(about), most === undefined ? undefined : rounded(most));
}
