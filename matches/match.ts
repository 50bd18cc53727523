import type { BotName } from '@pepite/bots';
import { type Game, type MatchRecord, type Options, type Seat, variantOf } from '@pepite/kernel';
import type { Access, Pace, Position, Problem, Status } from '@pepite/protocol';
import { Attendance } from './attendance.ts';
import { Audience, type Subject } from './audience.ts';
import type { Guest } from './store.ts';
import { Gathering } from './gathering.ts';
import { toStored } from './holder.ts';
import type { MatchSetup } from './match-setup.ts';
import type { Viewer } from './memory.ts';
import { Play } from './play.ts';
import { Course } from './course.ts';
import { Seating } from './seating.ts';
import type { StateHead } from './state-printer.ts';
import type { Surroundings } from './surroundings.ts';
import { printMessage, printPast } from './telling.ts';
import { Usage } from './usage.ts';
import type { Watcher } from './watchers.ts';

/** One match with the people around it: seats, watchers, and its course once it has begun. */
export class Match {
  readonly id: string;
  readonly game: Game;
  readonly options: Options;
  readonly access: Access;
  /** Whether all who sit down agree to hints. */
  readonly hints: boolean;
  readonly pace: Pace;
  readonly standIn: BotName;
  readonly seating: Seating;
  readonly usage: Usage;
  readonly #around: Surroundings;
  readonly #audience: Audience;
  readonly #attendance: Attendance;
  readonly #gathering: Gathering;
  #next: string | null = null;
  #course: Course | undefined;

