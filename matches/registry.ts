import type { MatchRecord, Read } from '@pepite/kernel';
import type { NewMatchRequest, OwnMatch, Problem } from '@pepite/protocol';
import { ClosedMatches } from './closed-matches.ts';
import { refused } from './decision.ts';
import { guarded } from './guarded.ts';
import type { Leases } from './leases.ts';
import { decideOwnName } from './new-name.ts';
import { type Lobby, lobbyEntry, lobbyOf, ownEntry, storedEntry } from './lists.ts';
import { Match } from './match.ts';
import { chanceKeyOf, type MatchContent } from './match-content.ts';
import { newId } from './match-id.ts';
import { decideRequest } from './match-requests.ts';
import { type Occupant, toStored } from './occupant.ts';
import { MOST_OPEN, readOpening } from './opening.ts';
import { rematch } from './rematch.ts';
import type { MatchServices } from './services.ts';
import { Sharing } from './sharing.ts';
import type { Guest, GuestStore, MatchSummary } from './store.ts';
import { contentOf } from './stored-content.ts';

/** How many of their own matches a guest is shown. */
const MOST_OWN = 30;

/** All matches: those in memory, and those that can be fetched from the store. */
export class MatchRegistry {
  readonly guests: GuestStore;
  readonly #services: MatchServices;
  readonly #sharing: Sharing | undefined;
  readonly #live = new Map<string, Match>();
  /** Matches that are being fetched. */
  readonly #loading = new Map<string, Promise<Match | undefined>>();
  readonly #closed: ClosedMatches;

  constructor(guests: GuestStore, services: MatchServices) {
    this.guests = guests;
    this.#services = services;
    this.#closed = new ClosedMatches(services);
    const { shared } = services;
    this.#sharing = shared && new Sharing(shared, services, this.#live);
  }

