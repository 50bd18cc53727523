import type { MatchRecord, Read } from '@pepite/kernel';
import type {
  MatchState,
  NewBranchRequest,
  NewMatchRequest,
  OwnMatch,
  OwnRecords,
  OwnStatistics,
  Problem,
} from '@pepite/protocol';
import { type Awaited, awaitedAt } from './awaited-turn.ts';
import type { Leases } from './leases.ts';
import { playsWith } from './companions.ts';
import { decideOwnName } from './new-name.ts';
import { type Lobby, lobbyEntry, lobbyOf, ownEntry, storedEntry } from './lists.ts';
import { LiveMatches } from './live-matches.ts';
import type { Match } from './match.ts';
import { type BranchTable, openedAgain, readBranchTable } from './branch-table.ts';
import { drawSource } from './match-chance.ts';
import { chanceKeyOf } from './match-content.ts';
import { newId } from './match-id.ts';
import { recordOf } from './match-record.ts';
import { decideRequest } from './match-requests.ts';
import { type Occupant, toStored } from './occupant.ts';
import { MOST_OPEN, readOpening } from './opening.ts';
import { ownRecords } from './own-records.ts';
import { ownStatistics } from './own-statistics.ts';
import { decideStalePlans } from './plan-requests.ts';
import { rematch } from './rematch.ts';
import type { MatchServices } from './services.ts';
import type { Guest, GuestStore, MatchSummary } from './store.ts';

/** How many of their own matches a guest is shown. */
const MOST_OWN = 30;

/** Somebody who sits nowhere: guests have longer names. */
const NOBODY: Guest = '';

/** All matches, as those ask for them who are about: those in memory, and those in the store. */
export class MatchRegistry {
  readonly guests: GuestStore;
  readonly #services: MatchServices;
  readonly #live: LiveMatches;

  constructor(guests: GuestStore, services: MatchServices) {
    this.guests = guests;
    this.#services = services;
    this.#live = new LiveMatches(services);
  }

  /** What must happen once, where several processes share a store. */
  get leases(): Leases | undefined {
    return this.#live.sharing?.leases;
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
    const match = await this.#open({ setup, opening: null }, guest, occupants, origin);
    if (!request.start) return { value: match };
    const problem = await match.carryOut(() =>
      decideRequest(match, guest, name, { type: 'start' }),
    );
    return problem === undefined ? { value: match } : { problem };
  }

