import {
  deciding,
  each,
  isSimultaneous,
  type Move,
  Moves,
  type Refusal,
  type Seat,
} from '@pepite/kernel';
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

/** What is answered, by seat. */
export type Answered = ReadonlyMap<Seat, Move>;

/** A turn with what was answered in it until now. */
export interface HeldTurn {
  readonly ply: number;
  readonly moment: AnswerTime;
  readonly answers: Answered;
  /** The seats that bots have answered for. */
  readonly bots: ReadonlySet<Seat>;
}

/** What the match does with answers. */
interface Answering {
  /** Asks for `take` to be called when nothing else is under way. */
  readonly ask: () => void;
  /** Whether a seat that need not be asked is answered for here: by one process alone. */
  readonly answersFor: (seat: Seat) => boolean;
  /** What a seat has planned to answer. */
  readonly planned: (seat: Seat) => Move | undefined;
}

/**
 * In a game that hides answers, when a simultaneous turn ends, and when each answer is told to be
 * taken, must not tell who else had a choice. So a moment is drawn when the turn begins, and all
 * answers that come before are held back until then. Whoever can only answer one thing, or has
 * planned what to answer, is answered for then, be it a person or a bot, here or away. What comes
 * later is made at once.
 */
export class HeldAnswers {
  readonly #state: PlayState;
  readonly #clock: Clock;
  readonly #draw: () => AnswerTime;
  readonly #ask: () => void;
  readonly #answersFor: (seat: Seat) => boolean;
  readonly #planned: (seat: Seat) => Move | undefined;
  /** In memory only: told to nobody, so if the server ends meanwhile the page sends it again. */
  readonly #held = new Map<Seat, Move>();
  /** What is being made: it is held once more if that comes to nothing. */
  #taken = new Map<Seat, Move>();
  readonly #moves = new Moves();
  #turn: Turn | undefined;

  constructor(
    state: PlayState,
    clock: Clock,
    draw: () => AnswerTime,
    { ask, answersFor, planned }: Answering,
  ) {
    this.#state = state;
    this.#clock = clock;
    this.#draw = draw;
    this.#ask = ask;
    this.#answersFor = answersFor;
    this.#planned = planned;
  }

  /** What is held back, for whoever goes on with it. */
  get turn(): Omit<HeldTurn, 'bots'> | undefined {
    if (this.#turn === undefined) return undefined;
    const { ply, moment } = this.#turn;
    return { ply, moment, answers: new Map([...this.#taken, ...this.#held]) };
  }

  /**
   * Goes on with the turn of a match that had to be loaded anew: what was answered there is not
   * lost, and the turn ends no later.
   */
  adopt({ ply, moment, answers }: Omit<HeldTurn, 'bots'>): void {
    if (ply !== this.#state.referee.journal.length || !this.isHiding) return;
    for (const [seat, move] of answers) {
      const isOpen = this.#state.referee.chosen(seat).length === 0 && this.#state.decides(seat);
      if (isOpen) this.#held.set(seat, move);
    }
    this.#begin(ply, moment);
  }

  /** To be called after every step: a turn may have begun or ended. */
  note(): void {
    const { length } = this.#state.referee.journal;
    if (this.#turn !== undefined && this.#turn.ply !== length) this.close();
    if (!this.isHiding) return;
    if (this.#turn === undefined) this.#begin(length, this.#draw());
    // Somebody may have taken back what was answered for them, or may be answered for here now.
    else if (this.#turn.isOpen && (this.#held.size > 0 || this.#unasked().size > 0)) this.#ask();
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
    return this.isHiding && this.#onlyMove(seat) !== undefined;
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
    this.#taken.delete(seat);
    return this.#held.delete(seat);
  }

  close(): void {
    this.#turn?.cancel();
    this.#turn = undefined;
    this.#held.clear();
    this.#taken = new Map();
  }

  /** Whether the turn under way is one in which answers are hidden. */
  get isHiding(): boolean {
    const { game, turn } = this.#state.referee;
    return game.hidesAnswers === true && isSimultaneous(turn);
  }

  #begin(ply: number, moment: AnswerTime): void {
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
    const answers = new Map([...this.#unasked(), ...this.#held]);
    this.#taken = new Map(this.#held);
    this.#held.clear();
    return answers;
  }

  /** The answers of those who need not be asked. */
  #unasked(): Answered {
    const answers = new Map<Seat, Move>();
    for (const seat of each(deciding(this.#state.referee.turn))) {
      const move = this.#onlyMove(seat) ?? this.#planned(seat);
      if (move !== undefined && this.#answersFor(seat)) answers.set(seat, move);
    }
    return answers;
  }

  #onlyMove(seat: Seat): Move | undefined {
    const { referee } = this.#state;
    this.#moves.clear();
    if (this.#state.decides(seat)) referee.game.moves(referee.view(seat), this.#moves);
    return this.#moves.weight === 1 ? this.#moves.at(0) : undefined;
  }
}

/** Makes answers of several seats; what is wrong with the first that may not be made. */
export function submitAnswers(
  state: PlayState,
  answers: Iterable<readonly [Seat, Move]>,
): Refusal | undefined {
  for (const [seat, move] of answers) {
    const refusal = state.submit(seat, move);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
