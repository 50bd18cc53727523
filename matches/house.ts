import { type BotName, isBotName } from '@pepite/bots';
import { gameOf, GAMES } from '@pepite/games';
import { has, type MatchRecord, type Read, readOptions } from '@pepite/kernel';
import type { LobbyMatch, OwnMatch, Problem, Setup } from '@pepite/protocol';
import type { Guest, Guests, StoredMatch, StoredOutline } from './store.ts';
import { guarded } from './guarded.ts';
import { botHolder, fromStored, guestHolder, type Holder, OPEN, toStored } from './holder.ts';
import { listed, lobbyEntry, ownEntry } from './lists.ts';
import { Match } from './match.ts';
import { newId } from './match-id.ts';
import type { MatchSetup } from './match-setup.ts';
import { joinNext } from './rematch.ts';
import type { Surroundings } from './surroundings.ts';

/** How many matches one guest may have open at a time: more is a slip or mischief. */
const MOST_OPEN = 50;
/** How many of their own matches a guest is shown. */
const MOST_OWN = 30;
/** Who stands in for a player who is away, unless the table has chosen. */
const STAND_IN: BotName = 'regular';

/** All matches: those in memory, and those that can be fetched from disk. */
export class House {
  readonly guests: Guests;
  readonly #around: Surroundings;
  readonly #live = new Map<string, Match>();
  /** Matches that something went wrong in since the program was started. */
  readonly #broken = new Set<string>();

  constructor(guests: Guests, around: Surroundings) {
    this.guests = guests;
    this.#around = around;
  }

  get size(): number {
    return this.#live.size;
  }

  rename(guest: Guest, name: string): void {
    this.guests.rename(guest, name, this.#around.clock.date());
  }

  /** Notes that a guest is still about. */
  noteVisit(guest: Guest): void {
    this.guests.noteVisit(guest, this.#around.clock.date());
  }

  /** `origin` is the address that the request comes from. */
  create(
    setup: Setup,
    guest: Guest,
    origin?: string,
  ): { readonly match: Match } | { readonly problem: Problem } {
    const { store } = this.#around;
    const game = gameOf(setup.game);
    const known = GAMES.map(({ id }) => id);
    if (game === undefined) return { problem: { kind: 'game-unknown', known } };
    const seats = setup.bots.length;
    const { least, most } = game.seats;
    if (seats < least || seats > most) return { problem: { kind: 'seats-wrong', least, most } };
    const read = readOptions(game, seats, setup.options);
    if ('problem' in read) return read;
    const name = this.guests.nameOf(guest);
    if (name === undefined) return { problem: { kind: 'no-name' } };
    if (store.openedBy(guest) >= MOST_OPEN) return { problem: { kind: 'too-many-matches' } };
    const holders = this.#holders(setup, guest, name);
    if (setup.start && holders.some(({ kind }) => kind === 'open')) {
      return { problem: { kind: 'not-full' } };
    }
    const bots = setup.bots.filter((bot) => bot !== null);
    if (setup.start && !this.#around.thinking.hasRoom(origin ?? guest, bots)) {
      return { problem: { kind: 'busy' } };
    }
    const { options } = read;
    const match = this.#open({
      id: newId(),
      game,
      options,
      access: setup.access,
      hints: setup.hints ?? false,
      pace: setup.pace ?? 'human',
      standIn: setup.standIn ?? STAND_IN,
      host: guest,
      holders,
      origin,
    });
    return setup.start ? this.#start(match) : { match };
  }