  /** Opens a table that goes on from a position of another match. */
  async createBranch(
    request: NewBranchRequest,
    guest: Guest,
    origin?: string,
  ): Promise<Read<Match, Problem>> {
    const name = await this.guests.nameOf(guest);
    const read = await readBranchTable(request, { guest, name }, this.#services);
    if ('problem' in read) return read;
    const { occupants, ...table } = read.value;
    return { value: await this.#open(table, guest, occupants, origin) };
  }

  async #open(
    { setup, opening }: BranchTable,
    host: Guest,
    occupants: readonly Occupant[],
    origin: string | undefined,
  ): Promise<Match> {
    const { store, clock, lobbyChanged, chanceOf } = this.#services;
    const { newMatchId = newId, newSource = drawSource } = this.#services;
    const id = newMatchId();
    const kept = { clocks: null, plans: null, planDue: null };
    const fresh = { revision: 0, removed: [], next: null, play: undefined, ...kept };
    const empty = { ...fresh, setup, host, occupants, opening };
    const { rng } = chanceOf?.(chanceKeyOf(empty)) ?? this.#services;
    const chance = newSource(rng, occupants.length);
    const seats = occupants.map(toStored);
    await store.create({ match: id, setup, host, seats, chance, opening }, clock.date());
    const content = { ...empty, chance };
    const match = this.#live.add(id, content, origin);
    lobbyChanged(match.seats.listed);
    return match;
  }

  /** A match in memory or from the store, or why there is none. */
  find(id: string): Promise<Read<Match, Problem>> {
    return this.#live.find(id);
  }

  /** Whether a match is not opened again: something went wrong in it, or the host has ended it. */
  isClosed(id: string): boolean {
    return this.#live.isClosed(id);
  }

  /** Something was thrown while a match was played or told: that match ends, all others go on. */
  fail(id: string, error: unknown): void {
    this.#live.fail(id, error);
  }

  /** The host of the server has ended a match: nobody gets in again, and who is in it is told. */
  end(id: string): void {
    this.#live.end(id);
  }

  /** Which game a match is of, for whoever has its link; it is not fetched for that. */
  async gameAt(id: string): Promise<string | undefined> {
    return this.#live.get(id)?.setup.game ?? this.#services.store.gameOf(id);
  }

  /** All that anybody may know of a match who has its link. */
  async stateOf(id: string): Promise<Read<MatchState, Problem>> {
    const found = await this.find(id);
    if ('problem' in found) return found;
    const { steps, broadcast } = found.value;
    const told = { text: '' };
    const problem = await steps.perform(async () => {
      await steps.catchUp();
      told.text = broadcast.printState(NOBODY);
      return undefined;
    });
    if (problem !== undefined) return this.#live.refuse(id, problem);
    return { value: (JSON.parse(told.text) as { readonly state: MatchState }).state };
  }

  /** The record of a match that is over. */
  async recordOf(id: string): Promise<Read<MatchRecord, Problem>> {
    const found = await this.find(id);
    if ('problem' in found) return found;
    const match = found.value;
    const record = this.#live.attempt(id, () => recordOf(match));
    if (record === undefined) {
      const isAborted = match.play?.state.isAborted === true;
      return this.#live.refuse(id, { kind: isAborted ? 'aborted' : 'not-over' });
    }
    const { clock } = match.setup;
    if (clock.kind === 'none') return { value: record };
    return { value: { ...record, clock, times: await this.#services.store.timesOf(id) } };
  }

  /** The same players at a new match, or why a guest may not ask for that. */
  async rematch(match: Match, guest: Guest): Promise<Problem | undefined> {
    const companions = match.seats.guests.filter((one) => one !== guest && playsWith(one, guest));
    let problem: Problem | undefined;
    // Whoever plays on the same device comes along.
    for (const one of [guest, ...companions]) problem ??= await this.#rematch(match, one);
    return problem;
  }

  #rematch(match: Match, guest: Guest): Promise<Problem | undefined> {
    return rematch(match, guest, {
      nameOf: (one) => this.guests.nameOf(one),
      find: (id) => this.find(id),
      open: (setup, host, occupants) => {
        const opening = openedAgain(setup, match.opening, occupants.length, this.#services.rng);
        return this.#open({ setup, opening }, host, occupants, match.origin);
      },
      isClosed: (id) => this.isClosed(id),
      report: this.#services.report,
    });
  }

  /** What the lobby shows to everybody: tables to sit down at, and matches to watch. */
  lobby(): Lobby | Promise<Lobby> {
    const { sharing, all } = this.#live;
    if (sharing !== undefined) return sharing.lobby();
    const shown = [...all].filter(({ setup, isWatched }) => setup.access === 'public' && isWatched);
    return lobbyOf(shown, lobbyEntry);
  }

  /** Which of these guests sit at one of these matches, which another process has changed. */
  guestsAt(matches: readonly string[], guests: readonly Guest[]): Promise<readonly Guest[]> {
    return this.#live.sharing?.guestsAt(matches, guests) ?? Promise.resolve([]);
  }

  /** A guest's own matches, the latest first. */
  async matchesOf(guest: Guest): Promise<readonly OwnMatch[]> {
    const own = await this.#services.store.ofGuest(guest, MOST_OWN);
    const entries = await Promise.all(own.map((summary) => this.#ownMatch(summary, guest)));
    return entries.filter((entry) => entry !== undefined);
  }

  /** Some of a guest's finished matches with their records, the latest first. */
  recordsOf(guest: Guest, skip: number): Promise<OwnRecords> {
    return ownRecords(this.#services.store, guest, skip, (id) => !this.isClosed(id));
  }

  /** What has come of a guest's finished matches. */
  statisticsOf(guest: Guest): Promise<OwnStatistics> {
    return ownStatistics(this.#services.store, guest);
  }

  /** One of a guest's own matches. It is not fetched for that: a list must not wake thirty. */
  async #ownMatch(summary: MatchSummary, guest: Guest): Promise<OwnMatch | undefined> {
    const { match: id, status, deciding } = summary;
    if (this.isClosed(id)) return undefined;
    // An earlier version did not keep whose turn it is.
    const isUnknown = status === 'playing' && deciding === undefined;
    const live = this.#live.get(id) ?? (isUnknown ? await this.#live.fetch(id) : undefined);
    if (live !== undefined) return this.#live.attempt(id, () => ownEntry(live, summary, guest));
    return this.isClosed(id) ? undefined : storedEntry(summary, guest, this.#services.clock.date());
  }

  /** Forgets matches that nobody watches and no bot is about to play in. */
  sweep(): void {
    this.#live.sweep();
  }

  /** Whether some clock runs of a match in memory. */
  get isTiming(): boolean {
    return [...this.#live.all].some(({ time }) => time.isRunning);
  }

  /**
   * Fetches matches of which a clock runs out before a date, or in which a planned move should have
   * been made by then: with that they go on.
   */
  async wakeDue(before: number): Promise<void> {
    for (const id of await this.#services.store.dueBefore(before)) {
      const found = this.#live.has(id) ? undefined : await this.find(id);
      if (found === undefined || 'problem' in found) continue;
      const match = found.value;
      await match.carryOut(() => decideStalePlans(match));
    }
  }

  /** Whether a guest is at a match with an open page, as far as is known without fetching it. */
  isThere(id: string, guest: Guest): boolean {
    return this.#live.get(id)?.isThere(guest) === true;
  }

  /** Whether a match waits for a guest since so many moves were settled; it is fetched for that. */
  async awaitedAt(id: string, guest: Guest, plies: number): Promise<Awaited> {
    const found = await this.find(id);
    if ('problem' in found) return { kind: 'not-now' };
    const match = found.value;
    return this.#live.attempt(id, () => awaitedAt(match, guest, plies)) ?? { kind: 'not-now' };
  }

  /** Whether a match is in memory: somebody watches it, or did a moment ago. */
  isLive(id: string): boolean {
    return this.#live.has(id);
  }

  /** Nothing more happens here; processes that share the store go on at once. */
  close(): void {
    this.#live.close();
  }
}
