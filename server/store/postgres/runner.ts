import type { MatchChange } from '@pepite/matches';
import { isSealed } from '../batch.ts';
import type { Call, Later, SharedCalls } from '../calls.ts';
import { isWrite, makeCall, postgresCalls } from './calls.ts';
import { type Connection, LostConnection, Refusal } from './connection.ts';
import type { Session } from './session.ts';
import { begin, commit, lockRows, wasCommitted } from './transaction.ts';

/** What came of one call. */
export type CallResult = { readonly value: unknown } | { readonly error: unknown };

/** What came of all calls of a batch, and how long its commit took if that may be known. */
export interface MadeBatch {
  readonly results: readonly CallResult[];
  readonly commit: number | undefined;
}

/** Two processes have waited for each other: one of them has to begin again. */
const BEGIN_AGAIN = ['40P01', '40001'];
const MOST_TRIES = 10;

/** A read that the database has refused, and the transaction around it with it. */
class RefusedRead extends Error {
  readonly place: number;

  constructor(place: number, cause: unknown) {
    super('a read was refused', { cause });
    this.place = place;
  }
}

/** A commit was asked for, and then the connection was lost. */
class UnheardCommit extends Error {
  /** The number of the transaction. */
  readonly number: string;
  readonly results: readonly CallResult[];

  constructor(number: string, results: readonly CallResult[]) {
    super('the answer to a commit was lost');
    this.number = number;
    this.results = results;
  }
}

/**
 * Makes batches of calls on a PostgreSQL database, each in one transaction. What comes of a batch
 * is told once the database has said that it was committed. A lost connection leads to another
 * one, which is asked what has become of the commit, or on which the batch is made again. What the
 * database refuses to write is thrown, and nothing of the batch was written.
 */
export class PostgresRunner {
  readonly #session: Session;
  #calls: { readonly connection: Connection; readonly all: Later<SharedCalls> } | undefined;

  /** Called with all that has been committed. */
  readonly #committed: (batch: readonly Call[], results: readonly CallResult[]) => void;

  constructor(
    session: Session,
    committed: (batch: readonly Call[], results: readonly CallResult[]) => void = () => {},
  ) {
    this.#session = session;
    this.#committed = committed;
  }

  async run(batch: readonly Call[]): Promise<MadeBatch> {
    const made = await this.#make(batch);
    this.#committed(batch, made.results);
    return made;
  }

  async #make(batch: readonly Call[]): Promise<MadeBatch> {
    const refused = new Map<number, unknown>();
    for (let tries = 1; ; tries++) {
      try {
        return await (batch.some(isWrite) ? this.#write(batch, refused) : this.#read(batch));
      } catch (error) {
        if (error instanceof UnheardCommit && (await this.#wasCommitted(error.number))) {
          return { results: error.results, commit: undefined };
        }
        if (error instanceof RefusedRead) refused.set(error.place, error.cause);
        else if (!mayBeginAgain(error) || tries >= MOST_TRIES) throw error;
      }
    }
  }

  async #read(batch: readonly Call[]): Promise<MadeBatch> {
    const calls = this.#callsOn(await this.#session.connection());
    const answers = await Promise.allSettled(batch.map((call) => makeCall(calls, call, false)));
    return { results: answers.map(resultOf), commit: undefined };
  }

  async #write(batch: readonly Call[], refused: ReadonlyMap<number, unknown>): Promise<MadeBatch> {
    const connection = await this.#session.connection();
    const number = await begin(connection);
    try {
      await lockRows(connection, batch);
      const results = await this.#makeAll(connection, batch, refused);
      return { results, commit: await timeCommit(connection, { number, batch, results }) };
    } catch (error) {
      // Where that fails, too, the connection is lost and the transaction with it.
      if (!connection.isLost) await connection.run('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  /** All are asked for at once; after one that is refused none is made. */
  async #makeAll(
    connection: Connection,
    batch: readonly Call[],
    refused: ReadonlyMap<number, unknown>,
  ): Promise<readonly CallResult[]> {
    const calls = this.#callsOn(connection);
    const answers = await Promise.allSettled(
      batch.map((call, place) =>
        refused.has(place) ? Promise.resolve() : makeCall(calls, call, true),
      ),
    );
    return batch.map((call, place) => {
      if (refused.has(place)) return { error: refused.get(place) };
      const result = resultOf(answers[place]);
      if ('value' in result) return result;
      if (isWrite(call)) throw result.error;
      if (result.error instanceof Refusal) throw new RefusedRead(place, result.error);
      return result;
    });
  }

  #callsOn(connection: Connection): Later<SharedCalls> {
    if (this.#calls?.connection !== connection) {
      this.#calls = { connection, all: postgresCalls(connection) };
    }
    return this.#calls.all;
  }

  async #wasCommitted(number: string): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      try {
        return await wasCommitted(await this.#session.connection(), number);
      } catch (error) {
        if (!(error instanceof LostConnection) || tries >= MOST_TRIES) throw error;
      }
    }
  }
}

const mayBeginAgain = (error: unknown): boolean =>
  error instanceof LostConnection ||
  error instanceof UnheardCommit ||
  (error instanceof Refusal && BEGIN_AGAIN.includes(error.code));

/** What came of a call; that nobody answers any more comes of none. */
function resultOf(answer: PromiseSettledResult<unknown> | undefined): CallResult {
  if (answer?.status === 'fulfilled') return { value: answer.value };
  const error: unknown = answer?.reason;
  if (error instanceof LostConnection) throw error;
  return { error };
}

interface Made {
  readonly number: string;
  readonly batch: readonly Call[];
  readonly results: readonly CallResult[];
}

/** Commits; how long it took, in milliseconds, if that may be known. */
async function timeCommit(
  connection: Connection,
  { number, batch, results }: Made,
): Promise<number | undefined> {
  const start = performance.now();
  try {
    await commit(connection);
  } catch (error) {
    throw error instanceof LostConnection ? new UnheardCommit(number, results) : error;
  }
  return batch.some(mayBeTimed) ? performance.now() - start : undefined;
}

/** Commits of sealed choices alone are not timed: their number would tell of them. */
const mayBeTimed = (call: Call): boolean =>
  isWrite(call) && (call.name !== 'append' || !isSealed(call.values[2] as MatchChange));
