import type { Read } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import { ClosedMatches } from './closed-matches.ts';
import { refused } from './decision.ts';
import { guarded } from './guarded.ts';
import { Match } from './match.ts';
import { chanceKeyOf, type MatchContent } from './match-content.ts';
import type { MatchServices } from './services.ts';
import { Sharing } from './sharing.ts';
import { contentOf } from './stored-content.ts';

/**
 * The matches that are in memory: how they come there from the store, and how they go, by
 * themselves or because something went wrong in them.
 */
export class LiveMatches {
  readonly sharing: Sharing | undefined;
  readonly #services: MatchServices;
  readonly #live = new Map<string, Match>();
  /** Matches that are being fetched. */
  readonly #loading = new Map<string, Promise<Match | undefined>>();
  readonly #closed: ClosedMatches;

  constructor(services: MatchServices) {
    this.#services = services;
    this.#closed = new ClosedMatches(services);
    const { shared } = services;
    this.sharing = shared && new Sharing(shared, services, this.#live);
  }

  get size(): number {
    return this.#live.size;
  }

  get all(): Iterable<Match> {
    return this.#live.values();
  }

  get(id: string): Match | undefined {
    return this.#live.get(id);
  }

  /** Whether a match is in memory, or about to be. */
  has(id: string): boolean {
    return this.#live.has(id) || this.#loading.has(id);
  }

  add(id: string, content: MatchContent, origin?: string): Match {
    const match = new Match(
      id,
      content,
      this.#servicesOf(id, content),
      {
        reload: () => this.#reload(id),
        sharing: this.sharing?.of(id),
        fail: (error) => this.fail(id, error),
      },
      origin,
    );
    this.#live.set(id, match);
    this.sharing?.lookUp([id]);
    return match;
  }

  #servicesOf(id: string, content: MatchContent): MatchServices {
    const chance = this.#services.chanceOf?.(chanceKeyOf(content));
    return guarded({ ...this.#services, ...chance }, (error) => this.fail(id, error));
  }

  /** A match in memory or from the store, or why there is none. */
  async find(id: string): Promise<Read<Match, Problem>> {
    const match = this.#live.get(id) ?? (this.isClosed(id) ? undefined : await this.fetch(id));
    return match === undefined ? this.refuse(id) : { value: match };
  }

  /** Why there is no such match. */
  refuse(id: string, otherwise: Problem = { kind: 'no-such-match' }): { problem: Problem } {
    const reason = this.#closed.reasonOf(id);
    return refused(reason === undefined ? otherwise : { kind: reason });
  }

  /** Fetches a match once, however many ask for it meanwhile. */
  fetch(id: string): Promise<Match | undefined> {
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<Match | undefined> {
    try {
      const stored = await this.#services.store.load(id);
      if (stored === undefined) return undefined;
      if (stored.brokenIn === this.#services.program) this.#closed.mark(id, 'match-broken');
      // The host of the server may have ended it meanwhile.
      if (this.isClosed(id)) return undefined;
      return this.add(id, contentOf(stored, this.#services.clock.now()));
    } catch (error) {
      // What can't be read is not written to: the mark in memory will do.
      this.#closed.markBroken(id, error);
      return undefined;
    } finally {
      this.#loading.delete(id);
    }
  }

  async #reload(id: string): Promise<MatchContent> {
    const stored = await this.#services.store.load(id);
    if (stored === undefined) throw new Error('the match is not in the store any more');
    return contentOf(stored, this.#services.clock.now());
  }

  /** Whether a match is not opened again: something went wrong in it, or the host has ended it. */
  isClosed(id: string): boolean {
    return this.#closed.has(id);
  }

  /**
   * Something was thrown while a match was played or told: that match ends here, and all others go
   * on. The store has what was settled before.
   */
  fail(id: string, error: unknown): void {
    const match = this.#live.get(id);
    this.#closed.markBroken(id, error);
    if (match === undefined) return;
    this.#live.delete(id);
    void this.#closed.endBroken(match);
  }

  /** Asks a match for something; what it throws ends it, and then there is no answer. */
  attempt<T>(id: string, ask: () => T): T | undefined {
    try {
      return ask();
    } catch (error) {
      this.fail(id, error);
      return undefined;
    }
  }

  /** The host of the server has ended a match: nobody gets in again, and who is in it is told. */
  end(id: string): void {
    this.#closed.mark(id, 'match-ended');
    const match = this.#live.get(id);
    if (match === undefined) return;
    this.#live.delete(id);
    this.#closed.end(match);
    this.sharing?.attendanceChanged(id);
    this.#services.lobbyChanged(match.seats.listed);
  }

  /** Forgets matches that nobody watches and no bot is about to play in; the store has them. */
  sweep(): void {
    for (const [id, match] of this.#live) {
      // The store is told which are in use, so that it knows even if the program is killed.
      if (match.isWatched) match.usage.note();
      if (match.isWatched || match.isBusy) continue;
      match.close();
      this.#live.delete(id);
      this.sharing?.attendanceChanged(id);
    }
  }

  /** Nothing more happens here; processes that share the store go on at once. */
  close(): void {
    this.sharing?.close();
    for (const match of this.#live.values()) match.close();
  }
}
