import { setTimeout } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { DatabaseProblem, type DatabaseProblemKind } from './problem.ts';

/** How long a database that was there may be away, in milliseconds. */
const PATIENCE = 30_000;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2000;

/** What may pass by itself: that it is locked may be our own connection, not missed yet. */
const PASSING: readonly DatabaseProblemKind[] = ['unreachable', 'not-ready', 'locked'];

/** A connection that is opened again whenever it is lost. */
export class Session {
  readonly #open: () => Promise<Connection>;
  readonly #patience: number;
  #connection: Connection;

  /** `open` connects and makes sure that the database is still what it was. */
  constructor(connection: Connection, open: () => Promise<Connection>, patience = PATIENCE) {
    this.#connection = connection;
    this.#open = open;
    this.#patience = patience;
  }

  /** The connection, or another one in its place; it throws if the database stays away. */
  async connection(): Promise<Connection> {
    if (!this.#connection.isLost) return this.#connection;
    this.#connection.abandon();
    const start = performance.now();
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        this.#connection = await this.#open();
        return this.#connection;
      } catch (error) {
        if (!isPassing(error) || performance.now() - start > this.#patience) throw error;
      }
      await setTimeout(pause);
    }
  }

  async close(): Promise<void> {
    if (!this.#connection.isLost) await this.#connection.close();
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof DatabaseProblem && PASSING.includes(error.kind);
