import type { Cancel, Clock, MatchRegistry } from '@pepite/matches';

/** How often it is looked for what is due, in milliseconds. */
const EVERY = 5000;

/** The right to look for matches that nobody watches and in which something is due. */
const CLOCKS = 'clocks';

interface Timekeeping {
  readonly registry: MatchRegistry;
  /** Its date goes on while a server is up. */
  readonly calendar: Clock;
  /** Notes that date, so that a server that is killed goes on from there. */
  readonly noteDate: (date: number) => Promise<unknown>;
  readonly report: (error: unknown) => void;
}

/**
 * Looks again and again for clocks that run out in matches that nobody watches, and for planned
 * moves that should have been made there: a server may have ended before it could. It notes the
 * date while clocks run that somebody watches: after a crash no more than the time between two
 * notes is given to the players.
 */
export function keepTime({ registry, calendar, noteDate, report }: Timekeeping): Cancel {
  const { leases } = registry;
  leases?.want(CLOCKS, { gained() {}, lost() {} });
  const mayLook = (): boolean => leases === undefined || leases.held(CLOCKS) !== undefined;
  const look = async (): Promise<void> => {
    stop = calendar.after(EVERY, () => void look());
    try {
      if (registry.isTiming) await noteDate(calendar.date());
      if (mayLook()) await registry.wakeDue(calendar.date() + EVERY);
    } catch (error) {
      report(new Error('clocks could not be looked at', { cause: error }));
    }
  };
  let stop = calendar.after(EVERY, () => void look());
  return () => stop();
}
