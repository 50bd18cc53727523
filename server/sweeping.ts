import type { Cancel, Clock, MatchRegistry } from '@pepite/matches';
import type { FastifyBaseLogger } from 'fastify';
import type { StoreClient } from './store/batch.ts';
import type { Retention } from './store/expiry.ts';

/** How often it is swept, in milliseconds. */
const SWEEP = 60_000;

/** The right to sweep the store. */
const SWEEPING = 'sweep';

interface Sweeping {
  readonly registry: MatchRegistry;
  /** Removes what has expired from the store, but for matches in use. */
  readonly expire: (
    isInUse: (match: string) => boolean,
  ) => Promise<{ readonly matches: number; readonly guests: number }>;
  /** Removes what was for the host, and matches that the host has ended. */
  readonly orders: { tidyUp(date: number): Promise<void> };
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly report: (error: unknown) => void;
}

/**
 * Puts out of memory what nobody watches, and off the disk what nobody wants any more, again and
 * again; what is returned ends that. Something may be damaged that a sweep reads: then it is
 * reported, and tried again by the next one.
 */
export function keepSweeping(sweeping: Sweeping): Cancel {
  const { registry, expire, orders, clock, logger, report } = sweeping;
  const steps = [
    () => registry.sweep(),
    async () => {
      if (!mayExpire()) return;
      const { matches, guests } = await expire((match) => registry.isLive(match));
      if (matches + guests > 0)
        logger.info({ matches, guests }, 'removed expired matches and guests');
    },
    async () => {
      if (mayExpire()) await orders.tidyUp(clock.date());
    },
  ];
  // Of processes that share a store one sweeps it; whoever comes next need not hurry.
  const { leases } = registry;
  leases?.want(SWEEPING, { gained() {}, lost() {} });
  const mayExpire = (): boolean => leases === undefined || leases.held(SWEEPING) !== undefined;
  const sweep = (): void => {
    stop = clock.after(SWEEP, sweep);
    for (const step of steps) void attempt(step);
  };
  const attempt = async (step: () => void | Promise<void>): Promise<void> => {
    try {
      await step();
    } catch (error) {
      report(new Error('a sweep failed', { cause: error }));
    }
  };
  let stop = clock.after(SWEEP, sweep);
  return () => stop();
}

/** Has what has expired removed, but for matches in use; how many of what. */
export async function removeExpired(
  client: StoreClient,
  retention: Retention,
  date: number,
  isInUse: (match: string) => boolean,
): Promise<{ readonly matches: number; readonly guests: number }> {
  const expired = await client.call('expiredMatches', retention, date);
  const unused = expired.filter((match) => !isInUse(match));
  const matches = unused.length === 0 ? 0 : await client.call('removeMatches', unused);
  const guests = await client.call('removeGuests', retention, date);
  return { matches, guests };
}