  #start(match: Match): ReturnType<House['create']> {
    this.#attempt(match.id, () => match.start(match.host));
    return this.isBroken(match.id) ? { problem: { kind: 'match-broken' } } : { match };
  }

  /** The creator takes the first seat without a bot. */
  #holders({ bots }: Setup, guest: Guest, name: string): readonly Holder[] {
    const own = bots.indexOf(null);
    return bots.map((bot, seat) => {
      if (bot !== null) return botHolder(bot, seat, [name]);
      return seat === own ? guestHolder(guest, name, this.#around.clock.now()) : OPEN;
    });
  }

  #open(setup: MatchSetup): Match {
    const { id, game, options, access, hints, pace, standIn, host, holders } = setup;
    const { store, clock } = this.#around;
    const seats = holders.map(toStored);
    const status = 'waiting';
    store.create(
      {
        match: id,
        game: game.id,
        rules: game.rules,
        options,
        access,
        hints,
        pace,
        standIn,
        status,
        host,
        next: null,
        seats,
        unwelcome: [],
      },
      clock.date(),
    );
    const match = new Match(setup, this.#aroundOf(setup));
    this.#live.set(id, match);
    this.#around.lobbyChanged(match.seating.guests);
    return match;
  }

  #aroundOf(setup: MatchSetup, plies = 0): Surroundings {
    const around = { ...this.#around, ...this.#around.chanceOf?.(setup, plies) };
    return guarded(around, (error) => this.fail(setup.id, error));
  }

  /** A match in memory or from disk; nothing if there is none, or if it is broken. */
  find(id: string): Match | undefined {
    const live = this.#live.get(id);
    if (live !== undefined || this.isBroken(id)) return live;
    try {
      const stored = this.#around.store.load(id);
      if (stored === undefined) return undefined;
      if (stored.brokenIn === this.#around.program) {
        this.#broken.add(id);
        return undefined;
      }
      const match = this.#restore(stored);
      this.#live.set(id, match);
      return match;
    } catch (error) {
      // What can't be read is not written to: the mark in memory will do.
      this.#markBroken(id, error);
      return undefined;
    }
  }

  #restore(stored: StoredMatch): Match {
    const { match: id, options, access, hints, pace, host, next, moves, choices, status } = stored;
    // A match is played to its end under the rules it began with.
    const game = gameOf(stored.game, stored.rules);
    if (game === undefined) {
      throw new Error(`there is no ${stored.game} with rules ${stored.rules} here`);
    }
    const now = this.#around.clock.now();
    const holders = stored.seats.map((seat) => fromStored(seat, now));
    const standIn = isBotName(stored.standIn) ? stored.standIn : STAND_IN;
    const { unwelcome } = stored;
    const setup = { id, game, options, access, hints, pace, standIn, host, holders, unwelcome };
    const match = new Match(setup, this.#aroundOf(setup, moves.length));
    if (match.restore(next, status === 'waiting' ? undefined : { moves, choices })) return match;
    match.close();
    throw new Error('these rules do not lead to what was stored');
  }

  /** Whether something went wrong in a match, so that it is not opened again by this program. */
  isBroken(id: string): boolean {
    return this.#broken.has(id);
  }

  /**
   * Something was thrown while a match was played or told: that match ends here, and all others go
   * on. The disk has what was settled before.
   */
  fail(id: string, error: unknown): void {
    const match = this.#live.get(id);
    this.#markBroken(id, error);
    if (match === undefined) return;
    this.#live.delete(id);
    // First, so that those who watch are told once the mark is on disk.
    this.#around.store.setBroken(id, this.#around.program);
    try {
      match.break();
    } catch (again) {
      this.#around.report(again);
    }
  }

  /** Asks a match to do something; what it throws ends it, and nothing else. */
  ask(match: Match, act: () => Problem | undefined): Problem | undefined {
    if (this.isBroken(match.id)) return { kind: 'match-broken' };
    try {
      return act();
    } catch (error) {
      this.fail(match.id, error);
      return { kind: 'match-broken' };
    }
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

  #markBroken(id: string, error: unknown): void {
    this.#broken.add(id);
    this.#around.report(new Error(`match ${id} is broken`, { cause: error }));
  }

  /** The record of a match that is over. */
  recordOf(id: string): Read<MatchRecord, Problem> {
    const match = this.find(id);
    const value = match && this.#attempt(id, () => match.record());
    if (value !== undefined) return { value };
    const isThere = this.#live.has(id);
    return { problem: isThere ? { kind: 'not-over' } : this.missing(id) };
  }

  /** Why a match is not to be found. */
  missing(id: string): Problem {
    return { kind: this.isBroken(id) ? 'match-broken' : 'no-such-match' };
  }

  /**
   * The same players at a new match. Who asks sits down; the others find their seats free. What
   * goes wrong with the guest or at the new match is no fault of the one that is over.
   */
  rematch(match: Match, guest: Guest): Problem | undefined {
    const seat = match.seating.seatOf(guest);
    const isTooEarly = this.ask(match, () =>
      match.status === 'over' ? undefined : { kind: 'not-over' },
    );
    if (isTooEarly !== undefined) return isTooEarly;
    if (seat === undefined) return { kind: 'not-seated' };
    const name = this.guests.nameOf(guest);
    const next = this.#nextOf(match, guest);
    const problem = this.ask(next, () => joinNext(next, guest, name, seat));
    // It is not the match they look at, and whoever asks again gets another one.
    if (this.isBroken(next.id)) return { kind: 'failed' };
    return this.ask(match, () => {
      if (match.next === next.id) match.tellState();
      else match.setNext(next.id);
      return problem;
    });
  }

  #nextOf(match: Match, host: Guest): Match {
    const { options, access, hints, pace, standIn, seating, next } = match;
    const game = gameOf(match.game.id) ?? match.game;
    const existing = next === null ? undefined : this.find(next);
    if (existing !== undefined) return existing;
    const holders = seating.holders.map((holder) => (holder.kind === 'bot' ? holder : OPEN));
    const { origin } = match;
    const agreed = { game, options, access, hints, pace, standIn };
    return this.#open({ id: newId(), ...agreed, host, holders, origin });
  }

  /** What the lobby shows to everybody: tables to sit down at, and matches to watch. */
  lobby(): { readonly open: readonly LobbyMatch[]; readonly live: readonly LobbyMatch[] } {
    const open: Match[] = [];
    const live: Match[] = [];
    for (const match of this.#live.values()) {
      if (match.access !== 'public' || !match.isWatched) continue;
      const status = this.#attempt(match.id, () => match.status);
      if (status === 'waiting') open.push(match);
      else if (status === 'playing') live.push(match);
    }
    const show = (matches: readonly Match[]) => listed(matches).map(lobbyEntry);
    return { open: show(open), live: show(live) };
  }

  /** A guest's own matches, the latest first. */
  matchesOf(guest: Guest): readonly OwnMatch[] {
    const own = this.#around.store.ofGuest(guest, MOST_OWN);
    return own.flatMap((id) => this.#ownMatch(id, guest) ?? []);
  }

  /** One of a guest's own matches. It is not fetched for that: a list must not wake thirty. */
  #ownMatch(id: string, guest: Guest): OwnMatch | undefined {
    const live = this.#live.get(id);
    if (live !== undefined) return this.#attempt(id, () => ownEntry(live, guest));
    try {
      const outline = this.isBroken(id) ? undefined : this.#around.store.outline(id);
      // An earlier version did not keep whose turn it is.
      const isUnknown = outline?.status === 'playing' && outline.deciding === undefined;
      const found = isUnknown ? this.find(id) : undefined;
      if (found !== undefined) return this.#attempt(id, () => ownEntry(found, guest));
      return outline && ownMatch(outline, guest);
    } catch (error) {
      this.#markBroken(id, error);
      return undefined;
    }
  }

  /**
   * Forgets matches that nobody watches and no bot is about to play in; the disk has them, and is
   * told which others are in use, so that it knows even if the program ends without a word.
   */
  sweep(): void {
    for (const [id, match] of this.#live) {
      if (match.isWatched) match.usage.note();
      if (match.isWatched || match.isBusy) continue;
      match.close();
      this.#live.delete(id);
    }
  }

  /** Whether a match is in memory: somebody watches it, or did a moment ago. */
  isLive(id: string): boolean {
    return this.#live.has(id);
  }

  close(): void {
    for (const match of this.#live.values()) match.close();
  }
}

function ownMatch(
  { match, game, status, options, ...kept }: StoredOutline,
  guest: Guest,
): OwnMatch {
  const seat = kept.seats.findIndex((holder) => holder.guest === guest);
  const names = kept.seats.map(({ name }) => name);
  const isPlayed = status === 'playing' && kept.seats[seat]?.standIn === null;
  const yourTurn = isPlayed && has(kept.deciding ?? 0, seat);
  return { match, game, status, options, names, yourTurn };
}
