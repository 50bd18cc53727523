import type { GuestStore, MatchChange, MatchStore, TalkStore } from '@pepite/matches';
import { type Call, type CallName, type SharedCalls, storeCalls } from './calls.ts';
import type { SqliteDatabase } from './database.ts';
import { StepLog } from './step-log.ts';

/** What came of one call. */
type CallResult = { readonly value?: unknown } | { readonly error: string };

/** What came of all calls of a batch; nothing of it was written if it has failed. */
export type BatchResult =
  | {
      readonly results: readonly CallResult[];
      /** How long the commit took, in milliseconds, if there was one that may be timed. */
      readonly commit?: number | undefined;
    }
  | { readonly failure: string };

/**
 * Where batches of calls are made: a thread, or this one in tests. Both ways go texts, which cost
 * less to send than objects.
 */
export interface BatchPort {
  postMessage(batch: string, transferred: []): void;
  on(event: 'message', hear: (result: string) => void): unknown;
  on(event: 'error', fail: (error: unknown) => void): unknown;
  on(event: 'exit', ended: (code: number) => void): unknown;
}

/** What the thread is told when no more batches come. */
export const CLOSE = 'close';

/** What is told of what happens in a store. */
export interface StoreListener {
  /** A commit took so many milliseconds. */
  readonly committed: (milliseconds: number) => void;
  /** The disk refuses: memory may be ahead of it, and nothing is answered any more. */
  readonly failed: (error: unknown) => void;
}

interface Waiting {
  readonly call: Call;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A store that is asked for things by promises. While one batch is being written, what else is
 * asked for waits and becomes the next one: the busier the store, the more share a commit.
 */
export class StoreClient {
  readonly #port: BatchPort;
  readonly #listener: StoreListener;
  readonly #soon: (send: () => void) => void;
  #waiting: Waiting[] = [];
  /** The batch that is being written. */
  #underWay: readonly Waiting[] | undefined;
  /** Called when nothing is asked for any more. */
  #whenIdle: (() => void) | undefined;
  #isClosed = false;

