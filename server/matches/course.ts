import { deciding, Moves, printEntry, refuseText, type Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { Cancel } from '../clock.ts';
import type { Holder } from './holder.ts';
import type { Viewer } from './memory.ts';
import type { Play } from './play.ts';
import type { Surroundings } from './surroundings.ts';
import { movedPrinter } from './telling.ts';

/** What the match does with what happens. */
export interface Listener {
  /** Something has happened: each viewer, or only that one, is to be told in its own words. */
  readonly moved: (print: (viewer: Viewer) => string, only?: Seat) => void;
  /** A round or the match has ended: everybody is to be told everything anew. */
  readonly turned: () => void;
}

/** Bots that stand in for people are the strong ones. */
const STAND_IN = 'heuristic';

/** A match being played: every step is kept on disk, told, and answered by the bots. */
export class Course {
  readonly play: Play;
  readonly #match: string;
  readonly #around: Surroundings;
  readonly #listener: Listener;
  #botTimer: Cancel | undefined;
  /** How many settled moves are kept, and whether sealed choices are. */
  #kept: number;
  #hasChoices: boolean;

  constructor(
    match: string,
    play: Play,
    around: Surroundings,
    holders: readonly Holder[],
    listener: Listener,
  ) {
    this.#match = match;
    this.play = play;
    this.#around = around;
    this.#listener = listener;
    this.#kept = play.referee.journal.length;
    this.#hasChoices = play.sealed.length > 0;
    if (play.isOver) return;
    holders.forEach((holder, seat) => {
      if (holder.kind === 'bot') play.seatBot(seat, holder.bot);
      else if (holder.kind === 'guest' && holder.replaced) play.seatBot(seat, STAND_IN);
    });
    play.drawChances(around.rng);
    // What was fetched from disk is there already.
    if (play.referee.journal.length > this.#kept) this.#keep();
    this.#scheduleBot();
  }

  /** A player's choice, made at the position where so many moves and own choices were settled. */
  choose(
    seat: Seat,
    at: { readonly ply: number; readonly own: number },
    text: string,
  ): Problem | undefined {
    const { referee } = this.play;
    const { game, journal } = referee;
    if (at.ply !== journal.length || at.own !== referee.chosen(seat).length) {
      return { kind: 'stale' };
    }
    const move = game.parse(text);
    if (move === undefined) return refuseText(game, referee.table, text);
    return this.#step(seat, () => this.play.submit(seat, move), 'guest');
  }

  takeBack(seat: Seat, ply: number): Problem | undefined {
    if (ply !== this.play.referee.journal.length) return { kind: 'stale' };
    return this.#step(seat, () => this.play.takeBack(seat), undefined);
  }

  standIn(seat: Seat): void {
    this.play.seatBot(seat, STAND_IN);
    this.#scheduleBot();
  }

  standDown(seat: Seat): void {
    this.play.removeBot(seat);
  }

  get isBusy(): boolean {
    return this.#botTimer !== undefined;
  }

  close(): void {
    this.#botTimer?.();
  }

  #step(
    seat: Seat,
    happen: () => Problem | undefined,
    mover: 'guest' | 'bot' | undefined,
  ): Problem | undefined {
    const { referee, memory } = this.play;
    const { length } = referee.journal;
    const { round } = memory.lookBack(undefined);
    const turn = deciding(referee.turn);
    const problem = happen();
    if (problem !== undefined) return problem;
    this.play.drawChances(this.#around.rng);
    this.#keep();
    if (mover !== undefined) this.#around.counted(mover);
    const hasTurned = memory.lookBack(undefined).round !== round;
    // Whoever goes on with a sealed choice does so unseen: a message would tell it to the others.
    const isUnseen = referee.journal.length === length && deciding(referee.turn) === turn;
    const print = movedPrinter(this.#match, this.play, length);
    if (hasTurned) this.#listener.turned();
    else if (isUnseen) this.#listener.moved(print, seat);
    else this.#listener.moved(print);
    if (hasTurned || deciding(referee.turn) !== turn) this.#around.lobbyChanged();
    this.#scheduleBot();
    return undefined;
  }

  /** Puts on disk what is not there yet. */
  #keep(): void {
    const { store, clock } = this.#around;
    const { game, journal } = this.play.referee;
    if (this.#kept < journal.length) {
      const entries = journal.slice(this.#kept).map((entry) => printEntry(game, entry));
      store.addMoves(this.#match, this.#kept, entries);
      this.#kept = journal.length;
    }
    const { sealed } = this.play;
    if (sealed.length > 0 || this.#hasChoices) {
      store.setChoices(
        this.#match,
        sealed.map((entry) => printEntry(game, entry)),
      );
      this.#hasChoices = sealed.length > 0;
    }
    if (this.play.isOver) store.setStatus(this.#match, 'over', clock.now());
  }

  #scheduleBot(): void {
    if (this.#botTimer !== undefined || this.play.waitingBot === undefined) return;
    this.#botTimer = this.#around.clock.after(this.#around.botPause, () => {
      this.#botTimer = undefined;
      this.#letBotMove();
    });
  }

  #letBotMove(): void {
    const seat = this.play.waitingBot;
    if (seat === undefined) return;
    const { referee } = this.play;
    // A choice of several moves is made at once: pauses between them could be counted.
    do {
      const move = this.#botMove(seat);
      this.#step(seat, () => this.play.submit(seat, move), 'bot');
    } while (referee.chosen(seat).length > 0 && this.play.decides(seat));
  }

  /** A bot that fails must not stop the match of those who play with it: any move will do then. */
  #botMove(seat: Seat): number {
    try {
      return this.play.botMove(seat, this.#around.rng);
    } catch (error) {
      this.#around.report(error);
      const moves = new Moves();
      const { game } = this.play.referee;
      game.moves(this.play.referee.view(seat), moves);
      return moves.draw(this.#around.rng);
    }
  }
}
