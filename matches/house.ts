import { cryptographic } from '@pepite/bots';
import { gameOf, GAMES } from '@pepite/games';
import { readOptions } from '@pepite/kernel';
import type { Lobby, LobbyMatch, Problem, Setup } from '@pepite/protocol';
import type { Guest, Guests, StoredMatch } from './store.ts';
import { botHolder, fromStored, guestHolder, type Holder, OPEN, toStored } from './holder.ts';
import { Match, type MatchSetup } from './match.ts';
import type { Surroundings } from './surroundings.ts';

/** How many matches one guest may have open at a time: more is a slip or mischief. */
const MOST_OPEN = 50;
/** How many matches a list of the lobby shows. */
const MOST_LISTED = 30;
/** No vowels and nothing that looks like something else: links are read aloud, too. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';
const ID_LENGTH = 12;

/** All matches: those in memory, and those that can be fetched from disk. */
export class House {
  readonly guests: Guests;
  readonly #around: Surroundings;
  readonly #live = new Map<string, Match>();

  constructor(guests: Guests, around: Surroundings) {
    this.guests = guests;
    this.#around = around;
  }

  get size(): number {
    return this.#live.size;
  }

  create(setup: Setup, guest: Guest): { readonly match: Match } | { readonly problem: Problem } {
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
    const { options } = read;
    const match = this.#open({
      id: newId(),
      game,
      options,
      access: setup.access,
      hints: setup.hints ?? false,
      pace: setup.pace ?? 'human',
      host: guest,
      holders,
    });
    if (setup.start) match.start(guest);
    return { match };
  }

  /** The creator takes the first seat without a bot. */
  #holders({ bots }: Setup, guest: Guest, name: string): readonly Holder[] {
    const own = bots.indexOf(null);
    return bots.map((bot, seat) => {
      if (bot !== null) return botHolder(bot, seat);
      return seat === own ? guestHolder(guest, name, this.#around.clock.now()) : OPEN;
    });
  }

  #open(setup: MatchSetup): Match {
    const { id, game, options, access, hints, pace, host, holders } = setup;
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
        status,
        host,
        next: null,
        seats,
      },
      clock.date(),
    );
    const match = new Match(setup, this.#around);
    this.#live.set(id, match);
    this.#around.lobbyChanged();
    return match;
  }

  /** A match in memory or from disk. */
  find(id: string): Match | undefined {
    const live = this.#live.get(id);
    if (live !== undefined) return live;
    const stored = this.#around.store.load(id);
    const match = stored === undefined ? undefined : this.#restore(stored);
    if (match !== undefined) this.#live.set(id, match);
    return match;
  }

  #restore(stored: StoredMatch): Match | undefined {
    const { match: id, options, access, hints, pace, host, next, moves, choices, status } = stored;
    // A match is played to its end under the rules it began with.
    const game = gameOf(stored.game, stored.rules);
    if (game === undefined) {
      this.#around.report(new Error(`match ${id}: no rules ${stored.rules} of ${stored.game}`));
      return undefined;
    }
    const now = this.#around.clock.now();
    const holders = stored.seats.map((seat) => fromStored(seat, now));
    const setup = { id, game, options, access, hints, pace, host, holders };
    const match = new Match(setup, this.#around);
    if (match.restore(next, status === 'waiting' ? undefined : { moves, choices })) return match;
    match.close();
    this.#around.report(new Error(`match ${id} can't be restored`));
    return undefined;
  }

  /** The same players at a new match. Who asks sits down; the others find their seats free. */
  rematch(match: Match, guest: Guest): Problem | undefined {
    const seat = match.seating.seatOf(guest);
    if (match.status !== 'over') return { kind: 'not-over' };
    if (seat === undefined) return { kind: 'not-seated' };
    const name = this.guests.nameOf(guest);
    const next = this.#nextOf(match, guest);
    const problem =
      next.seating.seatOf(guest) === undefined ? next.sit(guest, name, seat) : undefined;
    // Whoever finds the old seat taken may still choose another one there.
    if (problem === undefined && next.seating.isFull) next.start(guest);
    if (match.next === null) match.setNext(next.id);
    else match.tellState();
    return problem?.kind === 'seat-taken' || problem?.kind === 'not-waiting' ? undefined : problem;
  }

  #nextOf(match: Match, host: Guest): Match {
    const { options, access, hints, pace, seating, next } = match;
    const game = gameOf(match.game.id) ?? match.game;
    const existing = next === null ? undefined : this.find(next);
    if (existing !== undefined) return existing;
    const holders = seating.holders.map((holder) => (holder.kind === 'bot' ? holder : OPEN));
    return this.#open({ id: newId(), game, options, access, hints, pace, host, holders });
  }

  lobbyFor(guest: Guest): Lobby {
    const open: Match[] = [];
    const live: Match[] = [];
    for (const match of this.#live.values()) {
      if (match.access !== 'public' || !match.isWatched) continue;
      if (match.status === 'waiting') open.push(match);
      else if (match.status === 'playing') live.push(match);
    }
    const mine = this.#around.store.ofGuest(guest, MOST_LISTED);
    const list = (matches: readonly Match[]) =>
      matches.slice(-MOST_LISTED).map((match) => match.inLobby(guest));
    return {
      open: list(open),
      live: list(live),
      mine: mine.map((id) => this.#listed(id, guest)).filter((match) => match !== undefined),
    };
  }

  /** One's own match in a list. What is being played is fetched to see whose turn it is. */
  #listed(id: string, guest: Guest): LobbyMatch | undefined {
    const outline = this.#live.has(id) ? undefined : this.#around.store.outline(id);
    if (outline === undefined || outline.status === 'playing') return this.find(id)?.inLobby(guest);
    const { game, status, options, seats } = outline;
    const names = seats.map(({ name }) => name);
    return { match: id, game, status, options, names, yourTurn: false };
  }

  /** Forgets matches that nobody watches and no bot is about to play in; the disk has them. */
  sweep(): void {
    for (const [id, match] of this.#live) {
      if (match.isWatched || match.isBusy) continue;
      match.close();
      this.#live.delete(id);
    }
  }

  close(): void {
    for (const match of this.#live.values()) match.close();
  }
}

function newId(): string {
  const letters = Array.from(
    { length: ID_LENGTH },
    () => LETTERS[cryptographic.below(LETTERS.length)],
  );
  return letters.join('');
}
