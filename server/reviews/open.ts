import type { BotPool } from '@pepite/bots/host';
import type { MatchRegistry } from '@pepite/matches';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { StoreClient } from '../store/batch.ts';
import { reviewStore } from '../store/review-store.ts';
import { Reviews } from './reviews.ts';
import { NO_REVIEWS, type ReviewService } from './service.ts';

/** What reviews need of a server that is being opened. */
interface Around {
  readonly registry: MatchRegistry;
  readonly bots: BotPool;
  readonly store: StoreClient;
  readonly metrics: Metrics;
  readonly report: (error: unknown) => void;
}

/** Reviews by the threads of bots, unless the host does not want any. */
export function openReviews(
  { reviews = true, thinkers }: Pick<Config, 'reviews' | 'thinkers'>,
  { registry, bots, store, metrics, report }: Around,
): { readonly service: ReviewService; readonly wanted: () => number; readonly close: () => void } {
  if (!reviews) return { service: NO_REVIEWS, wanted: () => 0, close() {} };
  const service = new Reviews({
    bots,
    threads: thinkers,
    store: reviewStore(store),
    recordOf: (match) => registry.recordOf(match),
    leases: registry.leases,
    ended: (fate) => metrics.reviewed(fate),
    report,
  });
  return { service, wanted: () => service.size, close: () => service.close() };
}
