import type { ChanceSource } from '@pepite/chance';
import { has, type Seat } from '@pepite/kernel';
import type { MatchSetup, Problem, Status } from '@pepite/protocol';
import { Attendance } from './attendance.ts';
import type { Opening } from './branch.ts';
import { Broadcast } from './broadcast.ts';
import { decideUnanswered } from './challenges.ts';
import type { Decided } from './decision.ts';
import type { HeldTurn } from './held-answers.ts';
import { MatchChance } from './match-chance.ts';
import { type MatchContent, type MatchOwner, withAccess } from './match-content.ts';
import { MatchLease } from './match-lease.ts';
import { decideMove } from './match-moves.ts';
import {
  chancedMatch,
  leaseHolder,
  plannedMatch,
  playContext,
  standInForVanished,
  steppedMatch,
  subjectOf,
  timedMatch,
  visitedMatch,
} from './match-parts.ts';
import { MatchPlans } from './match-plans.ts';
import { MatchPlay, type PlayRequest } from './match-play.ts';
import { MatchSeats } from './match-seats.ts';
import { MatchSteps } from './match-steps.ts';
import { MatchTalk } from './match-talk.ts';
import { Visits } from './match-visits.ts';
import type { PlayState, Step } from './play-state.ts';
import { isProgram } from './programs.ts';
import type { MatchServices } from './services.ts';
import { type Standing, standingOf } from './standing.ts';
import type { PlansChange } from './kept-plans.ts';
import type { Guest, KeptClocks } from './store.ts';
import { Timekeeper } from './timekeeper.ts';
import { Usage } from './usage.ts';
import { type SeatChange, WaitingRoom } from './waiting-room.ts';

/**
 * One match with the people around it. One thing happens at a time: it is decided, kept, and only
 * then told, so that nobody ever knows of something that could be lost.
 */
export class Match {
  readonly id: string;
  readonly usage: Usage;
  readonly seats: MatchSeats;
  readonly waitingRoom: WaitingRoom;
  /** Those who watch, and what they are told. */
  readonly broadcast: Broadcast;
  readonly services: MatchServices;
  readonly steps: MatchSteps;
  /** The pages that come and go. */
  readonly visits: Visits;
  /** The clocks, if the table has any. */
  readonly time: Timekeeper;
  /** What its seats have planned. */
  readonly plans: MatchPlans;
  /** Where its chance comes from. */
  readonly chance: MatchChance;
  /** What is said. */
  readonly talk: MatchTalk;
  readonly #owner: MatchOwner;
  readonly #attendance: Attendance;
  readonly #lease: MatchLease;
  #content: MatchContent;
  #play: MatchPlay | undefined;
  /** What those know who are not told of every move: it changes when a step has been kept. */
  #shown: Standing;

