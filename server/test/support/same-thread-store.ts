import type { GuestStore, MatchStore } from '@pepite/matches';
import { BatchRunner } from '../../store/batch.ts';
import {
  type BatchPort,
  guestStore,
  matchStore,
  StoreClient,
  type StoreListener,
} from '../../store/client.ts';
import type { SqliteDatabase } from '../../store/database.ts';

/** A database in this thread, asked in the same way as the one in a thread of its own. */
export interface SameThreadStore {
  readonly client: StoreClient;
  readonly store: MatchStore & GuestStore;
}

/** What a test wants to know of a store, or to change in it. */
export interface StoreParts extends StoreListener {
  /** Called before anything is read or written, which waits until it is done. */
  readonly before: () => Promise<void>;
}

export function openStore(
  database: SqliteDatabase,
  { before = () => Promise.resolve(), ...listener }: Partial<StoreParts> = {},
): SameThreadStore {
  const runner = new BatchRunner(database);
  const port: BatchPort = {
    run: async (batch) => {
      await before();
      return runner.run(batch);
    },
  };
  const client = new StoreClient(port, { committed() {}, failed: rethrow, ...listener });
  return { client, store: { ...matchStore(client), ...guestStore(client) } };
}

const rethrow = (error: unknown): never => {
  throw error;
};
