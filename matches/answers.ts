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

/**
 * In a game that hides answers, when a simultaneous turn ends must not tell who had a choice. So a
 * moment is drawn when the turn begins. Whoever can only answer one thing is answered for then, be
 * it a person or a bot, here or away; and no turn ends before: an answer that would end it is held
 * back until then. All other answers are sealed at once.
 */
export class Answers {
  readonly #play: Play;
  readonly #clock: Clock;
  readonly #draw: () => Moment;
  readonly #make: (seat: Seat, move: Move) => void;
  /** In memory only: told to nobody, so if the server ends meanwhile the page sends it again. */
  readonly #held = new Map<Seat, Move>();
  readonly #moves = new Moves();
  #turn: Turn | undefined;

  constructor(
    play: Play,
    clock: Clock,
    draw: () => Moment,
    make: (seat: Seat, move: Move) => void,
  ) {
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

  /** Holds back a legal answer that would end the turn too early; false if it may be made now. */
  hold(seat: Seat, move: Move): boolean {
    const mustWait = this.isBusy && this.#play.referee.completes(seat, move);
    if (mustWait) this.#held.set(seat, move);
    return mustWait;
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
    const cancel = this.#clock.after(wait, () => this.#open());
    this.#turn = { ply, moment, cancel, isOpen: wait === 0 };
  }

  #open(): void {
    if (this.#turn !== undefined) this.#turn.isOpen = true;
    this.#answerForced();
    const held = [...this.#held];
    this.#held.clear();
    for (const [seat, move] of held) this.#make(seat, move);
  }

  /** Each answer leads back to `note`, which answers for the others or begins another turn. */
  #answerForced(): void {
    for (const seat of each(deciding(this.#play.referee.turn))) {
      const move = this.#turn?.isOpen === true ? this.#onlyMove(seat) : undefined;
      if (move !== undefined) this.#make(seat, move);
    }
  }

  #onlyMove(seat: Seat): Move | undefined {
    const { referee } = this.#play;
    this.#moves.clear();
    if (this.#play.decides(seat)) referee.game.moves(referee.view(seat), this.#moves);
    return this.#moves.weight === 1 ? this.#moves.at(0) : undefined;
  }
}
