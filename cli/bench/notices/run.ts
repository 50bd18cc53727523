import { measureNotices, type NoticeCost, type NoticePlan } from '@pepite/server';
import type { Context } from '../../command.ts';
import { onPostgres } from '../postgres.ts';

/** What notices cost on a PostgreSQL of the bench's own; undefined where there is none. */
export const benchNotices = (
  context: Context,
  plan: NoticePlan,
): Promise<readonly NoticeCost[] | undefined> =>
  onPostgres(context, (url) => measureNotices(url, plan));
