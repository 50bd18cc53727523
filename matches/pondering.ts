import type { Move, Seat } from '@pepite/kernel';
import type { Cancel, Clock } from './clock.ts';
import type { Minds } from './minds.ts';
import type { Moment } from './pace.ts';

/** What the match does with the bots' choices. */
export interface Decisions {
  /** Whether a bot that has to decide is to be asked now. */
  readonly mayAsk: (seat: Seat) => boolean;
  /** When the choice of a bot that is asked now will be told. */
  readonly moment: () => Moment;
  /** A bot has decided: makes its whole choice. */
  readonly decided: (seat: Seat, moves: readonly Move[]) => void;
  /** A bot has failed: any move after those will do, so that the match goes on for the others. */
  readonly failed: (seat: Seat, moves: readonly Move[], error: string) => Move;
}

/** Has the bots of a match decide whenever it is their turn, all that have to at the same time. */
export class Pondering {
  readonly #minds: Minds;
  readonly #clock: Clock;
  readonly #decisions: Decisions;
  /** Who is thinking, or waits for the moment to tell; what stops it. */
  readonly #under = new Map<Seat, Cancel>();

  constructor(minds: Minds, clock: Clock, decisions: Decisions) {
    this.#minds = minds;
    this.#clock = clock;
    this.#decisions = decisions;
  }

  /** Wakes those who have to decide and do not know it yet. */
  wake(): void {
    for (const seat of this.#minds.deciding) {
      const isNew = !this.#under.has(seat) && this.#decisions.mayAsk(seat);
      if (isNew) this.#ponder(seat, this.#decisions.moment());
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

  /**
   * Thinks at once, and moves at its moment. A choice of several moves is thought to its end before
   * any of it is made: moves that came one by one could be counted.
   */
  #ponder(seat: Seat, moment: Moment): void {
    const moves: Move[] = [];
    let isStopped = false;
    let timer: Cancel | undefined;
    this.#under.set(seat, () => {
      isStopped = true;
      timer?.();
    });
    const think = (): void => {
      const left = moment.left(this.#clock.now());
      this.#minds.choose(seat, moves, left, (choice) => {
        if (isStopped) return;
        const { failed } = this.#decisions;
        moves.push('move' in choice ? choice.move : failed(seat, moves, choice.error));
        if (this.#minds.goesOn(seat, moves)) think();
        else timer = this.#tell(seat, moves, moment);
      });
    };
    think();
  }

  #tell(seat: Seat, moves: readonly Move[], moment: Moment): Cancel {
    const now = this.#clock.now();
    return this.#clock.after(moment.after(now) - now, () => {
      this.#under.delete(seat);
      this.#decisions.decided(seat, moves);
    });
  }
}
