import { type BotName } from '@pepite/bots';
import { type Game, type MatchRecord, type Options, type Seat, variantOf } from '@pepite/kernel';
import type {
  Access,
  LobbyMatch,
  MatchState,
  Pace,
  Position,
  Problem,
  Status,
} from '@pepite/protocol';
import type { Guest } from './store.ts';
import { botHolder, guestHolder, type Holder, OPEN, toStored } from './holder.ts';
import type { Viewer } from './memory.ts';
import { Play } from './play.ts';
import { Course } from './course.ts';
import { Seating } from './seating.ts';
import type { Surroundings } from './surroundings.ts';
import { pastFor, playState, printMessage } from './telling.ts';
import { type Watcher, Watchers } from './watchers.ts';

export interface MatchSetup {
  readonly id: string;
  readonly game: Game;
  readonly options: Options;
  readonly access: Access;
  readonly hints: boolean;
  readonly pace: Pace;
  readonly host: Guest;
  readonly holders: readonly Holder[];
}

/** One match with the people around it: seats, watchers, and its course once it has begun. */
export class Match {
  readonly id: string;
  readonly game: Game;
  readonly options: Options;
  readonly access: Access;
  /** Whether all who sit down agree to hints. */
  readonly hints: boolean;
  readonly pace: Pace;
  readonly seating: Seating;
  readonly #around: Surroundings;
  readonly #watchers: Watchers;
  #host: Guest;
  #next: string | null = null;
  #course: Course | undefined;

  constructor(setup: MatchSetup, around: Surroundings) {
    this.id = setup.id;
    this.game = variantOf(setup.game, setup.options);
    this.options = setup.options;
    this.access = setup.access;
    this.hints = setup.hints;
    this.pace = setup.pace;
    this.#host = setup.host;
    this.#around = around;
    this.#watchers = new Watchers(around.ledger);
    this.seating = new Seating(setup.holders, around, () => this.tellState());
  }

