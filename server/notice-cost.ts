import type { NoticeCost, NoticePlan } from './store/postgres/notice-cost.ts';

export type { NoticeCost } from './store/postgres/notice-cost.ts';

/** What notices cost on a PostgreSQL database: only who asks waits until that is loaded. */
export async function measureNotices(
  url: string,
  plan: NoticePlan,
): Promise<readonly NoticeCost[]> {
  const { measureNotices: measure } = await import('./store/postgres/notice-cost.ts');
  return measure(url, plan);
}