  /** `soon` is when a batch is sent: what is asked for in one turn of the event loop shares it. */
  constructor(
    port: BatchPort,
    listener: StoreListener,
    soon: (send: () => void) => void = setImmediate,
  ) {
    this.#port = port;
    this.#listener = listener;
    this.#soon = soon;
    port.on('message', (result) => this.#hear(JSON.parse(result) as BatchResult));
    port.on('error', (error) => this.#fail(error));
    port.on('exit', (code) => this.#fail(new Error(`the database thread has ended (${code})`)));
  }

  call<K extends keyof SharedCalls>(
    name: K,
    ...values: Parameters<SharedCalls[K]>
  ): Promise<Awaited<ReturnType<SharedCalls[K]>>> {
    return new Promise((resolve, reject) => {
      if (this.#isIdle) this.#sendSoon();
      this.#waiting.push({ call: { name, values }, resolve, reject });
    });
  }

  #sendSoon(): void {
    this.#soon(() => this.#send());
  }

  get #isIdle(): boolean {
    return this.#waiting.length === 0 && this.#underWay === undefined;
  }

  /** What has been asked for is still done; what is asked for afterwards is not, nor answered. */
  async close(): Promise<void> {
    if (!this.#isIdle && !this.#isClosed) {
      await new Promise<void>((resolve) => (this.#whenIdle = resolve));
    }
    this.#isClosed = true;
  }

  #send(): void {
    if (this.#isClosed) return;
    this.#underWay = this.#waiting;
    this.#waiting = [];
    this.#port.postMessage(JSON.stringify(this.#underWay.map(({ call }) => call)), []);
  }

  #hear(result: BatchResult): void {
    const batch = this.#underWay ?? [];
    this.#underWay = undefined;
    if ('failure' in result) {
      this.#fail(errorOf(result.failure));
      return;
    }
    if (result.commit !== undefined) this.#listener.committed(result.commit);
    if (this.#waiting.length > 0) this.#sendSoon();
    batch.forEach((waiting, place) => answer(waiting, result.results[place]));
    if (this.#isIdle) this.#whenIdle?.();
  }

  #fail(error: unknown): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#listener.failed(error);
    this.#whenIdle?.();
  }
}

function answer({ call, resolve, reject }: Waiting, result: CallResult | undefined): void {
  if (result !== undefined && !('error' in result)) resolve(result.value as never);
  else reject(new Error(`the store failed: ${call.name}`, { cause: errorOf(result?.error) }));
}

export const matchStore = (client: StoreClient): MatchStore => ({
  create: (match, date) => client.call('create', match, date),
  append: (match, revision, change, date, lease) =>
    lease === undefined
      ? client.call('append', match, revision, change, date)
      : client.call('append', match, revision, change, date, lease),
  markBroken: (match, program) => client.call('markBroken', match, program),
  load: (match) => client.call('load', match),
  gameOf: (match) => client.call('gameOf', match),
  timesOf: (match) => client.call('timesOf', match),
  dueBefore: (date) => client.call('dueBefore', date),
  touch: (match, date) => client.call('touch', match, date),
  ofGuest: (guest, most) => client.call('ofGuest', guest, most),
  openedBy: (guest) => client.call('openedBy', guest),
});

export const talkStore = (client: StoreClient): TalkStore => ({
  say: (match, talk) => client.call('say', match, talk),
  talkSince: (match, number) => client.call('talkSince', match, number),
});

export const guestStore = (client: StoreClient): GuestStore => ({
  nameOf: (guest) => client.call('nameOf', guest),
  rename: (guest, name, date) => client.call('rename', guest, name, date),
  noteVisit: (guest, date) => client.call('noteVisit', guest, date),
});

/**
 * The other end, where the database is. It makes calls in the order in which they were asked for,
 * and commits once for all of them. A call that only reads and fails has failed by itself. If
 * anything can't be written, nothing of the batch has been.
 */
export class BatchRunner {
  readonly #database: SqliteDatabase;
  readonly #log: StepLog;
  readonly #calls: Readonly<Record<CallName, (...values: never[]) => unknown>>;
  readonly #writes: ReadonlySet<string>;
  readonly #begin;
  readonly #commit;

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#log = new StepLog(database);
    const { reads, writes } = storeCalls(database, this.#log);
    this.#calls = { ...reads, ...writes };
    this.#writes = new Set(Object.keys(writes));
    // At once, so that a program beside us can't come between what is read and written.
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
  }

  run(batch: string): string {
    return JSON.stringify(this.#run(JSON.parse(batch) as readonly Call[]));
  }

  #run(batch: readonly Call[]): BatchResult {
    const isWritten = batch.some(({ name }) => this.#writes.has(name));
    try {
      if (isWritten) this.#begin.run();
      this.#log.refresh();
      const results = batch.map((call) => this.#make(call));
      if (!isWritten) return { results };
      const start = performance.now();
      this.#log.write();
      this.#commit.run();
      const isTimed = batch.some((call) => this.#mayBeTimed(call));
      return { results, commit: isTimed ? performance.now() - start : undefined };
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      this.#log.forgetUnwritten();
      return { failure: textOf(error) };
    }
  }

  #make(call: Call): CallResult {
    const make = (): unknown => this.#calls[call.name as CallName](...(call.values as never[]));
    if (this.#writes.has(call.name)) return { value: make() };
    try {
      return { value: make() };
    } catch (error) {
      return { error: textOf(error) };
    }
  }

  /**
   * Commits of sealed choices alone are not timed, whatever is read meanwhile: their number would
   * tell of them.
   */
  #mayBeTimed({ name, values }: Call): boolean {
    if (!this.#writes.has(name)) return false;
    return name !== 'append' || !isSealed(values[2] as MatchChange);
  }
}

const SEALED: readonly string[] = ['choices', 'deciding', 'clocks', 'plans'];

/** Whether a change is of sealed choices or of plans alone, with the clocks of those who chose. */
export function isSealed(change: MatchChange): boolean {
  for (const part in change) if (!SEALED.includes(part)) return false;
  return change.choices !== undefined || change.plans !== undefined;
}

/** The error that a text tells of: its stack is that of the thread where it was thrown. */
function errorOf(text = 'nothing was answered'): Error {
  const error = new Error(text.replace(/\n.*/s, ''));
  error.stack = text;
  return error;
}

/** An error as a text: what SQLite calls it, and where it was thrown. */
export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? `${String(error.code)}: ` : '';
  return `${code}${error.stack ?? error.message}`;
}
