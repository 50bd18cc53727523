import { deciding, each, type Move, type Seat } from '@pepite/kernel';
import type { Cancel, Clock } from './clock.ts';
import { type PlayDecision, UNSEEN } from './play-context.ts';
import type { ChanceAt, PlayState } from './play-state.ts';
import { positionOf } from './timed-out-seats.ts';

/** What planned moves need of the play. */
interface PlannedPlay {
  /** Where chance comes from, once a move is made. */
  readonly chanceAt: ChanceAt;
  /** The legal move that is planned for a seat, which has to decide, if there is one. */
  readonly moveFor: (seat: Seat) => Move | undefined;
  /** Whether answers are hidden now: those have a moment together. */
  readonly isHiding: () => boolean;
  /** How long a move waits, in milliseconds, drawn as if somebody was thinking. */
  readonly wait: (seat: Seat) => number;
  /** Whether this process may make it, and time goes on. */
  readonly mayMake: () => boolean;
  readonly carryOut: (decide: () => PlayDecision) => void;
}

interface Waiting {
  readonly position: string;
  readonly cancel: Cancel;
}

/**
 * Has planned moves made at drawn moments: nobody can tell them from those of somebody who is
 * there, and until then the player may still choose, or plan something else.
 */
export class PlanTurns {
  readonly #state: PlayState;
  readonly #clock: Clock;
  readonly #play: PlannedPlay;
  readonly #waiting = new Map<Seat, Waiting>();

  constructor(state: PlayState, clock: Clock, play: PlannedPlay) {
    this.#state = state;
    this.#clock = clock;
    this.#play = play;
  }

  /** The seats for which a plan knows a move that they have to make now. */
  get #planned(): readonly Seat[] {
    const asked = [...each(deciding(this.#state.referee.turn))];
    return asked.filter((seat) => this.#play.moveFor(seat) !== undefined);
  }

  /** Whether some plan knows what to do now. */
  get isWanted(): boolean {
    return this.#planned.length > 0;
  }

  /** Begins to wait for those whose plans know what to do, and forgets those who plan no more. */
  wake(): void {
    const seats = this.#play.isHiding() ? [] : this.#planned;
    for (const [seat, { position }] of this.#waiting) {
      const isStill = seats.includes(seat) && position === positionOf(this.#state, seat);
      if (!isStill) this.#forget(seat);
    }
    if (seats.length === 0 || !this.#play.mayMake()) return;
    for (const seat of seats) if (!this.#waiting.has(seat)) this.#wait(seat);
  }

  /** Whether a seat's move is about to be made. */
  awaits(seat: Seat): boolean {
    return this.#waiting.has(seat);
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  close(): void {
    for (const seat of this.#waiting.keys()) this.#forget(seat);
  }

  #wait(seat: Seat): void {
    const position = positionOf(this.#state, seat);
    const cancel = this.#clock.after(this.#play.wait(seat), () => {
      this.#waiting.delete(seat);
      this.#play.carryOut(() => this.#make(seat, position));
    });
    this.#waiting.set(seat, { position, cancel });
  }

  #forget(seat: Seat): void {
    this.#waiting.get(seat)?.cancel();
    this.#waiting.delete(seat);
  }

  /** The move, if it is still planned at this position. */
  #make(seat: Seat, position: string): PlayDecision {
    const state = this.#state;
    const isThere = position === positionOf(state, seat);
    const move = isThere ? this.#play.moveFor(seat) : undefined;
    if (move === undefined || !this.#play.mayMake()) return UNSEEN;
    return withPlanned(
      state.step([seat], this.#play.chanceAt, () => state.submit(seat, move)),
      [seat],
    );
  }
}

/** A step in which plans have chosen for some seats. */
export const withPlanned = (made: PlayDecision, planned: readonly Seat[]): PlayDecision =>
  'problem' in made || made.value === undefined ? made : { value: { ...made.value, planned } };
