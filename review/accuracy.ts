import { type Estimate, sumOf } from './estimate.ts';
import type { Judged } from './result.ts';

/**
 * How well a player has decided: of what the best moves are worth more than any moves, the part
 * that was kept. 1 is to play as the expert does, 0 to choose by lot. Everything is by what the
 * seat knew, and by what the expert compares moves by. What chance brought has no part in it.
 */
export function accuracyOf(decisions: readonly Judged[]): Estimate | undefined {
  const lost = sumOf(decisions.map(({ worth }) => worth));
  const any = sumOf(decisions.map(({ any }) => any));
  // Where it hardly matters what one does, nothing can be said of how well it was done.
  if (any.mean <= 2 * any.error || any.mean <= 0) return undefined;
  const kept = 1 - lost.mean / any.mean;
  const error = Math.hypot(lost.error, (lost.mean / any.mean) * any.error) / any.mean;
  return { mean: kept, error };
}
