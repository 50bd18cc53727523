import type { Cancel, Clock, House } from '@pepite/matches';
import type { FastifyBaseLogger } from 'fastify';
import type { makeExpiry } from './store/expiry.ts';

/** How often it is swept, in milliseconds. */
const SWEEP = 60_000;

interface Sweeping {
  readonly house: House;
  readonly expire: ReturnType<typeof makeExpiry>;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly report: (error: unknown) => void;
}

/**
 * Puts out of memory what nobody watches, and off the disk what nobody wants any more, again and
 * again; what is returned ends that. Something may be damaged that a sweep reads: then it is
 * reported, and tried again by the next one.
 */
export function keepSweeping({ house, expire, clock, logger, report }: Sweeping): Cancel {
  const steps = [
    () => house.sweep(),
    () => {
      const { matches, guests } = expire((match) => house.isLive(match));
      if (matches + guests > 0) logger.info({ matches, guests }, 'expired');
    },
  ];
  const sweep = (): void => {
    stop = clock.after(SWEEP, sweep);
    for (const step of steps) {
      try {
        step();
      } catch (error) {
        report(error);
      }
    }
  };
  let stop = clock.after(SWEEP, sweep);
  return () => stop();
}