  get status(): Status {
    if (this.#course === undefined) return 'waiting';
    return this.#course.play.isOver ? 'over' : 'playing';
  }

  get next(): string | null {
    return this.#next;
  }

  setNext(next: string): void {
    this.#next = next;
    this.#around.store.setNext(this.id, next);
    this.tellState();
  }

  /** Goes on where a match was when it was kept; false if these rules can't have led there. */
  restore(
    next: string | null,
    kept: { readonly moves: readonly string[]; readonly choices: readonly string[] } | undefined,
  ): boolean {
    this.#next = next;
    if (kept === undefined) return true;
    const play = new Play(this.game, this.seating.holders.length, this.options);
    if (!play.restore(kept.moves, kept.choices)) return false;
    this.#begin(play);
    return true;
  }

  // Who watches.

  watch(watcher: Watcher): void {
    // Whoever asks again is answered alone: others are told of newcomers only.
    const isNew = !this.#watchers.has(watcher.guest);
    this.#watchers.add(watcher);
    if (this.seating.arrive(watcher.guest)) this.#changed();
    else if (isNew) this.tellState();
    else this.#watchers.tell(watcher, this.#printState(watcher.guest));
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    if (this.#watchers.has(watcher.guest)) return;
    if (this.seating.depart(watcher.guest)) this.#changed();
    else this.tellState();
  }

  get isWatched(): boolean {
    return !this.#watchers.isEmpty;
  }

  /** Whether a bot is about to move. */
  get isBusy(): boolean {
    return this.#course?.isBusy === true;
  }

  // Before it begins.

  sit(guest: Guest, name: string | undefined, seat: Seat): Problem | undefined {
    const holder = this.seating.at(seat);
    if (this.status !== 'waiting') return { kind: 'not-waiting' };
    if (holder === undefined) return { kind: 'no-such-seat' };
    if (name === undefined) return { kind: 'no-name' };
    const isFree =
      holder.kind === 'open' || (holder.kind === 'guest' && this.seating.isAwayForLong(holder));
    if (!isFree) return { kind: 'seat-taken' };
    const former = this.seating.seatOf(guest);
    if (former !== undefined) this.#put(former, OPEN);
    this.#put(seat, guestHolder(guest, name, this.#around.clock.now()));
    if (this.#watchers.has(guest)) this.seating.arrive(guest);
    this.#changed();
    return undefined;
  }

  stand(guest: Guest): Problem | undefined {
    const seat = this.seating.seatOf(guest);
    if (this.status !== 'waiting') return { kind: 'not-waiting' };
    if (seat === undefined) return { kind: 'not-seated' };
    this.#put(seat, OPEN);
    this.#passHost(guest);
    this.#changed();
    return undefined;
  }

  seatBot(guest: Guest, seat: Seat, bot: BotName): Problem | undefined {
    const holder = this.seating.at(seat);
    if (this.status !== 'waiting') return { kind: 'not-waiting' };
    if (!this.isHost(guest)) return { kind: 'not-host' };
    if (holder === undefined) return { kind: 'no-such-seat' };
    if (holder.kind === 'guest') return { kind: 'seat-taken' };
    this.#put(seat, botHolder(bot, seat));
    this.#changed();
    return undefined;
  }

  unseat(guest: Guest, seat: Seat): Problem | undefined {
    const holder = this.seating.at(seat);
    if (this.status !== 'waiting') return { kind: 'not-waiting' };
    if (!this.isHost(guest)) return { kind: 'not-host' };
    if (holder === undefined) return { kind: 'no-such-seat' };
    if (holder.kind === 'open') return { kind: 'seat-open' };
    if (holder.kind === 'guest' && !this.seating.isAwayForLong(holder)) {
      return { kind: 'still-here' };
    }
    this.#put(seat, OPEN);
    this.#changed();
    return undefined;
  }

  start(guest: Guest): Problem | undefined {
    if (this.status !== 'waiting') return { kind: 'not-waiting' };
    if (this.seating.seatOf(guest) === undefined && !this.isHost(guest)) {
      return { kind: 'not-seated' };
    }
    if (!this.seating.isFull) return { kind: 'not-full' };
    this.#begin(new Play(this.game, this.seating.holders.length, this.options));
    this.#around.store.setStatus(this.id, this.status, this.#around.clock.date());
    this.#changed();
    return undefined;
  }

  /** Whoever made the match, or, once that one has left, anybody who sits at it. */
  isHost(guest: Guest): boolean {
    if (guest === this.#host) return true;
    const host = this.seating.holderOf(this.#host);
    const isGone = host !== undefined && this.seating.isAwayForLong(host);
    return isGone && this.seating.seatOf(guest) !== undefined;
  }

  #passHost(guest: Guest): void {
    if (guest !== this.#host) return;
    const heir = this.seating.holders.find(({ kind }) => kind === 'guest');
    if (heir?.kind !== 'guest') return;
    this.#host = heir.guest;
    this.#around.store.setHost(this.id, heir.guest);
  }

  #put(seat: Seat, holder: Holder): void {
    this.seating.put(seat, holder);
    this.#around.store.setSeat(this.id, seat, toStored(holder));
  }

  #begin(play: Play): void {
    this.#course = new Course(this.id, play, this.#around, this.seating.holders, {
      moved: (print, only) => this.#tellMoved(print, only),
      turned: () => this.tellState(),
      isFollowed: () => this.pace === 'human' && (this.isWatched || !this.#watchers.hasBegun),
    });
  }

  // While it is played, and after.

  /** The course of the match, for a player who may act in it. */
  courseFor(guest: Guest): { readonly course: Course; readonly seat: Seat } | Problem {
    const seat = this.seating.seatOf(guest);
    if (this.#course === undefined) return { kind: 'not-playing' };
    if (seat === undefined) return { kind: 'not-seated' };
    if (this.seating.holderOf(guest)?.standIn !== undefined) return { kind: 'replaced' };
    return { course: this.#course, seat };
  }

  /** Lets a bot play for somebody who has been away for a while. */
  replace(guest: Guest, seat: Seat, bot: BotName): Problem | undefined {
    const holder = this.seating.at(seat);
    if (this.#course === undefined || this.status !== 'playing') return { kind: 'not-playing' };
    if (this.seating.seatOf(guest) === undefined) return { kind: 'not-seated' };
    if (holder?.kind !== 'guest') return { kind: 'no-such-seat' };
    if (holder.standIn !== undefined) return { kind: 'replaced' };
    if (!this.seating.isAwayForLong(holder)) return { kind: 'still-here' };
    holder.standIn = bot;
    this.#around.store.setSeat(this.id, seat, toStored(holder));
    this.#course.standIn(seat, bot);
    this.tellState();
    return undefined;
  }

  reclaim(guest: Guest): Problem | undefined {
    const seat = this.seating.seatOf(guest);
    const holder = this.seating.holderOf(guest);
    if (holder === undefined || seat === undefined) return { kind: 'not-seated' };
    if (holder.standIn === undefined) return { kind: 'not-replaced' };
    holder.standIn = undefined;
    this.#around.store.setSeat(this.id, seat, toStored(holder));
    this.#course?.standDown(seat);
    this.tellState();
    return undefined;
  }

  /** Tells a player what the best bot would do, once it has thought about it. */
  hint(watcher: Watcher, at: Pick<Position, 'ply' | 'own'>): Problem | undefined {
    const found = this.courseFor(watcher.guest);
    if ('kind' in found) return found;
    if (!this.#mayHint) return { kind: 'no-hints' };
    const { ply, own } = at;
    return found.course.hint(found.seat, at, (moves) => {
      const text = printMessage({ type: 'hint', match: this.id, ply, own, moves });
      this.#watchers.tell(watcher, text);
    });
  }

  /** Hints hurt nobody where there is nobody else. */
  get #mayHint(): boolean {
    const people = this.seating.holders.filter(({ kind }) => kind !== 'bot');
    return this.hints || people.length === 1;
  }

  /** Shows a watcher what has happened since its own last move. */
  lookBack(watcher: Watcher): Problem | undefined {
    if (this.#course === undefined) return { kind: 'not-playing' };
    const positions = pastFor(this.#course.play, this.seating.seatOf(watcher.guest));
    const text = printMessage({ type: 'past', match: this.id, positions });
    this.#watchers.tell(watcher, text);
    return undefined;
  }

  /** The record, once the match is over. */
  record(): MatchRecord | undefined {
    return this.#course?.play.referee.record(this.seating.players());
  }

  // What is told of it.

  tellState(): void {
    this.#watchers.tellEach((guest) => this.#printState(guest));
  }

  #changed(): void {
    this.#around.lobbyChanged();
    this.tellState();
  }

  #printState(guest: Guest): string {
    return printMessage({ type: 'match', state: this.stateFor(guest) });
  }

  #tellMoved(print: (viewer: Viewer) => string, only: Seat | undefined): void {
    const texts = new Map<Viewer, string>();
    this.#watchers.tellEach((guest) => {
      const viewer = this.seating.seatOf(guest);
      if (only !== undefined && viewer !== only) return undefined;
      const text = texts.get(viewer) ?? print(viewer);
      texts.set(viewer, text);
      return text;
    });
  }

  stateFor(guest: Guest): MatchState {
    const viewer = this.seating.seatOf(guest);
    const { id, game, options, access, pace, status } = this;
    return {
      match: id,
      game: game.id,
      rules: game.rules,
      options,
      access,
      pace,
      status,
      seats: this.seating.states(),
      you: viewer ?? null,
      host: this.isHost(guest),
      hints: this.#mayHint,
      spectators: this.#watchers.countBut(
        guest,
        (other) => this.seating.seatOf(other) === undefined,
      ),
      next: this.#next,
      ...playState(this.#course?.play, viewer),
    };
  }

  inLobby(guest: Guest): LobbyMatch {
    const seat = this.seating.seatOf(guest);
    const { id, game, options, status } = this;
    const yourTurn = seat !== undefined && this.#course?.play.decides(seat) === true;
    return { match: id, game: game.id, status, options, names: this.seating.names(), yourTurn };
  }

  close(): void {
    this.seating.close();
    this.#course?.close();
  }
}