  constructor(setup: MatchSetup, around: Surroundings) {
    this.id = setup.id;
    this.game = variantOf(setup.game, setup.options);
    this.options = setup.options;
    this.access = setup.access;
    this.hints = setup.hints;
    this.pace = setup.pace;
    this.standIn = setup.standIn;
    this.#around = around;
    this.usage = new Usage(this.id, around);
    this.seating = new Seating(setup.holders, around, () => this.#audience.presenceChanged());
    const { host, unwelcome } = setup;
    this.#gathering = new Gathering(
      { match: this.id, host, unwelcome },
      this.seating,
      around.store,
    );
    this.#audience = new Audience(this.#subject(), around.clock);
    this.#attendance = new Attendance(this.#audience, this.seating, () => this.host, setup);
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

  /** Tells a page everything, now, and from now on what happens; others see that it is there. */
  watch(watcher: Watcher): Problem | undefined {
    const { guest } = watcher;
    const isSeated = this.seating.seatOf(guest) !== undefined;
    if (!isSeated && !this.#audience.watchers.hasRoomFor(watcher)) return { kind: 'crowded' };
    const wasWatched = this.isWatched;
    const isNew = !this.#audience.watchers.has(guest);
    this.#audience.watchers.add(watcher);
    const hasArrived = this.seating.arrive(guest);
    if (hasArrived || isNew) this.#audience.presenceChanged();
    watcher.tell(this.printState(guest));
    this.usage.note();
    if (hasArrived || !wasWatched) this.#around.lobbyChanged(this.seating.guests);
    this.#course?.wake();
    return undefined;
  }

  leave(watcher: Watcher): void {
    this.#audience.watchers.delete(watcher);
    this.#attendance.left(watcher);
    if (this.#audience.watchers.has(watcher.guest)) return;
    const hasDeparted = this.seating.depart(watcher.guest);
    this.#audience.presenceChanged();
    if (!this.isWatched) this.usage.end();
    if (hasDeparted || !this.isWatched) this.#around.lobbyChanged(this.seating.guests);
  }

  get isWatched(): boolean {
    return !this.#audience.watchers.isEmpty;
  }

  /** Whether a bot is about to move. */
  get isBusy(): boolean {
    return this.#course?.isBusy === true;
  }

  /** Does what somebody asks for before the match begins, and tells all of it. */
  #gather(act: () => Problem | undefined): Problem | undefined {
    if (this.status !== 'waiting') return { kind: 'not-waiting' };
    const problem = act();
    if (problem === undefined) this.#changed();
    return problem;
  }

  sit(guest: Guest, name: string | undefined, seat: Seat): Problem | undefined {
    return this.#gather(() => {
      const problem = this.#gathering.sit(guest, name, seat, this.#around.clock.now());
      if (problem === undefined && this.#audience.watchers.has(guest)) this.seating.arrive(guest);
      return problem;
    });
  }

  stand(guest: Guest): Problem | undefined {
    return this.#gather(() => this.#gathering.stand(guest));
  }

  seatBot(guest: Guest, seat: Seat, bot: BotName): Problem | undefined {
    return this.#gather(() => this.#gathering.seatBot(guest, seat, bot));
  }

  unseat(guest: Guest, seat: Seat): Problem | undefined {
    return this.#gather(() => this.#gathering.unseat(guest, seat));
  }

  start(guest: Guest): Problem | undefined {
    if (this.status !== 'waiting') return { kind: 'not-waiting' };
    if (!this.isHost(guest)) return { kind: 'not-host' };
    if (!this.seating.isFull) return { kind: 'not-full' };
    if (!this.#around.thinking.hasRoom(this.origin, this.seating.bots)) return { kind: 'busy' };
    this.#begin(new Play(this.game, this.seating.holders.length, this.options));
    this.#around.store.setStatus(this.id, this.status, this.#around.clock.date());
    this.#changed();
    return undefined;
  }

  get host(): Guest {
    return this.#gathering.host;
  }

  isHost(guest: Guest): boolean {
    return this.#gathering.isHost(guest);
  }

  #begin(play: Play): void {
    this.#audience.playChanged();
    this.#course = new Course(this.id, play, this.#around, this.seating.holders, {
      moved: (print, only) => this.#tellMoved(print, only),
      turned: () => this.#tellTurned(),
      lobbyChanged: () => this.#around.lobbyChanged(this.seating.guests),
      pace: this.pace,
      isAttended: () => this.#attendance.isAttended,
      guest: () => this.#attendance.person.guest,
      origin: () => this.origin,
    });
  }

  /** The course of the match, for a player who may act in it. */
  courseFor(guest: Guest): { readonly course: Course; readonly seat: Seat } | Problem {
    const seat = this.seating.seatOf(guest);
    if (this.#course === undefined) return { kind: 'not-playing' };
    if (seat === undefined) return { kind: 'not-seated' };
    if (this.seating.holderOf(guest)?.standIn !== undefined) return { kind: 'replaced' };
    return { course: this.#course, seat };
  }

  /** Lets a bot play for somebody who has been away for a while. */
  replace(guest: Guest, seat: Seat): Problem | undefined {
    const holder = this.seating.at(seat);
    if (this.#course === undefined || this.status !== 'playing') return { kind: 'not-playing' };
    if (this.seating.seatOf(guest) === undefined) return { kind: 'not-seated' };
    if (holder?.kind !== 'guest') return { kind: 'no-such-seat' };
    if (holder.standIn !== undefined) return { kind: 'replaced' };
    if (!this.seating.isAwayForLong(holder)) return { kind: 'still-here' };
    holder.standIn = this.standIn;
    this.#around.store.setSeat(this.id, seat, toStored(holder));
    this.#course.standIn(seat, this.standIn);
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
    return found.course.hint(found.seat, at, (hint) => {
      const text =
        'kind' in hint
          ? printMessage({ type: 'refused', id: null, problem: hint })
          : printMessage({ type: 'hint', match: this.id, ply, own, moves: hint });
      watcher.tell(text);
    });
  }

  /** Hints hurt nobody where there is nobody else. */
  get #mayHint(): boolean {
    const people = this.seating.holders.filter(({ kind }) => kind !== 'bot');
    return this.hints || people.length === 1;
  }

  /** Shows a watcher the positions before one, as far back as it may look. */
  lookBack(watcher: Watcher, before: number | undefined): Problem | undefined {
    if (this.#course === undefined) return { kind: 'not-playing' };
    const viewer = this.seating.seatOf(watcher.guest);
    watcher.tell(printPast(this.id, this.#course.play, viewer, before));
    return undefined;
  }

  /** How many moves have been settled: what it costs to tell the match anew grows with them. */
  get plies(): number {
    return this.#course?.play.referee.journal.length ?? 0;
  }

  /** The record, once the match is over. */
  record(): MatchRecord | undefined {
    return this.#course?.play.referee.record(this.seating.players());
  }

  #subject(): Subject {
    return {
      match: this.id,
      options: this.options,
      seatOf: (guest) => this.seating.seatOf(guest),
      seats: () => this.seating.states(),
      headFor: (guest) => this.#headFor(guest),
      play: () => this.#course?.play,
    };
  }

  tellState(): void {
    this.#audience.tellState();
  }

  #changed(): void {
    this.#around.lobbyChanged(this.seating.guests);
    this.tellState();
  }

  /** A round or the match has ended. */
  #tellTurned(): void {
    this.usage.note();
    this.#audience.playChanged();
    this.#audience.tellState();
  }

  #tellMoved(print: (viewer: Viewer) => string, only: Seat | undefined): void {
    this.usage.note();
    this.#audience.playChanged();
    this.#audience.tellMoved(print, only);
  }

  /** Everything that a guest may know of the match, as it is sent. */
  printState(guest: Guest): string {
    return this.#audience.printState(guest);
  }

  #headFor(guest: Guest): StateHead {
    const { id, game, access, pace, standIn, status } = this;
    return {
      match: id,
      game: game.id,
      rules: game.rules,
      access,
      pace,
      standIn,
      status,
      seats: this.seating.states(),
      you: this.seating.seatOf(guest) ?? null,
      host: this.isHost(guest),
      unwelcome: this.#gathering.isUnwelcome(guest),
      hints: this.#mayHint,
      spectators: this.#audience.spectators,
      next: this.#next,
    };
  }

  /** Whether a guest has to decide in it. */
  awaits(guest: Guest): boolean {
    const seat = this.seating.seatOf(guest);
    return seat !== undefined && this.#course?.play.decides(seat) === true;
  }

  /** The address of the people for whom the bots of this match think. */
  get origin(): string {
    return this.#attendance.person.origin;
  }

  /** The match can't go on: all who watch are told, and it does nothing more. */
  break(): void {
    this.#audience.tellBroken();
    this.close();
  }

  close(): void {
    this.#audience.close();
    this.seating.close();
    this.#course?.close();
  }
}
