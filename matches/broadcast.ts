import type { Seat } from '@pepite/kernel';
import type { ClockState, MatchSetup, PlanState, SeatState } from '@pepite/protocol';
import type { Clock } from './clock.ts';
import { isOnlooker } from './companions.ts';
import type { Viewer } from './history.ts';
import type { PlayState, Step } from './play-state.ts';
import { Presence } from './presence.ts';
import { type StateHead, StatePrinter } from './state-printer.ts';
import type { Guest } from './store.ts';
import { printMessage } from './printing.ts';
import { type Person, Watchers } from './watchers.ts';

/** What watchers are told about. */
export interface Subject {
  readonly match: string;
  readonly setup: () => MatchSetup;
  readonly seatOf: (guest: Guest) => Viewer;
  /** Whether a guest is asked to sit down. */
  readonly isChallenged: (guest: Guest) => boolean;
  readonly seats: () => readonly SeatState[];
  readonly headFor: (guest: Guest) => StateHead;
  readonly state: () => PlayState | undefined;
  readonly clock: () => ClockState | undefined;
  /** What a seat has planned: for its own player only. */
  readonly plansOf: (seat: Seat) => PlanState;
  /** How many guests watch at other processes without a seat. */
  readonly spectatorsElsewhere: () => number;
}

/** All who watch one match, and what they are told: a text is printed once for all who get it. */
export class Broadcast {
  readonly watchers = new Watchers();
  readonly #subject: Subject;
  readonly #states: StatePrinter;
  readonly #presence: Presence;

  constructor(subject: Subject, clock: Clock) {
    this.#subject = subject;
    this.#states = new StatePrinter();
    this.#presence = new Presence(clock, () => this.#tellPresence());
  }

  /** How many guests watch without a seat, and how many of them do so here. */
  get spectators(): number {
    return this.spectatorsHere + this.#subject.spectatorsElsewhere();
  }

  get spectatorsHere(): number {
    const { seatOf, isChallenged } = this.#subject;
    // A screen that shows a table to those around it is nobody.
    return this.watchers.countGuests(
      (guest) => seatOf(guest) === undefined && !isOnlooker(guest) && !isChallenged(guest),
    );
  }

  /** Who matters most among the watchers: the host, if here, else another player, else anybody. */
  foremost(host: Guest): Person | undefined {
    return (
      this.watchers.find((guest) => guest === host) ??
      this.watchers.find((guest) => this.#subject.seatOf(guest) !== undefined) ??
      this.watchers.find(() => true)
    );
  }

  /** Everything that a guest may know of the match, as it is sent. */
  printState(guest: Guest): string {
    const { setup, seatOf, headFor, state } = this.#subject;
    return this.#states.print(setup(), headFor(guest), seatOf(guest), state());
  }

  /** Tells everybody everything. */
  tellState(): void {
    const texts = new Map<string, string>();
    this.#presence.forget();
    this.watchers.tellEach((guest) => {
      const { you, host, unwelcome, challenge } = this.#subject.headFor(guest);
      const key = `${you} ${host} ${unwelcome} ${challenge?.seat}`;
      const text = texts.get(key) ?? this.printState(guest);
      texts.set(key, text);
      return text;
    });
  }

  /** Tells the pages of one guest everything. */
  tellStateTo(guest: Guest): void {
    this.watchers.tellEach((one) => (one === guest ? this.printState(guest) : undefined));
  }

  /** Something has happened in the play: what was printed of it is told no more. */
  playChanged(): void {
    this.#states.playChanged();
  }

  /** Tells all who may know, or some of them, what has happened in one step. */
  tellMoved(
    state: PlayState,
    { from, only }: Step,
    isTold: (guest: Guest) => boolean = () => true,
  ): void {
    const { match, clock } = this.#subject;
    const shown = clock();
    const texts = new Map<Viewer, string>();
    this.watchers.tellEach((guest) => {
      const viewer = this.#subject.seatOf(guest);
      const mayKnow = only === undefined || (viewer !== undefined && only.includes(viewer));
      if (!mayKnow || !isTold(guest)) return undefined;
      const text = texts.get(viewer) ?? state.printMoved(match, viewer, from, shown);
      texts.set(viewer, text);
      return text;
    });
  }

  /** Tells the players of some seats what they have planned, and nobody else. */
  tellPlans(seats: readonly Seat[]): void {
    if (seats.length === 0) return;
    const { match, seatOf, plansOf } = this.#subject;
    this.watchers.tellEach((guest) => {
      const seat = seatOf(guest);
      if (seat === undefined || !seats.includes(seat)) return undefined;
      return printMessage({ type: 'plans', match, plans: plansOf(seat) });
    });
  }

  /** Somebody has come or gone. */
  presenceChanged(): void {
    this.#presence.changed();
  }

  #tellPresence(): void {
    const { match, seats } = this.#subject;
    const { spectators } = this;
    this.tell(printMessage({ type: 'presence', match, seats: seats(), spectators }));
  }

  /** Tells all that the match does not go on, and why. */
  tellClosed(kind: 'match-broken' | 'match-ended'): void {
    this.tell(printMessage({ type: 'refused', id: null, problem: { kind } }));
  }

  /** Tells all the same. */
  tell(text: string): void {
    this.watchers.tellEach(() => text);
  }

  close(): void {
    this.#presence.forget();
  }
}
