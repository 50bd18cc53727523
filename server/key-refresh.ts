import type { Clock } from '@pepite/matches';

/** So often keys are read again, in milliseconds: much more often than a new one begins to sign. */
const PAUSE = 60_000;

interface Refreshed {
  /** Reads all keys, the one that signs first. */
  readonly read: () => Promise<readonly Uint8Array[]>;
  readonly changed: (keys: readonly Uint8Array[]) => void;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Reads keys again and again, as others may have changed them; what is returned ends it. */
export function keepKeysFresh({ read, changed, clock, report }: Refreshed): () => void {
  let isOver = false;
  let stop = (): void => {};
  const look = async (): Promise<void> => {
    try {
      const keys = await read();
      if (!isOver) changed(keys);
    } catch (error) {
      // The keys that are known still count.
      report(error);
    }
    if (!isOver) wait();
  };
  const wait = (): void => {
    stop = clock.after(PAUSE, () => void look());
  };
  wait();
  return () => {
    isOver = true;
    stop();
  };
}
