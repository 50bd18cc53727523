import type { GuestStore, MatchStore } from '@pepite/matches';
import type { BatchResult, CallResult } from './batch.ts';
import type { Call, CallName, Calls } from './calls.ts';
import type { Retention } from './expiry.ts';

/** Where batches of calls are made: a thread, or this one in tests. */
export interface BatchPort {
  /** Makes a batch of calls; it fails if they could not be kept. */
  run(batch: readonly Call[]): Promise<BatchResult>;
}

interface Waiting {
  readonly call: Call;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** What is told of what happens in a store. */
export interface StoreListener {
  /** A commit took so many milliseconds. */
  readonly committed: (milliseconds: number) => void;
  /** The disk refuses: memory may be ahead of it, and nothing is answered any more. */
  readonly failed: (error: unknown) => void;
}

/**
 * A store that is asked for things by promises. While one batch is being written, what else is
 * asked for waits and becomes the next one: the busier the store, the more share a commit.
 */
export class StoreClient {
  readonly #port: BatchPort;
  readonly #listener: StoreListener;
  #waiting: Waiting[] = [];
  /** Fulfilled when nothing waits any more. */
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(port: BatchPort, listener: StoreListener) {
    this.#port = port;
    this.#listener = listener;
  }

  call<K extends CallName>(
    name: K,
    ...values: Parameters<Calls[K]>
  ): Promise<Awaited<ReturnType<Calls[K]>>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call: { name, values }, resolve, reject });
      this.#running ??= this.#goOn();
    });
  }

  /** What has been asked for is still done; what is asked for afterwards is not, nor answered. */
  async close(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
    this.#isClosed = true;
  }

  async #goOn(): Promise<void> {
    // What is asked for in the same turn of the event loop shares the batch.
    await Promise.resolve();
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#send(batch);
    }
    this.#running = undefined;
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      const { results, commit } = await this.#port.run(batch.map(({ call }) => call));
      if (commit !== undefined) this.#listener.committed(commit);
      batch.forEach((waiting, place) => answer(waiting, results[place]));
    } catch (error) {
      this.#isClosed = true;
      this.#listener.failed(error);
    }
  }
}

function answer({ call, resolve, reject }: Waiting, result: CallResult | undefined): void {
  if (result !== undefined && 'value' in result) resolve(result.value as never);
  else reject(new Error(`the store failed: ${call.name}`, { cause: result?.error }));
}

export const matchStore = (client: StoreClient): MatchStore => ({
  create: (match, date) => client.call('create', match, date),
  append: (match, revision, change, date) => client.call('append', match, revision, change, date),
  markBroken: (match, program) => client.call('markBroken', match, program),
  load: (match) => client.call('load', match),
  gameOf: (match) => client.call('gameOf', match),
  touch: (match, date) => client.call('touch', match, date),
  ofGuest: (guest, most) => client.call('ofGuest', guest, most),
  openedBy: (guest) => client.call('openedBy', guest),
});

export const guestStore = (client: StoreClient): GuestStore => ({
  nameOf: (guest) => client.call('nameOf', guest),
  rename: (guest, name, date) => client.call('rename', guest, name, date),
  noteVisit: (guest, date) => client.call('noteVisit', guest, date),
});

/** Removes what has expired, but for matches in use; how many of what. */
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