  /** What must happen once, where several processes share a store. */
  get leases(): Leases | undefined {
    return this.#sharing?.leases;
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Gives a guest a name; it shows at all tables where the guest sits, as far as it can. */
  async rename(guest: Guest, name: string): Promise<void> {
    const { store, clock } = this.#services;
    await this.guests.rename(guest, name, clock.date());
    for (const { match: id, status } of await store.ofGuest(guest, MOST_OPEN)) {
      const found = status === 'over' ? undefined : await this.find(id);
      if (found === undefined || 'problem' in found) continue;
      const match = found.value;
      await match.carryOut(() => decideOwnName(match, guest, name));
    }
  }

  /** Notes that a guest is still about. */
  noteVisit(guest: Guest): Promise<void> {
    return this.guests.noteVisit(guest, this.#services.clock.date());
  }

  /** Opens a match; `origin` is the address that the request comes from. */
  async create(
    request: NewMatchRequest,
    guest: Guest,
    origin?: string,
  ): Promise<Read<Match, Problem>> {
    const name = await this.guests.nameOf(guest);
    const opening = await readOpening(request, { guest, name, origin }, this.#services);
    if ('problem' in opening) return opening;
    const { setup, occupants } = opening.value;
    const match = await this.#open(setup, guest, occupants, origin);
    if (!request.start) return { value: match };
    const problem = await match.carryOut(() =>
      decideRequest(match, guest, name, { type: 'start' }),
    );
    return problem === undefined ? { value: match } : { problem };
  }

  async #open(
    setup: MatchContent['setup'],
    host: Guest,
    occupants: readonly Occupant[],
    origin: string | undefined,
  ): Promise<Match> {
    const { store, clock, lobbyChanged, newMatchId = newId } = this.#services;
    const id = newMatchId();
    await store.create({ match: id, setup, host, seats: occupants.map(toStored) }, clock.date());
    const fresh = { revision: 0, removed: [], next: null, play: undefined, clocks: null };
    const content = { ...fresh, setup, host, occupants };
    const match = this.#add(id, content, origin);
    lobbyChanged(match.seats.guests);
    return match;
  }

  #add(id: string, content: MatchContent, origin?: string): Match {
    const match = new Match(
      id,
      content,
      this.#servicesOf(id, content),
      {
        reload: () => this.#reload(id),
        sharing: this.#sharing?.of(id),
        fail: (error) => this.fail(id, error),
      },
      origin,
    );
    this.#live.set(id, match);
    this.#sharing?.lookUp([id]);
    return match;
  }

  #servicesOf(id: string, content: MatchContent): MatchServices {
    const chance = this.#services.chanceOf?.(chanceKeyOf(content));
    return guarded({ ...this.#services, ...chance }, (error) => this.fail(id, error));
  }

  /** A match in memory or from the store, or why there is none. */
  async find(id: string): Promise<Read<Match, Problem>> {
    const match = this.#live.get(id) ?? (this.isClosed(id) ? undefined : await this.#fetch(id));
    if (match !== undefined) return { value: match };
    return refused({ kind: this.#closed.reasonOf(id) ?? 'no-such-match' });
  }

  /** Fetches a match once, however many ask for it meanwhile. */
  #fetch(id: string): Promise<Match | undefined> {
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
      return this.#add(id, contentOf(stored, this.#services.clock.now()));
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

  /** The host of the server has ended a match: nobody gets in again, and who is in it is told. */
  end(id: string): void {
    this.#closed.mark(id, 'match-ended');
    const match = this.#live.get(id);
    if (match === undefined) return;
    this.#live.delete(id);
    this.#closed.end(match);
    this.#sharing?.attendanceChanged(id);
    this.#services.lobbyChanged(match.seats.guests);
  }

  /** Asks a match for something; what it throws ends it, and then there is no answer. */
  #attempt<T>(id: string, ask: () => T): T | undefined {
    try {
      return ask();
    } catch (error) {
      this.fail(id, error);
      return undefined;
    }
  }

  /** Which game a match is of, for whoever has its link; it is not fetched for that. */
  async gameAt(id: string): Promise<string | undefined> {
    return this.#live.get(id)?.setup.game ?? this.#services.store.gameOf(id);
  }

  /** The record of a match that is over. */
  async recordOf(id: string): Promise<Read<MatchRecord, Problem>> {
    const found = await this.find(id);
    if ('problem' in found) return found;
    const match = found.value;
    const record = this.#attempt(id, () => match.record());
    if (record === undefined) {
      return refused({ kind: this.#closed.reasonOf(id) ?? 'not-over' });
    }
    const { clock } = match.setup;
    if (clock.kind === 'none') return { value: record };
    return { value: { ...record, clock, times: await this.#services.store.timesOf(id) } };
  }

  /** The same players at a new match, or why a guest may not ask for that. */
  rematch(match: Match, guest: Guest): Promise<Problem | undefined> {
    return rematch(match, guest, {
      nameOf: (one) => this.guests.nameOf(one),
      find: (id) => this.find(id),
      open: (setup, host, occupants) => this.#open(setup, host, occupants, match.origin),
      isClosed: (id) => this.isClosed(id),
      report: this.#services.report,
    });
  }

  /** What the lobby shows to everybody: tables to sit down at, and matches to watch. */
  lobby(): Lobby | Promise<Lobby> {
    if (this.#sharing !== undefined) return this.#sharing.lobby();
    const shown = [...this.#live.values()].filter(
      ({ setup, isWatched }) => setup.access === 'public' && isWatched,
    );
    return lobbyOf(shown, lobbyEntry);
  }

  /** Which of these guests sit at one of these matches, which another process has changed. */
  guestsAt(matches: readonly string[], guests: readonly Guest[]): Promise<readonly Guest[]> {
    return this.#sharing?.guestsAt(matches, guests) ?? Promise.resolve([]);
  }

  /** A guest's own matches, the latest first. */
  async matchesOf(guest: Guest): Promise<readonly OwnMatch[]> {
    const own = await this.#services.store.ofGuest(guest, MOST_OWN);
    const entries = await Promise.all(own.map((summary) => this.#ownMatch(summary, guest)));
    return entries.filter((entry) => entry !== undefined);
  }

  /** One of a guest's own matches. It is not fetched for that: a list must not wake thirty. */
  async #ownMatch(summary: MatchSummary, guest: Guest): Promise<OwnMatch | undefined> {
    const { match: id, status, deciding } = summary;
    if (this.isClosed(id)) return undefined;
    // An earlier version did not keep whose turn it is.
    const isUnknown = status === 'playing' && deciding === undefined;
    const live = this.#live.get(id) ?? (isUnknown ? await this.#fetch(id) : undefined);
    if (live !== undefined) return this.#attempt(id, () => ownEntry(live, summary, guest));
    return this.isClosed(id) ? undefined : storedEntry(summary, guest, this.#services.clock.date());
  }

  /**
   * Forgets matches that nobody watches and no bot is about to play in; the store has them, and is
   * told which others are in use, so that it knows even if the program ends without a word.
   */
  sweep(): void {
    for (const [id, match] of this.#live) {
      if (match.isWatched) match.usage.note();
      if (match.isWatched || match.isBusy) continue;
      match.close();
      this.#live.delete(id);
      this.#sharing?.attendanceChanged(id);
    }
  }

  /** Whether some clock runs of a match in memory. */
  get isTiming(): boolean {
    return [...this.#live.values()].some(({ time }) => time.isRunning);
  }

  /** Fetches matches of which a clock runs out before a date, so that it is noticed. */
  async wakeDue(before: number): Promise<void> {
    for (const id of await this.#services.store.dueBefore(before)) {
      if (!this.#live.has(id)) await this.find(id);
    }
  }

  /** Whether a match is in memory: somebody watches it, or did a moment ago. */
  isLive(id: string): boolean {
    return this.#live.has(id) || this.#loading.has(id);
  }

  /** Nothing more happens here; processes that share the store go on at once. */
  close(): void {
    this.#sharing?.close();
    for (const match of this.#live.values()) match.close();
  }
}
