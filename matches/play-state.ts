import {
  deciding,
  type Entry,
  type Game,
  has,
  isChance,
  isOver,
  type Move,
  type Options,
  parseEntry,
  printEntry,
  Referee,
  type Refusal,
  type Rng,
  type Seat,
} from '@pepite/kernel';
import { endingOf } from './ending.ts';
import { History } from './history.ts';
import type { MatchChange } from './store.ts';

/** What has happened in one step: a choice, what it settled, and what chance brought then. */
export interface Step {
  /** What is to be kept of it. */
  readonly change: MatchChange;
  /** How many moves were settled before. */
  readonly from: number;
  /** Whether a round or the match has ended: everybody is told everything anew. */
  readonly hasEndedRound: boolean;
  /** Whether onlookers see others decide than before. */
  readonly hasTurned: boolean;
  /** The seats that may know of it; nothing if all may. */
  readonly only: readonly Seat[] | undefined;
}

/** A match without people and bots: a referee, and what may be looked back at. */
export class PlayState {
  readonly referee: Referee<unknown, unknown, unknown, Options>;
  readonly history: History;
  /** Called after every move, before anything else happens: bots are told what they see then. */
  onMove: () => void = () => {};

  constructor(game: Game, seats: number, options: Options) {
    this.referee = new Referee(game, seats, options);
    this.history = new History(this.referee);
  }

  /** Plays what was kept; false if these rules can't have led there. */
  restore(moves: readonly string[], choices: readonly string[]): boolean {
    const { game, seats } = this.referee;
    return [...moves, ...choices].every((line) => {
      const entry = parseEntry(game, seats, line);
      return entry !== undefined && this.tell(entry) === undefined;
    });
  }

  tell(entry: Entry): Refusal | undefined {
    return this.#noted(this.referee.tell(entry));
  }

  submit(seat: Seat, move: Move): Refusal | undefined {
    return this.#noted(this.referee.submit(seat, move));
  }

  takeBack(seat: Seat): Refusal | undefined {
    return this.#noted(this.referee.takeBack(seat));
  }

  get isOver(): boolean {
    return isOver(this.referee.turn);
  }

  /** Whether chance has to move before anybody can. */
  get awaitsChance(): boolean {
    return isChance(this.referee.turn);
  }

  decides(seat: Seat): boolean {
    return has(deciding(this.referee.turn), seat);
  }

  get sealed(): readonly Entry[] {
    return this.referee.pending;
  }

  /**
   * Makes a choice of some seats, if it may be made, and lets chance move until somebody has to
   * decide: all of it is one step.
   */
  step<P>(
    seats: readonly Seat[],
    rng: Rng,
    choose: () => P | undefined,
  ): { readonly value: Step } | { readonly problem: P } {
    const { referee } = this;
    const from = referee.journal.length;
    const { round } = this.history.lookBack(undefined);
    const asked = deciding(referee.shownTurn);
    const hadChoices = this.sealed.length > 0;
    const problem = choose();
    if (problem !== undefined) return { problem };
    while (this.awaitsChance) {
      referee.drawChance(rng);
      this.#noted(undefined);
    }
    const hasTurned = deciding(referee.shownTurn) !== asked;
    // Whoever goes on with a sealed choice does so unseen, and where answers are hidden whoever
    // makes one: a message would tell it to the others.
    const isUnseen = referee.journal.length === from && !hasTurned;
    return {
      value: {
        change: this.#changeSince(from, hadChoices),
        from,
        hasEndedRound: this.history.lookBack(undefined).round !== round,
        hasTurned,
        only: isUnseen ? seats : undefined,
      },
    };
  }

  #changeSince(ply: number, hadChoices: boolean): MatchChange {
    const { game, journal, turn, result } = this.referee;
    const print = (entry: Entry): string => printEntry(game, entry);
    const { sealed } = this;
    return {
      ...(journal.length > ply && { moves: { ply, entries: journal.slice(ply).map(print) } }),
      ...((sealed.length > 0 || hadChoices) && { choices: sealed.map(print) }),
      deciding: deciding(turn),
      ...(result !== undefined && { status: 'over', ending: endingOf(game, result) }),
    };
  }

  #noted(refusal: Refusal | undefined): Refusal | undefined {
    if (refusal !== undefined) return refusal;
    this.history.note();
    this.onMove();
    return undefined;
  }
}
