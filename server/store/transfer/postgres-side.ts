import type { Connection } from '../postgres/connection.ts';
import { commit } from '../postgres/transaction.ts';
import {
  FLAT_TABLES,
  flatIn,
  flatItem,
  type FlatTable,
  type FlatValue,
  type Item,
  type MatchFields,
  matchIn,
  matchItem,
} from './items.ts';
import {
  ADD_MATCHES,
  addFlat,
  DROP_MATCHES,
  dropFlat,
  flatQuery,
  MATCH_KEYS,
  MATCH_PAGE,
} from './postgres-statements.ts';
import { PAGE, type Source, type Target } from './side.ts';

type Row = MatchFields & { readonly match: string };

const flatNamed = (kind: string): FlatTable | undefined =>
  FLAT_TABLES.find(({ name }) => name === kind);

/** A PostgreSQL database as it was when it was first asked, whatever is written meanwhile. */
export class PostgresSnapshot implements Source {
  readonly #connection: Connection;

  private constructor(connection: Connection) {
    this.#connection = connection;
  }

  static async open(connection: Connection): Promise<PostgresSnapshot> {
    await connection.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return new PostgresSnapshot(connection);
  }

  async close(): Promise<void> {
    if (!this.#connection.isLost) await this.#connection.run('ROLLBACK');
  }

  async count(kind: string): Promise<number> {
    const text = `SELECT count(*) AS count FROM ${kind}`;
    const [row] = await this.#connection.rows<{ readonly count: number }>({ text });
    return row?.count ?? 0;
  }

  async *pages(kind: string): AsyncGenerator<readonly Item[]> {
    const flat = flatNamed(kind);
    const cursor = `all_${kind}`;
    const query = flat === undefined ? MATCH_KEYS : flatQuery(flat);
    await this.#connection.run(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${query}`);
    try {
      for (;;) {
        const page = await (flat === undefined ? this.#matches(cursor) : this.#flat(cursor));
        if (page.length > 0) yield page;
        if (page.length < PAGE) return;
      }
    } finally {
      if (!this.#connection.isLost) await this.#connection.run(`CLOSE ${cursor}`);
    }
  }

  async #flat(cursor: string): Promise<readonly Item[]> {
    const rows = await this.#fetch<{ readonly item: readonly FlatValue[] }>(cursor);
    return rows.map(({ item }) => flatItem(item));
  }

  async #matches(cursor: string): Promise<readonly Item[]> {
    const keys = await this.#fetch<{ readonly match: string }>(cursor);
    const rows = await this.#connection.rows<Row>(MATCH_PAGE, [keys.map(({ match }) => match)]);
    return rows.map(({ match, ...fields }) => matchItem(match, fields));
  }

  #fetch<R extends object>(cursor: string): Promise<readonly R[]> {
    return this.#connection.rows<R>({ text: `FETCH ${PAGE} FROM ${cursor}` });
  }
}

/** A PostgreSQL database that a copy is written to: one connection reads it, another writes. */
export class PostgresTarget implements Target {
  readonly #writing: Connection;
  readonly #reading: Connection;

  constructor(writing: Connection, reading: Connection) {
    this.#writing = writing;
    this.#reading = reading;
  }

  async count(kind: string): Promise<number> {
    return this.#asItIs((snapshot) => snapshot.count(kind));
  }

  async #asItIs<R>(look: (snapshot: PostgresSnapshot) => Promise<R>): Promise<R> {
    const snapshot = await PostgresSnapshot.open(this.#reading);
    try {
      return await look(snapshot);
    } finally {
      await snapshot.close();
    }
  }

  /** All items as they were when this began, with nothing of what is written since. */
  async *pages(kind: string): AsyncGenerator<readonly Item[]> {
    const snapshot = await PostgresSnapshot.open(this.#reading);
    try {
      yield* snapshot.pages(kind);
    } finally {
      await snapshot.close();
    }
  }

  async write(kind: string, gone: readonly string[], added: readonly Item[]): Promise<void> {
    await this.#writing.run('BEGIN');
    try {
      await this.#exchange(kind, gone, added);
      await commit(this.#writing);
    } catch (error) {
      if (!this.#writing.isLost) await this.#writing.run('ROLLBACK');
      throw error;
    }
  }

  async #exchange(kind: string, gone: readonly string[], added: readonly Item[]): Promise<void> {
    const flat = flatNamed(kind);
    const drop = flat === undefined ? DROP_MATCHES : dropFlat(flat);
    if (gone.length > 0) await this.#writing.rows(drop, [gone]);
    if (added.length === 0) return;
    const items =
      flat === undefined
        ? added.map((item) => ({ match: item.key, ...matchIn(item) }))
        : added.map(flatIn);
    const json = JSON.stringify(items);
    const statements = flat === undefined ? ADD_MATCHES : [addFlat(flat)];
    for (const statement of statements) await this.#writing.rows(statement, [json]);
  }
}
