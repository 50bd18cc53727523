import { deciding, has, isSimultaneous, type Seat, type Seats } from '@pepite/kernel';
import type { ClockState, MatchSetup } from '@pepite/protocol';
import type { Cancel, Clock } from './clock.ts';
import type { PlayState, Step } from './play-state.ts';
import { PROGRAM_TIME } from './programs.ts';
import {
  askClocks,
  type Asked,
  clocksAt,
  dueOf,
  givingBack,
  heardClocks,
  MOST_MISSED,
  outOfTime,
  resumeClocks,
  type SeatClocks,
  showClocks,
  startClocks,
  timeLeft,
  type TimedTable,
  timesOf,
  withChoiceOf,
  withoutPause,
  withPause,
  withTimeOutOf,
} from './seat-clocks.ts';
import type { KeptClocks, MatchChange } from './store.ts';

/** No timer waits longer than that: what is due later is looked at again. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;

/** Where a table keeps no time programs have this much for every decision. */
const PROGRAM_CLOCK: TimedTable = {
  kind: 'days',
  days: PROGRAM_TIME / LONGEST_WAIT,
};

/** The match that time is kept for. */
export interface TimedMatch {
  readonly setup: () => MatchSetup;
  readonly state: () => PlayState | undefined;
  /** The seats that people play themselves. */
  readonly people: () => Seats;
  /** The seats of programs from outside. */
  readonly programs: () => Seats;
  /** Called when clocks run here: while nobody has the lease they stand still. */
  readonly claimLease: () => void;
  /** Called when somebody's time may be up. */
  readonly ring: () => void;
}

/** The clocks of one match as they were last kept, and the timer for the next that runs out. */
export class Timekeeper {
  readonly #match: TimedMatch;
  readonly #clock: Clock;
  #clocks: SeatClocks | undefined;
  #cancel: Cancel | undefined;

  constructor(match: TimedMatch, clock: Clock) {
    this.#match = match;
    this.#clock = clock;
  }

