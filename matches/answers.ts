import { deciding, each, isTogether, type Move, Moves, type Seat } from '@pepite/kernel';
import type { Cancel, Clock } from './clock.ts';
import type { Moment } from './pace.ts';
import type { Play } from './play.ts';

/** A simultaneous turn: where the journal was when it began, and when it may end. */
interface Turn {
  readonly ply: number;
  readonly moment: Moment;
  readonly cancel: Cancel;
  /** Whether its moment has come. */
  isOpen: boolean;
}

/** What is answered, by seat. */
export type Answered = ReadonlyMap<Seat, Move>;

/**
 * In a game that hides answers, when a simultaneous turn ends, and when each answer is told to be
 * taken, must not tell who else had a choice. So a moment is drawn when the turn begins, and all
 * answers that come before are held back until then. Whoever can only answer one thing is answered
 * for then, be it a person or a bot, here or away. What comes later is made at once.
 */
export class Answers {
  readonly #play: Play;
  readonly #clock: Clock;
  readonly #draw: () => Moment;
  readonly #make: (answers: Answered) => void;
  /** In memory only: told to nobody, so if the server ends meanwhile the page sends it again. */
  readonly #held = new Map<Seat, Move>();
  readonly #moves = new Moves();
  #turn: Turn | undefined;

  constructor(play: Play, clock: Clock, draw: () => Moment, make: (answers: Answered) => void) {
    this.#play = play;
    this.#clock = clock;
    this.#draw = draw;
    this.#make = make;
  }

  /** To be called after every step: a turn may have begun or ended. */
  note(): void {
    const { length } = this.#play.referee.journal;
    if (this.#turn !== undefined && this.#turn.ply !== length) this.close();
    if (!this.#isHiding) return;
    if (this.#turn === undefined) this.#begin(length);
    // Somebody may have taken back what was answered for them.
    else if (this.#turn.isOpen) this.#answerForced();
  }

  /** The moment of the turn under way, at which bots answer, too: it must not show how many did. */
  get moment(): Moment | undefined {
    return this.#turn?.moment;
  }

  get isBusy(): boolean {
    return this.#turn?.isOpen === false;
  }

  /** Whether a seat has to answer and can only answer one thing. */
  isForced(seat: Seat): boolean {
    return this.#isHiding && this.#onlyMove(seat) !== undefined;
  }

  /** Holds back a legal answer that comes before the moment; false if it may be made now. */
  hold(seat: Seat, move: Move): boolean {
    if (!this.isBusy) return false;
    this.#held.set(seat, move);
    return true;
  }

  isHeld(seat: Seat): boolean {
    return this.#held.has(seat);
  }

  /** Forgets an answer that is held back; false if there is none. */
  drop(seat: Seat): boolean {
    return this.#held.delete(seat);
  }

  close(): void {
    this.#turn?.cancel();
    this.#turn = undefined;
    this.#held.clear();
  }

  get #isHiding(): boolean {
    const { game, turn } = this.#play.referee;
    return game.hidesAnswers === true && isTogether(turn);
  }

  #begin(ply: number): void {
    const moment = this.#draw();
    const wait = Math.max(0, moment.at - this.#clock.now());
    // Once more around, so that bots whose moment it is are among those that are held back.
    let cancel = this.#clock.after(wait, () => {
      cancel = this.#clock.after(0, () => this.#open());
    });
    this.#turn = { ply, moment, cancel: () => cancel(), isOpen: wait === 0 };
  }

  /** The moment has come: everything that is answered by now is made in one step. */
  #open(): void {
    if (this.#turn !== undefined) this.#turn.isOpen = true;
    const answers = new Map([...this.#forced(), ...this.#held]);
    this.#held.clear();
    if (answers.size > 0) this.#make(answers);
  }

  #answerForced(): void {
    const forced = this.#forced();
    if (forced.size > 0) this.#make(forced);
  }

  #forced(): Answered {
    const forced = new Map<Seat, Move>();
    for (const seat of each(deciding(this.#play.referee.turn))) {
      const move = this.#onlyMove(seat);
      if (move !== undefined) forced.set(seat, move);
    }
    return forced;
  }

  #onlyMove(seat: Seat): Move | undefined {
    const { referee } = this.#play;
    this.#moves.clear();
    if (this.#play.decides(seat)) referee.game.moves(referee.view(seat), this.#moves);
    return this.#moves.weight === 1 ? this.#moves.at(0) : undefined;
  }
}
