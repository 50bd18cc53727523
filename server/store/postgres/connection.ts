import pg from 'pg';
import { databaseProblemOf } from './problem.ts';
import type { DatabaseSettings } from './settings.ts';

/** One statement; those with a name are prepared once for each connection. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

/**
 * The database can't be asked any more. What it was doing is not known: a transaction that was not
 * to be committed yet is undone, any other may be either.
 */
export class LostConnection extends Error {}

/** The database has answered that it does not do this; a transaction around it is undone. */
export class Refusal extends Error {
  /** The code of PostgreSQL. */
  readonly code: string;

  constructor(code: string, cause: Error) {
    super(cause.message, { cause });
    this.code = code;
  }
}

/**
 * A commit is on disk when it returns, whatever the database is set to. Machines that are gone are
 * noticed, and nobody holds on to a match for long whose process is stuck.
 */
const SESSION = `
  SET synchronous_commit = on;
  SET idle_in_transaction_session_timeout = '60s';
  SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`;

/** How long an answer may take, in milliseconds, before the connection counts as lost. */
const LONGEST_ANSWER = 30_000;
/** However long it takes. */
export const ENDLESS = 0;

/** Whole numbers are dates and counts, all of which JavaScript's numbers hold. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(id, format) as (text: string) => unknown),
};

/** A connection to a database: what is asked is answered in order, without waiting in between. */
export class Connection {
  readonly #client: pg.Client;
  #isLost = false;

  private constructor(client: pg.Client) {
    this.#client = client;
    // Idle connections are lost, too; nobody else would hear of it.
    client.on('error', () => (this.#isLost = true));
    client.on('end', () => (this.#isLost = true));
  }

  /** Connects; it throws what is wrong with the database. */
  static async open({ client: config, where }: DatabaseSettings): Promise<Connection> {
    let connection: Connection | undefined;
    try {
      const client = new pg.Client({ ...config, pipeline: true, types });
      connection = new Connection(client);
      await client.connect();
      await client.query(SESSION);
      return connection;
    } catch (error) {
      connection?.abandon();
      throw databaseProblemOf(error, where);
    }
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Hears of notices on channels that it listens to, but for its own, and of who sent them. */
  onNotice(hear: (text: string, sender: number) => void): void {
    const own = this.#client as pg.Client & { readonly processID?: number };
    this.#client.on('notification', ({ processId, payload = '' }) => {
      if (processId !== own.processID) hear(payload, processId);
    });
  }

  /** Called once it is lost. */
  onLost(lost: () => void): void {
    this.#client.once('end', lost);
  }

  /** Asks for the rows of a statement. */
  async rows<R extends pg.QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<readonly R[]> {
    const query = { ...statement, values: [...values], query_timeout: LONGEST_ANSWER };
    try {
      return (await this.#client.query<R>(query)).rows;
    } catch (error) {
      throw this.#failure(error);
    }
  }

  /** Runs a script, which may take so long; what the last of its statements did is told. */
  async run(script: string, longest = LONGEST_ANSWER): Promise<string> {
    const query = { text: script, query_timeout: longest };
    try {
      const results: pg.QueryResult | pg.QueryResult[] = await this.#client.query(query);
      return [results].flat().at(-1)?.command ?? '';
    } catch (error) {
      throw this.#failure(error);
    }
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  /** Lets go of a connection that nobody can rely on any more, without waiting for it. */
  abandon(): void {
    this.#isLost = true;
    this.#client.end().catch(() => {});
  }

  #failure(error: unknown): Error {
    if (isRefusal(error)) return new Refusal(error.code, error);
    this.#isLost = true;
    return new LostConnection('the connection to the database was lost', { cause: error });
  }
}

/** What ends a connection is no answer: the server is stopped, or has thrown us out. */
function isRefusal(error: unknown): error is pg.DatabaseError & { readonly code: string } {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  return error.severity === 'ERROR' && !error.code.startsWith('08');
}