  /** How the table keeps time, if it does. */
  get #table(): TimedTable | undefined {
    const { clock } = this.#match.setup();
    if (clock.kind !== 'none') return clock;
    return this.#match.programs() === 0 ? undefined : PROGRAM_CLOCK;
  }

  /** Those who have a clock: where the table keeps no time, programs. */
  #timed(people: Seats): Seats {
    return this.#match.setup().clock.kind === 'none' ? people & this.#match.programs() : people;
  }

  /** Whether clocks run or stand still here. */
  get isKept(): boolean {
    return this.#clocks !== undefined;
  }

  get isPaused(): boolean {
    return this.#clocks?.isPaused === true;
  }

  get isRunning(): boolean {
    return this.#clocks !== undefined && dueOf(this.#clocks) !== null;
  }

  /** Takes over what the store has of them; where it has nothing they begin now. */
  resume(kept: SeatClocks | null): void {
    const table = this.#table;
    const state = this.#match.state();
    if (table === undefined || state === undefined || state.isOver) {
      this.#clocks = undefined;
      return;
    }
    const asked = this.#asked(state);
    const date = this.#clock.date();
    this.#clocks =
      kept === null
        ? startClocks(table, state.referee.seats, asked, date)
        : resumeClocks(table, kept, asked, date);
  }

  #asked({ referee }: PlayState, people = this.#match.people()): Asked {
    const { game, turn, journal } = referee;
    return {
      ply: journal.length,
      deciding: deciding(turn),
      people: this.#timed(people),
      isHidden: game.hidesAnswers === true && isSimultaneous(turn),
    };
  }

  /** The clocks of a match that begins with this state, as they are to be kept. */
  start(state: PlayState): { readonly clocks?: KeptClocks } {
    const table = this.#table;
    if (table === undefined) return {};
    const { seats } = state.referee;
    return {
      clocks: toKept(startClocks(table, seats, this.#asked(state), this.#clock.date())),
    };
  }

  /** What is to be kept of a step that has just been made in the state, perhaps by a player. */
  after(state: PlayState, step: Step, player: Seat | undefined): MatchChange {
    const table = this.#table;
    const { change, timedOut = [] } = step;
    if (table === undefined || this.#clocks === undefined) return change;
    const date = this.#clock.date();
    let clocks = clocksAt(this.#clocks, date);
    const { moves } = change;
    const given = Math.max(0, state.givenPlies - step.from);
    const own = state.referee.journal.slice(step.from + given);
    // How long moves took in the match that it goes on from is not known here.
    const times = [...Array.from({ length: given }, () => null), ...timesOf(clocks, own)];
    if (player !== undefined) clocks = withChoiceOf(clocks, player);
    for (const seat of timedOut) clocks = withTimeOutOf(clocks, seat);
    const kept = toKept(askClocks(table, clocks, this.#asked(state), date));
    return { ...change, clocks: kept, ...(moves && { moves: { ...moves, times } }) };
  }

  /** What is to be kept if other seats are played by people from now on. */
  withPeople(people: Seats, isBack?: Seat): { readonly clocks?: KeptClocks } {
    const state = this.#match.state();
    const table = this.#table;
    if (table === undefined || state === undefined || this.#clocks === undefined) return {};
    const clocks = isBack === undefined ? this.#clocks : withChoiceOf(this.#clocks, isBack);
    const asked = this.#asked(state, people);
    return { clocks: toKept(askClocks(table, clocks, asked, this.#clock.date())) };
  }

  /** What is to be kept if nothing more is played. */
  stopped(): { readonly clocks?: KeptClocks } {
    const state = this.#match.state();
    const table = this.#table;
    if (table === undefined || state === undefined || this.#clocks === undefined) return {};
    const asked = { ...this.#asked(state), deciding: 0 };
    return { clocks: toKept(askClocks(table, this.#clocks, asked, this.#clock.date())) };
  }

  /** What is to be kept if a seat wants the clocks stopped or not; nothing if it is so already. */
  withPause(seat: Seat, on: boolean): KeptClocks | undefined {
    const before = this.#clocks;
    if (before === undefined) return undefined;
    const date = this.#clock.date();
    const others = before.people & ~this.#match.programs();
    const clocks = on ? withPause(before, seat, others, date) : withoutPause(before, seat, date);
    const isNew = clocks.pause !== before.pause || clocks.isPaused !== before.isPaused;
    return isNew ? toKept(clocks) : undefined;
  }

  /** What is to be kept if nobody could play for so many milliseconds. */
  givingBack(milliseconds: number): KeptClocks | undefined {
    if (!this.isRunning || this.#clocks === undefined) return undefined;
    return toKept(givingBack(this.#clocks, milliseconds, this.#clock.date()));
  }

  /** Another process has kept these. Whether a pause has begun or ended with them. */
  hear(clocks: SeatClocks | null): boolean {
    return this.take(clocks && heardClocks(clocks, this.#clock.date()));
  }

  /** These have been kept: they go on from there. Whether a pause has begun or ended with them. */
  take(clocks: SeatClocks | null | undefined): boolean {
    if (clocks === null || clocks === undefined || this.#table === undefined) return false;
    const { pause, isPaused } = this.#clocks ?? {};
    // Nobody was told before: what it took to keep them has passed for nobody.
    this.#clocks = { ...clocks, at: Math.max(clocks.at, this.#clock.date()) };
    this.wake();
    return pause !== clocks.pause || isPaused !== clocks.isPaused;
  }

  /** Waits for the next clock that runs out. */
  wake(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const due = this.#clocks === undefined ? null : dueOf(this.#clocks);
    if (due === null) return;
    this.#match.claimLease();
    const wait = Math.max(0, due - this.#clock.date());
    // A timer may ring a little early by the date.
    const ring = (): void => {
      if (this.outOfTime.length > 0) this.#match.ring();
      else this.wake();
    };
    this.#cancel = this.#clock.after(Math.min(LONGEST_WAIT, Math.ceil(wait)), ring);
  }

  /** The seats whose time is up. */
  get outOfTime(): readonly Seat[] {
    return this.#clocks === undefined ? [] : outOfTime(this.#clocks, this.#clock.date());
  }

  /** Whether a bot takes a seat whose time is up, and not just this one choice. */
  handsOver(seat: Seat): boolean {
    const clocks = this.#clocks;
    // A hidden turn must not show who has not answered in time.
    if (clocks === undefined || clocks.shared !== null) return false;
    const isOften = (clocks.missed[seat] ?? 0) + 1 >= MOST_MISSED;
    return isOften || this.#match.setup().timeout === 'seat';
  }

  /** The clocks as everybody is told now. */
  get shown(): ClockState | undefined {
    const table = this.#table;
    const state = this.#match.state();
    if (table === undefined || state === undefined || this.#clocks === undefined) return undefined;
    // What programs have where the table keeps no time is told to nobody: it never changes.
    if (state.isOver || table === PROGRAM_CLOCK) return undefined;
    return showClocks(table, this.#clocks, deciding(state.referee.shownTurn), this.#clock.date());
  }

  /** What a seat has left that has to decide. */
  leftOf(seat: Seat): number | undefined {
    if (this.#clocks === undefined || !has(this.#clocks.people, seat)) return undefined;
    return timeLeft(clocksAt(this.#clocks, this.#clock.date()), seat);
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}

/** With the date by which a store finds those that are due. */
const toKept = (clocks: SeatClocks): KeptClocks => ({ ...clocks, due: dueOf(clocks) });
