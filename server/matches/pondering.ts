import type { Choice } from '@pepite/bots';
import type { Move, Seat } from '@pepite/kernel';
import type { Cancel, Clock } from '../clock.ts';
import type { Minds } from './minds.ts';

/** What the match does with the bots' choices. */
export interface Decisions {
  /** A bot has decided: makes its move, and says whether it has to go on with its choice. */
  readonly decided: (seat: Seat, move: Move) => boolean;
  /** A bot has failed: any move will do, so that the match goes on for the others. */
  readonly failed: (seat: Seat, error: string) => Move;
  /** How long a bot waits before it moves, so that people can follow. */
  readonly pause: () => number;
}

/** Has the bots of a match decide whenever it is their turn, all that have to at the same time. */
export class Pondering {
  readonly #minds: Minds;
  readonly #clock: Clock;
  readonly #decisions: Decisions;
  /** Who is thinking, or waits to be followed; what stops it. */
  readonly #under = new Map<Seat, Cancel>();

  constructor(minds: Minds, clock: Clock, decisions: Decisions) {
    this.#minds = minds;
    this.#clock = clock;
    this.#decisions = decisions;
  }

  /** Wakes those who have to decide and do not know it yet. */
  wake(): void {
    for (const seat of this.#minds.deciding) {
      if (!this.#under.has(seat)) this.#ponder(seat, this.#clock.now() + this.#decisions.pause());
    }
  }

  /** Whether somebody is about to decide. */
  get isBusy(): boolean {
    return this.#under.size > 0;
  }

  /** A seat is not played by its bot any more. */
  forget(seat: Seat): void {
    this.#under.get(seat)?.();
    this.#under.delete(seat);
  }

  close(): void {
    for (const seat of this.#under.keys()) this.forget(seat);
  }

  /** Thinks at once, and moves not before `at`. */
  #ponder(seat: Seat, at: number | undefined): void {
    let isStopped = false;
    let timer: Cancel | undefined;
    this.#under.set(seat, () => {
      isStopped = true;
      timer?.();
    });
    this.#minds.choose(seat, (choice) => {
      if (isStopped) return;
      if (at === undefined) this.#settle(seat, choice);
      else {
        const left = Math.max(0, at - this.#clock.now());
        timer = this.#clock.after(left, () => this.#settle(seat, choice));
      }
    });
  }

  #settle(seat: Seat, choice: Choice): void {
    const move = 'move' in choice ? choice.move : this.#decisions.failed(seat, choice.error);
    const goesOn = this.#decisions.decided(seat, move);
    this.#under.delete(seat);
    // A choice of several moves is made without pauses: they could be counted.
    if (goesOn) this.#ponder(seat, undefined);
    this.wake();
  }
}
