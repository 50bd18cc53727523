import { deciding, each, isSimultaneous, type Move, Moves, type Seat } from '@pepite/kernel';
import type { Cancel, Clock } from './clock.ts';
import type { AnswerTime } from './pace.ts';
import type { PlayState } from './play-state.ts';

/** A simultaneous turn: where the journal was when it began, and when it may end. */
interface Turn {
  readonly ply: number;
  readonly moment: AnswerTime;
  readonly cancel: Cancel;
  /** Whether its moment has come. */
  isOpen: boolean;
}

/** An answer that is held back, and the position that it was given for. */
interface Held {
  readonly move: Move;
  readonly ply: number;
  readonly own: number;
}

/** What is answered, by seat. */
export type Answered = ReadonlyMap<Seat, Move>;

/**
 * In a game that hides answers, when a simultaneous turn ends, and when each answer is told to be
 * taken, must not tell who else had a choice. So a moment is drawn when the turn begins, and all
 * answers that come before are held back until then. Whoever can only answer one thing is answered
 * for then, be it a person or a bot, here or away. What comes later is made at once.
 */
export class HeldAnswers {
  readonly #state: PlayState;
  readonly #clock: Clock;
  readonly #draw: () => AnswerTime;
  /** Asks for `take` to be called when nothing else is under way. */
  readonly #ask: () => void;
  /**
   * In memory only: told to nobody, so if the server ends meanwhile the page sends it again. Each
   * stays until it has been kept: the match may be loaded anew before.
   */
  readonly #held = new Map<Seat, Held>();
  readonly #moves = new Moves();
  #turn: Turn | undefined;

  constructor(state: PlayState, clock: Clock, draw: () => AnswerTime, ask: () => void) {
    this.#state = state;
    this.#clock = clock;
    this.#draw = draw;
    this.#ask = ask;
  }

  /** To be called after every step: a turn may have begun or ended. */
  note(): void {
    const { length } = this.#state.referee.journal;
    for (const seat of this.#held.keys()) if (!this.isHeld(seat)) this.#held.delete(seat);
    if (this.#turn !== undefined && this.#turn.ply !== length) this.close();
    if (!this.#isHiding) return;
    if (this.#turn === undefined) this.#begin(length);
    // Somebody may have taken back what was answered for them.
    else if (this.#turn.isOpen && this.#forced().size > 0) this.#ask();
  }

  /** The moment of the turn under way, at which bots answer, too: it must not show how many did. */
  get moment(): AnswerTime | undefined {
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
    const { journal } = this.#state.referee;
    this.#held.set(seat, { move, ply: journal.length, own: this.#chosen(seat) });
    return true;
  }

  isHeld(seat: Seat): boolean {
    const { journal } = this.#state.referee;
    const held = this.#held.get(seat);
    return held?.ply === journal.length && held.own === this.#chosen(seat);
  }

  /** Forgets an answer that is held back; false if there is none. */
  drop(seat: Seat): boolean {
    const isHeld = this.isHeld(seat);
    this.#held.delete(seat);
    return isHeld;
  }

  /** The match was loaded anew: whoever has answered at the same position need not do so again. */
  takeOver(former: HeldAnswers): void {
    for (const [seat, held] of former.#held) this.#held.set(seat, held);
  }

  close(): void {
    this.#turn?.cancel();
    this.#turn = undefined;
  }

  #chosen(seat: Seat): number {
    return this.#state.referee.chosen(seat).length;
  }

  get #isHiding(): boolean {
    const { game, turn } = this.#state.referee;
    return game.hidesAnswers === true && isSimultaneous(turn);
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

  /** The moment has come. */
  #open(): void {
    if (this.#turn !== undefined) this.#turn.isOpen = true;
    this.#ask();
  }

  /**
   * Everything that is answered by now, to be made in one step; nothing unless the turn's moment
   * has come and the turn is still under way: its end may have been decided while its moment came.
   */
  take(): Answered {
    const { journal } = this.#state.referee;
    if (this.#turn?.isOpen !== true || this.#turn.ply !== journal.length) return new Map();
    const held = [...this.#held].filter(([seat]) => this.isHeld(seat));
    return new Map([...this.#forced(), ...held.map(([seat, { move }]) => [seat, move] as const)]);
  }

  #forced(): Answered {
    const forced = new Map<Seat, Move>();
    for (const seat of each(deciding(this.#state.referee.turn))) {
      const move = this.#onlyMove(seat);
      if (move !== undefined) forced.set(seat, move);
    }
    return forced;
  }

  #onlyMove(seat: Seat): Move | undefined {
    const { referee } = this.#state;
    this.#moves.clear();
    if (this.#state.decides(seat)) referee.game.moves(referee.view(seat), this.#moves);
    return this.#moves.weight === 1 ? this.#moves.at(0) : undefined;
  }
}
