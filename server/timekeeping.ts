import type { Cancel, Clock, MatchRegistry } from '@pepite/matches';
import type { StoreClient } from './store/batch.ts';

/** How often it is looked for clocks that run out, in milliseconds. */
const EVERY = 5000;

/** The right to look for matches that nobody watches and of which a clock runs out. */
const CLOCKS = 'clocks';

interface Timekeeping {
  readonly registry: MatchRegistry;
  /** Its date goes on while a server is up. */
  readonly calendar: Clock;
  /** Where that date is noted, so that a server that is killed goes on from there. */
  readonly store: StoreClient;
  readonly report: (error: unknown) => void;
}

/**
 * Looks again and again for clocks that run out in matches that nobody watches, and notes the date
 * while clocks run that somebody watches: after a crash no more than the time between two notes is
 * given to the players.
 */
export function keepTime({ registry, calendar, store, report }: Timekeeping): Cancel {
  const { leases } = registry;
  leases?.want(CLOCKS, { gained() {}, lost() {} });
  const mayLook = (): boolean => leases === undefined || leases.held(CLOCKS) !== undefined;
  const look = async (): Promise<void> => {
    stop = calendar.after(EVERY, () => void look());
    try {
      if (registry.isTiming) await store.call('noteDate', calendar.date());
      if (mayLook()) await registry.wakeDue(calendar.date() + EVERY);
    } catch (error) {
      report(new Error('clocks could not be looked at', { cause: error }));
    }
  };
  let stop = calendar.after(EVERY, () => void look());
  return () => stop();
}
