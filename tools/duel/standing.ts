import { estimateOf } from '../../lab/statistics/estimate.ts';
import type { Sums } from '../../lab/tally.ts';

/**
 * How a duel stands, from the share that was won of each deal. Matches of one deal are no
 * independent observations: the interval is that of deals.
 */
export function tellStanding(shares: readonly number[], perDeal: number): string {
  const { value, low, high } = estimateOf(sumsOf(shares), 'share');
  const percent = (share: number): string => (100 * share).toFixed(1);
  const matches = shares.length * perDeal;
  return `${percent(value)} % (${percent(low)}–${percent(high)}) of ${matches} matches`;
}

function sumsOf(shares: readonly number[]): Sums {
  const deals = shares.length;
  const v = shares.reduce((sum, share) => sum + share, 0);
  const vv = shares.reduce((sum, share) => sum + share * share, 0);
  return { matches: deals, v, n: deals, vv, vn: v, nn: deals };
}
