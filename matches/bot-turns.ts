import type { Move, Seat } from '@pepite/kernel';
import type { Cancel, Clock } from './clock.ts';
import type { AnswerTime } from './pace.ts';
import type { SeatedBots } from './seated-bots.ts';

/** What the match does with the bots' choices. */
export interface Decisions {
  /** Whether a bot that has to decide is to be asked now. */
  readonly mayAsk: (seat: Seat) => boolean;
  /** Which position a seat has to choose at: another one, once anything else is to be chosen. */
  readonly positionOf: (seat: Seat) => string;
  /** When the choice of a bot that is asked now will be told. */
  readonly moment: () => AnswerTime;
  /** A bot has decided at a position: makes its whole choice, and says that it is finished. */
  readonly decided: (seat: Seat, moves: readonly Move[], position: string) => void;
  /** A bot has failed: any move after those will do, so that the match goes on for the others. */
  readonly failed: (seat: Seat, moves: readonly Move[], error: Error) => Move;
}

/** A bot that is thinking, or waits for the moment to move. */
interface Asked {
  readonly position: string;
  readonly stop: Cancel;
}

/** Has the bots of a match decide whenever it is their turn, all that have to at the same time. */
export class BotTurns {
  readonly #bots: SeatedBots;
  readonly #clock: Clock;
  readonly #decisions: Decisions;
  readonly #under = new Map<Seat, Asked>();

  constructor(bots: SeatedBots, clock: Clock, decisions: Decisions) {
    this.#bots = bots;
    this.#clock = clock;
    this.#decisions = decisions;
  }

  /**
   * Wakes those who have to decide and do not know it yet, or think about what another process has
   * chosen for them meanwhile.
   */
  wake(): void {
    for (const [seat, { position }] of this.#under) {
      if (position !== this.#decisions.positionOf(seat)) this.forget(seat);
    }
    for (const seat of this.#bots.deciding) {
      const isNew = !this.#under.has(seat) && this.#decisions.mayAsk(seat);
      if (isNew) this.#decide(seat, this.#decisions.moment());
    }
  }

  /** Whether somebody is about to decide. */
  get isBusy(): boolean {
    return this.#under.size > 0;
  }

  /**
   * What a bot has decided is being made: from now on it may be asked again. Not before: its choice
   * may have to wait for something else to be kept, and whoever wakes bots then must not ask it for
   * the same choice once more.
   */
  finished(seat: Seat): void {
    this.#under.delete(seat);
  }

  /** A seat is not played by its bot any more. */
  forget(seat: Seat): void {
    this.#under.get(seat)?.stop();
    this.#under.delete(seat);
  }

  close(): void {
    for (const seat of this.#under.keys()) this.forget(seat);
  }

  /**
   * Thinks at once, and moves at its moment. A choice of several moves is thought to its end before
   * any of it is made: moves that came one by one could be counted.
   */
  #decide(seat: Seat, moment: AnswerTime): void {
    const moves: Move[] = [];
    const position = this.#decisions.positionOf(seat);
    let isStopped = false;
    let timer: Cancel | undefined;
    const stop = (): void => {
      isStopped = true;
      timer?.();
    };
    this.#under.set(seat, { position, stop });
    const think = (): void => {
      const left = moment.left(this.#clock.now());
      this.#bots.choose(seat, moves, left, (choice) => {
        if (isStopped) return;
        const { failed } = this.#decisions;
        moves.push('value' in choice ? choice.value : failed(seat, moves, choice.problem));
        if (this.#bots.goesOn(seat, moves)) think();
        else timer = this.#at(moment, () => this.#decisions.decided(seat, moves, position));
      });
    };
    think();
  }

  #at(moment: AnswerTime, tell: () => void): Cancel {
    const now = this.#clock.now();
    return this.#clock.after(moment.after(now) - now, tell);
  }
}
