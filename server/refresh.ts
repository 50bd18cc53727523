import type { Clock } from '@pepite/matches';

interface Refreshed<V> {
  readonly read: () => Promise<V>;
  readonly changed: (value: V) => void;
  /** How long until it is read again, in milliseconds. */
  readonly pause: number;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Reads something again and again that others may change; what is returned ends it. */
export function keepFresh<V>({ read, changed, pause, clock, report }: Refreshed<V>): () => void {
  let isOver = false;
  let stop = (): void => {};
  const look = async (): Promise<void> => {
    try {
      const value = await read();
      if (!isOver) changed(value);
    } catch (error) {
      // What is known still counts.
      report(error);
    }
    if (!isOver) wait();
  };
  const wait = (): void => {
    stop = clock.after(pause, () => void look());
  };
  wait();
  return () => {
    isOver = true;
    stop();
  };
}
