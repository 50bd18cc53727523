import type { Clock, MatchRegistry } from '@pepite/matches';
import type { Config } from '../config.ts';
import type { BlockedGuests } from '../http/blocked-guests.ts';
import type { NoticeParts } from '../http/notice-api.ts';
import type { Metrics } from '../metrics.ts';
import type { StoreClient } from '../store/batch.ts';
import { noticeStore } from '../store/notice-store.ts';
import { contactFor } from './contact.ts';
import { Notifier } from './notifier.ts';
import type { Lookup } from './outgoing.ts';
import { Senders } from './senders.ts';

/** What push services are told where the host has not said anything. */
const NOBODY = 'mailto:nobody@pepite.invalid';

interface Opened {
  /** What requests need. */
  readonly parts: NoticeParts;
  /** Tells nobody any more. */
  readonly stop: () => void;
}

interface Surroundings {
  readonly registry: MatchRegistry;
  readonly blocked: Pick<BlockedGuests, 'problemOf'>;
  readonly store: StoreClient;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'noticed'>;
  readonly report: (error: unknown) => void;
  readonly lookup?: Lookup | undefined;
}

/** Tells players of turns, as the settings want it; push services know the server by a key. */
export function openNotices(config: Config, key: Uint8Array, around: Surroundings): Opened {
  const { registry, blocked, store, clock, metrics, report, lookup } = around;
  const { address, noticesPrivate: mayReachPrivate = false } = config;
  const push = { key, contact: contactFor(config) ?? NOBODY };
  const senders = new Senders({ push, clock, mayReachPrivate, lookup });
  const isBlocked = (guest: string): boolean => blocked.problemOf(guest) !== undefined;
  const count: Metrics['noticed'] = (channel, fate) => metrics.noticed(channel, fate);
  const notifier = new Notifier({ registry, store, senders, clock, isBlocked, count, report });
  return {
    parts: { store: noticeStore(store), senders, address, mayReachPrivate },
    stop: () => notifier.close(),
  };
}
