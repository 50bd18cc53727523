import { EventEmitter } from 'node:events';
import type { GuestStore, MatchStore, TalkStore } from '@pepite/matches';
import {
  BatchRunner,
  guestStore,
  matchStore,
  StoreClient,
  type StoreListener,
  talkStore,
} from '../../store/batch.ts';
import type { SqliteDatabase } from '../../store/database.ts';

/** A database in this thread, asked in the same way as the one in a thread of its own. */
export interface SameThreadStore {
  readonly client: StoreClient;
  readonly store: MatchStore & GuestStore & { readonly talk: TalkStore };
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
  const client = new StoreClient(
    new SameThread(database, before),
    { committed() {}, failed: rethrow, ...listener },
    // Nothing but promises is waited for, so that a test knows when all is done.
    queueMicrotask,
  );
  const talk = talkStore(client);
  return { client, store: { ...matchStore(client), ...guestStore(client), talk } };
}

/** What the thread of a database is to whoever asks it. */
class SameThread extends EventEmitter {
  readonly #runner: BatchRunner;
  readonly #before: StoreParts['before'];

  constructor(database: SqliteDatabase, before: StoreParts['before']) {
    super();
    this.#runner = new BatchRunner(database);
    this.#before = before;
  }

  postMessage(batch: string): void {
    void this.#answer(batch);
  }

  async #answer(batch: string): Promise<void> {
    await this.#before();
    this.emit('message', this.#runner.run(batch));
  }
}

const rethrow = (error: unknown): never => {
  throw error;
};
