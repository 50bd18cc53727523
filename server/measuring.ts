// What benchmarks need of a PostgreSQL database: only who asks waits until that is loaded.
import type { FinishedMatches } from './store/postgres/finished-matches.ts';
import type { NoticeCost, NoticePlan } from './store/postgres/notice-cost.ts';

export type { NoticeCost, NoticePlan } from './store/postgres/notice-cost.ts';

/** What notices cost on a database. */
export async function measureNotices(
  url: string,
  plan: NoticePlan,
): Promise<readonly NoticeCost[]> {
  const { measureNotices: measure } = await import('./store/postgres/notice-cost.ts');
  return measure(url, plan);
}

/** Uses as good as a database of its own on a PostgreSQL, which is gone afterwards. */
export async function inOwnSchema<R>(url: string, use: (own: string) => Promise<R>): Promise<R> {
  const { inOwnSchema: own } = await import('./store/postgres/own-schema.ts');
  return own(url, use);
}

/** Fills a database that a server has been on with matches that are over. */
export async function writeFinished(
  url: string,
  matches: FinishedMatches,
  wrote: (matches: number) => void,
): Promise<void> {
  const { writeFinished: write } = await import('./store/postgres/finished-matches.ts');
  await write(url, matches, wrote);
}
