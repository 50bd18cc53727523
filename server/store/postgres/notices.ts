import { setTimeout } from 'node:timers/promises';
import type { NoticeListener } from '@pepite/matches';
import type { Call } from '../calls.ts';
import type { Connection } from './connection.ts';
import { NoticePace } from './notice-pace.ts';
import { isProgramRow } from './program-attendance.ts';
import type { CallResult } from './runner.ts';

/** What one process tells the others of. */
interface Told {
  /** Matches that have been changed, and how often by now. */
  readonly changed: readonly (readonly [match: string, revision: number])[];
  /** Matches that somebody has come to, or gone from. */
  readonly attended: readonly string[];
  /** Matches that something has been said at, and its number; a former version says nothing. */
  readonly talked?: readonly (readonly [match: string, number: number])[];
}

/** PostgreSQL takes less than 8000 bytes: names of matches and numbers take 40 at most. */
const MOST_AT_ONCE = 150;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2000;

/** Notices go to all who use the same tables. */
const CHANNEL = { text: `SELECT 'pepite_' || md5(current_schema()) AS channel` };
const TELL = { name: 'tell', text: 'SELECT pg_notify($1, $2)' };
/**
 * A notice takes a lock for all commits of a database until it is committed itself. So it is not
 * told with a step, but after it, for all steps since the last one, and waits for no disk.
 */
const HURRY = 'SET synchronous_commit = off';

/**
 * Tells other processes what has been committed here, and hears of what they have. A connection of
 * its own, one notice under way at a time: what happens meanwhile goes with the next one.
 */
export class Notices {
  readonly #open: () => Promise<Connection>;
  readonly #listeners = new Set<NoticeListener>();
  readonly #changed = new Map<string, number>();
  readonly #attended = new Set<string>();
  readonly #talked = new Map<string, number>();
  readonly #pace: Pick<NoticePace, 'heard' | 'pause'>;
  #connection: Connection | undefined;
  #channel = '';
  #isTelling = false;
  #isClosed = false;

  /** `open` connects; `pace` says how long to wait between two notices. */
  constructor(
    open: () => Promise<Connection>,
    pace: Pick<NoticePace, 'heard' | 'pause'> = new NoticePace(),
  ) {
    this.#open = open;
    this.#pace = pace;
  }

  /** Listens from now on; it throws what is wrong with the database. */
  async start(): Promise<void> {
    const connection = await this.#open();
    const [row] = await connection.rows<{ readonly channel: string }>(CHANNEL);
    this.#channel = row?.channel ?? '';
    connection.onNotice((text, sender) => {
      this.#pace.heard(sender, performance.now());
      this.#hear(text);
    });
    connection.onLost(() => void this.#startAgain());
    await connection.run(`${HURRY}; LISTEN ${this.#channel}`);
    this.#connection = connection;
    this.#tell();
  }

  async #startAgain(): Promise<void> {
    this.#connection = undefined;
    for (let pause = FIRST_PAUSE; !this.#isClosed; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      await setTimeout(pause, undefined, { ref: false });
      try {
        await this.start();
        this.missed();
        return;
      } catch {
        // Whoever needs the database says what is wrong with it; notices are only hints.
      }
    }
  }

  subscribe(listener: NoticeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Something may not have been heard. */
  missed(): void {
    for (const { missed } of this.#listeners) missed();
  }

  #hear(text: string): void {
    const { changed, attended, talked = [] } = JSON.parse(text) as Told;
    for (const listener of this.#listeners) {
      for (const [match, revision] of changed) listener.changed(match, revision);
      for (const match of attended) listener.attended(match);
      for (const [match, number] of talked) listener.talked(match, number);
    }
  }

  /** Tells of what has been committed. */
  committed(batch: readonly Call[], results: readonly CallResult[]): void {
    for (const [place, call] of batch.entries()) {
      const result = results[place];
      if (result !== undefined && 'value' in result) this.#note(call, result.value);
    }
    this.#tell();
  }

  #note({ name, values }: Call, value: unknown): void {
    const [first, second] = values as readonly unknown[];
    if (name === 'append' && value === 'kept') this.#changed.set(String(first), Number(second) + 1);
    if (name === 'say' && typeof value === 'number') this.#talked.set(String(first), value);
    if (name === 'create') this.#changed.set((first as { readonly match: string }).match, 0);
    if (name === 'leave') this.#noteAttended(value as readonly string[]);
    if (name !== 'attend') return;
    const attended = second as readonly { readonly match: string }[];
    this.#noteAttended(attended.map(({ match }) => match));
  }

  /** Programs that come and go are looked up by whoever wants to know. */
  #noteAttended(matches: readonly string[]): void {
    for (const match of matches) if (!isProgramRow(match)) this.#attended.add(match);
  }

  #tell(): void {
    if (this.#isTelling || this.#connection === undefined) return;
    if (this.#isSaid) return;
    void this.#tellAll(this.#connection);
  }

  get #isSaid(): boolean {
    return this.#changed.size + this.#attended.size + this.#talked.size === 0;
  }

  /** What is told next: as much as one notice holds. */
  #takeUnsaid(): Told {
    const talked = [...this.#talked].slice(0, MOST_AT_ONCE);
    const changed = [...this.#changed].slice(0, MOST_AT_ONCE - talked.length);
    const attended = [...this.#attended].slice(0, MOST_AT_ONCE);
    for (const [match] of changed) this.#changed.delete(match);
    for (const match of attended) this.#attended.delete(match);
    for (const [match] of talked) this.#talked.delete(match);
    return talked.length === 0 ? { changed, attended } : { changed, attended, talked };
  }

  async #tellAll(connection: Connection): Promise<void> {
    this.#isTelling = true;
    try {
      while (!this.#isSaid) {
        await connection.rows(TELL, [this.#channel, JSON.stringify(this.#takeUnsaid())]);
        await setTimeout(this.#pace.pause(performance.now()), undefined, { ref: false });
      }
    } catch {
      // It is lost: others look for themselves.
    } finally {
      this.#isTelling = false;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const connection = this.#connection;
    this.#connection = undefined;
    await connection?.close();
  }
}