  /** `origin` is the address that the table was made from, as far as that is known. */
  constructor(
    id: string,
    content: MatchContent,
    services: MatchServices,
    owner: MatchOwner,
    origin?: string,
  ) {
    this.id = id;
    this.services = services;
    this.#owner = owner;
    this.#content = content;
    const stepped = steppedMatch(
      this,
      owner,
      () => this.#content,
      () => this.#lease,
    );
    this.steps = new MatchSteps(stepped, content.revision, services, owner);
    this.usage = new Usage(id, services);
    this.seats = new MatchSeats(content.occupants, services, () => {
      this.broadcast.presenceChanged();
      standInForVanished(this, this.#lease);
      // Whichever process comes first does it: for the others there is nothing left to do.
      if (this.seats.unanswered.length > 0) void this.carryOut(() => decideUnanswered(this));
    });
    this.waitingRoom = new WaitingRoom(this.seats, () => this.#content);
    this.broadcast = new Broadcast(
      subjectOf(this, () => this.#attendance),
      services.clock,
    );
    this.time = new Timekeeper(
      timedMatch(this, () => this.#lease),
      services.clock,
    );
    this.plans = new MatchPlans(plannedMatch(this));
    this.chance = new MatchChance(
      chancedMatch(this, () => this.#content),
      services.rng,
    );
    this.talk = new MatchTalk(this, services.talk, services.clock);
    this.#lease = new MatchLease(
      owner.sharing?.leases,
      id,
      leaseHolder(this, () => this.#lease),
    );
    this.#attendance = new Attendance(this.broadcast, this.seats, () => this.host, origin);
    this.visits = new Visits(visitedMatch(this, owner, this.#attendance, this.#lease));
    this.#resume(content);
    this.#shown = standingOf(this.#play?.state);
    this.wake();
  }

  /** Goes on with what is up to the server. */
  wake(): void {
    this.time.wake();
    this.#play?.wake();
  }

  /** What the table has chosen. */
  get setup(): MatchSetup {
    return this.#content.setup;
  }

  get host(): Guest {
    return this.#content.host;
  }

  /** The position of another match that it goes on from, if it does: a secret until it is over. */
  get opening(): Opening | null {
    return this.#content.opening;
  }

  get next(): string | null {
    return this.#content.next;
  }

  get status(): Status {
    return this.#shown.status;
  }

  /** How many moves have been settled: what it costs to tell the match anew grows with them. */
  get plies(): number {
    return this.#shown.plies;
  }

  /** The play, once the match has begun. */
  get play(): MatchPlay | undefined {
    return this.#play;
  }

  /** The way of every request: it is decided what comes of it, and that is kept and told. */
  carryOut(decide: () => Decided, tries?: number): Promise<Problem | undefined> {
    return this.steps.carryOut(decide, tries);
  }

  /** Everything is as the store has it now, and told; what was held back is still held. */
  replace(content: MatchContent, held: HeldTurn | undefined): void {
    this.#content = content;
    this.#resume(content);
    if (held !== undefined) this.#play?.adopt(held);
    this.#changed();
    this.wake();
    standInForVanished(this, this.#lease);
  }

  /** What is planned, played and timed goes on from where it was kept. */
  #resume(content: MatchContent): void {
    this.plans.take(content);
    this.#play = this.#makePlay(content.play);
    this.time.resume(content.clocks);
  }

  /** A new match begins, or one goes on. */
  #makePlay(state: PlayState | undefined): MatchPlay | undefined {
    if (state === undefined) return undefined;
    const context = playContext(this, this.#attendance, this.#lease);
    return new MatchPlay(state, this.seats.occupants, context, this.services);
  }

  /** A player chooses, or takes back what was chosen. */
  act(guest: Guest, request: PlayRequest): Promise<Problem | undefined> {
    return this.carryOut(() => decideMove(this, guest, request));
  }

  /** A step has been kept, here or by another process: all are told who may know. */
  stepMade(step: Step): void {
    const play = this.#play;
    if (play === undefined) return;
    this.#shown = standingOf(play.state);
    this.usage.note();
    this.broadcast.playChanged();
    // With the first card everybody is told what was added to chance.
    // A page reads the record of a match that is over; a program is told how it ended.
    if (play.state.isOver) this.broadcast.tellMoved(play.state, step, isProgram);
    if (play.state.isOver || (step.from === 0 && this.plies > 0)) this.broadcast.tellState();
    else this.broadcast.tellMoved(play.state, step);
    if (step.hasEndedRound || step.hasTurned) this.lobbyChanged();
    if (play.state.isOver) {
      play.close();
      this.time.close();
    } else play.wake();
  }

  /** A seat has planned something else: it is told, and what is up to the server goes on. */
  plansMade(change: PlansChange, seat: Seat): void {
    this.plans.take(change);
    this.broadcast.tellPlans([seat]);
    this.wake();
  }

  /** The match begins. */
  begin(state: PlayState, clocks: KeptClocks | undefined): void {
    this.#play = this.#makePlay(state);
    this.time.take(clocks);
    this.#changed();
    this.#play?.wake();
    // One may have vanished while it waited.
    standInForVanished(this, this.#lease);
  }

  /** A guest has added to chance: nobody else need know before the first card. */
  contributed(chance: ChanceSource, guest: Guest): void {
    this.#content = { ...this.#content, chance };
    this.broadcast.tellStateTo(guest);
    this.#play?.wake();
  }

  /** Takes over what has been kept of the match, its moves apart, and tells all of it. */
  update(content: Partial<Pick<MatchContent, 'setup' | 'next'>>): void {
    this.#content = { ...this.#content, ...content };
    this.broadcast.tellState();
  }

  /** Somebody has sat down or got up: the host may be another one, and one may be removed. */
  accessChanged(change: SeatChange): void {
    this.#content = withAccess(this.#content, change);
    this.#changed();
  }

  /** Who plays which seat, or what players want, has changed. */
  seatsChanged(): void {
    this.lobbyChanged();
    this.broadcast.tellState();
  }

  /** It has been ended without a result. */
  abort(clocks: KeptClocks | undefined): void {
    if (this.#play === undefined) return;
    this.time.take(clocks);
    this.#play.state.isAborted = true;
    this.#play.close();
    this.time.close();
    this.#changed();
  }

  /** Seats or status have changed. */
  #changed(): void {
    this.#shown = standingOf(this.#play?.state);
    this.broadcast.playChanged();
    this.lobbyChanged();
    this.#owner.sharing?.attendanceChanged();
    this.broadcast.tellState();
  }

  /** What lists say of it has changed. */
  lobbyChanged(): void {
    this.services.lobbyChanged(this.seats.listed);
  }

  get isWatched(): boolean {
    return !this.broadcast.watchers.isEmpty;
  }

  /** Whether something is under way, or a bot is about to move. */
  get isBusy(): boolean {
    return !this.steps.isIdle || this.#play?.isBusy === true;
  }

  /** Whether a guest is there with an open page, at this process or another. */
  isThere(guest: Guest): boolean {
    return this.#attendance.presenceOf(guest) !== 'away';
  }

  /** Whether a guest has to decide in it. */
  awaits(guest: Guest): boolean {
    const seat = this.seats.seatOf(guest);
    return seat !== undefined && has(this.#shown.deciding & this.seats.people, seat);
  }

  /** The address of the people for whom the bots of this match think. */
  get origin(): string {
    return this.#attendance.person.origin;
  }

  /** It does nothing more; what waits for the store may still be kept, but is not told. */
  close(): void {
    this.steps.isClosed = true;
    this.broadcast.close();
    this.seats.close();
    this.#play?.close();
    this.time.close();
    this.#lease.drop();
  }
}
