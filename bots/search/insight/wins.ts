import type { Result } from '@pepite/kernel';

/** How likely a lead holds that strays by about `spread`: from 0 to 1. */
export const holding = (lead: number, spread: number): number => {
  const x = lead / spread;
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
};

/** What a result is to each seat: a win, shared with those who win as well, or nothing. */
export function shareWin({ winners }: Result, into: Float64Array): void {
  into.fill(0);
  for (const seat of winners) into[seat] = 1 / winners.length;
}
