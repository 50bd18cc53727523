import { has, type MatchRecord, type Seat } from '@pepite/kernel';
import type { MatchSetup, Problem, Status } from '@pepite/protocol';
import { Attendance } from './attendance.ts';
import { Broadcast } from './broadcast.ts';
import type { Decided } from './decision.ts';
import type { MatchContent, MatchOwner } from './match-content.ts';
import { MatchLease } from './match-lease.ts';
import { decideMove, decideStep } from './match-moves.ts';
import { MatchPlay, type PlayRequest } from './match-play.ts';
import { MatchSeats } from './match-seats.ts';
import { MatchSteps, type Outcome, type SteppedMatch } from './match-steps.ts';
import { Visits } from './match-visits.ts';
import type { PlayDecision } from './play-context.ts';
import type { PlayState, Step } from './play-state.ts';
import { isSameTable } from './same-table.ts';
import type { MatchServices } from './services.ts';
import { type Standing, standingOf } from './standing.ts';
import { headFor } from './state-head.ts';
import type { MatchTail } from './process-store.ts';
import { decideTimeOut, decideGivingBack } from './time-outs.ts';
import type { Guest, KeptClocks } from './store.ts';
import { type TimedMatch, Timekeeper } from './timekeeper.ts';
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
    this.steps = new MatchSteps(this.#stepped(), content.revision, services, owner);
    this.usage = new Usage(id, services);
    this.seats = new MatchSeats(content.occupants, services, () => {
      this.broadcast.presenceChanged();
    });
    this.waitingRoom = new WaitingRoom(this.seats, () => this.#content);
    this.broadcast = new Broadcast(
      {
        match: id,
        setup: () => this.setup,
        seatOf: (guest) => this.seats.seatOf(guest),
        seats: () => this.seats.states(),
        headFor: (guest) => headFor(this, guest),
        state: () => this.#play?.state,
        clock: () => this.time.shown,
        spectatorsElsewhere: () => this.#attendance.spectatorsElsewhere,
      },
      services.clock,
    );
    this.time = new Timekeeper(this.#timed(), services.clock);
    this.#lease = new MatchLease(owner.sharing?.leases, id, {
      gained: () => this.#leaseGained(),
      lost: () => this.#play?.rest(),
    });
    this.#attendance = new Attendance(this.broadcast, this.seats, () => this.host, origin);
    this.visits = new Visits({
      steps: this.steps,
      usage: this.usage,
      attendance: this.#attendance,
      sharing: owner.sharing,
      match: id,
      isPublic: () => this.setup.access === 'public',
      isWatched: () => this.isWatched,
      lobbyChanged: () => this.#lobbyChanged(),
      wake: () => this.#play?.wake(),
      rest: () => this.#lease.drop(),
    });
    this.#play = this.#makePlay(content.play);
    this.time.resume(content.clocks);
    this.#shown = standingOf(this.#play?.state);
    this.#wake();
  }

  /** Goes on with what is up to the server. */
  #wake(): void {
    this.time.wake();
    this.#play?.wake();
  }

  /** Has something done that nobody has asked for, and only who has the lease may do. */
  #carryOutLeased(decide: () => Decided): void {
    void this.carryOut(() => {
      const decided = this.#lease.isHeld ? decide() : { value: undefined };
      if ('problem' in decided || decided.value === undefined) return decided;
      return { value: { ...decided.value, lease: this.#lease.lease } };
    });
  }

  /** The time that nobody had the lease has passed for nobody. */
  #leaseGained(): void {
    const { idle = 0 } = this.#lease.lease ?? {};
    if (idle > 0) this.#carryOutLeased(() => decideGivingBack(this, idle));
    this.#wake();
  }

  #timed(): TimedMatch {
    return {
      setup: () => this.setup,
      state: () => this.#play?.state,
      people: () => this.seats.people,
      claimLease: () => void this.#lease.isHeld,
      ring: () => this.#carryOutLeased(() => decideTimeOut(this)),
    };
  }

  #stepped(): SteppedMatch {
    return {
      id: this.id,
      plies: () => this.plies,
      reload: () => this.#reload(),
      follow: (tail) => this.#follow(tail),
      leaseLost: () => this.#lease.refused(),
    };
  }

  /** What the table has chosen. */
  get setup(): MatchSetup {
    return this.#content.setup;
  }

  get host(): Guest {
    return this.#content.host;
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

  /** Does something when nothing else is under way. */
  perform(task: () => Outcome): Promise<Problem | undefined> {
    return this.steps.perform(task);
  }

  async #reload(): Promise<void> {
    const held = this.#play?.heldTurn;
    this.#play?.close();
    const content = await this.#owner.reload();
    if (this.steps.isClosed) return;
    this.#content = content;
    this.steps.revision = content.revision;
    this.seats.replaceAll(
      content.occupants,
      (guest) => this.#attendance.presenceOf(guest) !== 'away',
    );
    this.#play = this.#makePlay(content.play);
    this.time.resume(content.clocks);
    if (held !== undefined) this.#play?.adopt(held);
    this.#changed();
    this.#wake();
  }

  /** Goes on from here, if only play has changed: everybody is told as if it had happened here. */
  #follow(tail: MatchTail): boolean {
    const play = this.#play;
    if (play === undefined || !isSameTable(this.#content, this.seats.occupants, tail)) return false;
    const step = play.follow(tail.moves, tail.choices);
    if (step === undefined) return false;
    const hasPaused = this.time.hear(tail.clocks);
    this.stepMade(step);
    if (hasPaused) this.broadcast.tellState();
    return true;
  }

  /** A new match begins, or one goes on. */
  #makePlay(state: PlayState | undefined): MatchPlay | undefined {
    if (state === undefined) return undefined;
    return new MatchPlay(state, this.seats.occupants, this.#playContext(), this.services);
  }

  #playContext() {
    return {
      match: this.id,
      pace: () => this.setup.pace,
      isAttended: () => this.#isAttended,
      isPaused: () => this.time.isPaused,
      guest: () => this.#attendance.person.guest,
      origin: () => this.origin,
      mayAct: () => this.#lease.isHeld,
      mayRest: () => this.#lease.drop(),
      presenceOf: (seat: Seat) => this.#attendance.presenceAt(seat),
      carryOut: (decide: () => PlayDecision) => {
        void this.carryOut(() => decideStep(this, decide(), { lease: this.#lease.lease }));
      },
    };
  }

  /** Where time is kept it goes on though nobody looks on. */
  get #isAttended(): boolean {
    return this.#attendance.isAttended || (this.time.isKept && this.seats.hasPlayer);
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
    if (play.state.isOver) this.broadcast.tellState();
    else this.broadcast.tellMoved(play.state, step);
    if (step.hasEndedRound || step.hasTurned) this.#lobbyChanged();
    if (play.state.isOver) {
      play.close();
      this.time.close();
    } else play.wake();
  }

  /** The match begins. */
  begin(state: PlayState, clocks: KeptClocks | undefined): void {
    this.#play = this.#makePlay(state);
    this.time.take(clocks);
    this.#changed();
    this.#play?.wake();
  }

  /** Takes over what has been kept of the match, its moves apart, and tells all of it. */
  update(content: Partial<Pick<MatchContent, 'setup' | 'next'>>): void {
    this.#content = { ...this.#content, ...content };
    this.broadcast.tellState();
  }

  /** Somebody has sat down or got up: the host may be another one, and one may be removed. */
  accessChanged({ host = this.host, removed }: SeatChange): void {
    const all = this.#content.removed;
    this.#content = {
      ...this.#content,
      host,
      removed: removed === undefined ? all : [...all, removed],
    };
    this.#changed();
  }

  /** Seats or status have changed. */
  #changed(): void {
    this.#shown = standingOf(this.#play?.state);
    this.broadcast.playChanged();
    this.#lobbyChanged();
    this.#owner.sharing?.attendanceChanged();
    this.broadcast.tellState();
  }

  #lobbyChanged(): void {
    this.services.lobbyChanged(this.seats.guests);
  }

  get isWatched(): boolean {
    return !this.broadcast.watchers.isEmpty;
  }

  /** Whether something is under way, or a bot is about to move. */
  get isBusy(): boolean {
    return !this.steps.isIdle || this.#play?.isBusy === true;
  }

  /** Hints hurt nobody where there is nobody else. */
  get mayHint(): boolean {
    const people = this.seats.occupants.filter(({ kind }) => kind !== 'bot');
    return this.setup.hints || people.length === 1;
  }

  /** The record, once the match is over. */
  record(): MatchRecord | undefined {
    if (this.status !== 'over') return undefined;
    return this.#play?.state.referee.record(this.seats.players());
  }

  /** Whether a guest has to decide in it. */
  awaits(guest: Guest): boolean {
    const seat = this.seats.seatOf(guest);
    return seat !== undefined && has(this.#shown.deciding, seat);
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
