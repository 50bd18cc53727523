import type { MatchChange } from '@pepite/matches';
import { type Call, type CallName, storeCalls } from './calls.ts';
import type { SqliteDatabase } from './database.ts';

/** What came of one call. */
export type CallResult = { readonly value: unknown } | { readonly error: unknown };

/** What came of all calls of a batch. */
export interface BatchResult {
  readonly results: readonly CallResult[];
  /** How long the commit took, in milliseconds, if there was one that may be timed. */
  readonly commit: number | undefined;
}

/**
 * Makes calls in the order in which they were asked for, and commits once for all of them. A call
 * that only reads and fails has failed by itself. If anything can't be written, that is thrown, and
 * nothing of the batch has been written.
 */
export class BatchRunner {
  readonly #database: SqliteDatabase;
  readonly #calls: Readonly<Record<CallName, (...values: never[]) => unknown>>;
  readonly #writes: ReadonlySet<string>;

  constructor(database: SqliteDatabase) {
    const { reads, writes } = storeCalls(database);
    this.#database = database;
    this.#calls = { ...reads, ...writes };
    this.#writes = new Set(Object.keys(writes));
  }

  run(batch: readonly Call[]): BatchResult {
    try {
      const results = batch.map((call) => this.#make(call));
      return { results, commit: this.#commit(batch.some((call) => this.#mayBeTimed(call))) };
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #make(call: Call): CallResult {
    const make = (): unknown => this.#calls[call.name](...(call.values as never[]));
    if (this.#writes.has(call.name)) {
      // At once, so that a program beside us can't come between what is read and written.
      if (!this.#database.inTransaction) this.#database.exec('BEGIN IMMEDIATE');
      return { value: make() };
    }
    try {
      return { value: make() };
    } catch (error) {
      return { error };
    }
  }

  #commit(isTimed: boolean): number | undefined {
    if (!this.#database.inTransaction) return undefined;
    const start = performance.now();
    this.#database.exec('COMMIT');
    return isTimed ? performance.now() - start : undefined;
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

/** Whether a change is of sealed choices alone. */
export function isSealed({ choices, deciding: _deciding, ...others }: MatchChange): boolean {
  return choices !== undefined && Object.keys(others).length === 0;
}
