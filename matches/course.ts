import { deciding, type Move, printEntry, refuseText, type Seat } from '@pepite/kernel';
import type { BotName, Weighed } from '@pepite/bots';
import type { HintedMove, Position, Problem } from '@pepite/protocol';
import type { Holder } from './holder.ts';
import type { Viewer } from './memory.ts';
import { Minds } from './minds.ts';
import type { Play } from './play.ts';
import { Pondering } from './pondering.ts';
import type { Surroundings } from './surroundings.ts';
import { movedPrinter } from './telling.ts';

/** What the match does with what happens. */
export interface Listener {
  /** Something has happened: each viewer, or only that one, is to be told in its own words. */
  readonly moved: (print: (viewer: Viewer) => string, only?: Seat) => void;
  /** A round or the match has ended: everybody is to be told everything anew. */
  readonly turned: () => void;
  /** Whether somebody wants to see the bots move one by one. */
  readonly isFollowed: () => boolean;
}

/** Which position a player saw. */
type Stand = Pick<Position, 'ply' | 'own'>;

/** How many moves a hint names. */
const MOST_HINTED = 3;

/** A match being played: every step is kept on disk, told, and answered by the bots. */
export class Course {
  readonly play: Play;
  readonly #match: string;
  readonly #around: Surroundings;
  readonly #listener: Listener;
  readonly #minds: Minds;
  readonly #pondering: Pondering;
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
    this.#minds = new Minds(play.referee, around.thinking);
    this.#pondering = new Pondering(this.#minds, around.clock, {
      decided: (seat, move) => this.#decided(seat, move),
      failed: (seat, error) => this.#failed(seat, error),
      pause: () => (listener.isFollowed() ? around.botPause : 0),
    });
    if (play.isOver) return;
    play.onStep = () => this.#minds.note();
    holders.forEach((holder, seat) => {
      if (holder.kind === 'bot') this.#minds.seat(seat, holder.bot);
      else if (holder.kind === 'guest' && holder.standIn !== undefined) {
        this.#minds.seat(seat, holder.standIn);
      }
    });
    play.drawChances(around.rng);
    // What was fetched from disk is there already.
    if (play.referee.journal.length > this.#kept) this.#keep();
    this.#pondering.wake();
  }

  /** A player's choice, made at the position where so many moves and own choices were settled. */
  choose(seat: Seat, at: Stand, text: string): Problem | undefined {
    const { game, table } = this.play.referee;
    if (!this.#isAt(seat, at)) return { kind: 'stale' };
    const move = game.parse(text);
    if (move === undefined) return refuseText(game, table, text);
    return this.#step(seat, () => this.play.submit(seat, move), 'guest');
  }

  /** What the best bot would do in place of a seat; it is told later, through `answer`. */
  hint(seat: Seat, at: Stand, answer: (moves: readonly HintedMove[]) => void): Problem | undefined {
    if (!this.play.decides(seat)) return { kind: 'not-deciding' };
    if (!this.#isAt(seat, at)) return { kind: 'stale' };
    const isAsked = this.#minds.advise(seat, (advice) => {
      if ('error' in advice) this.#around.report(new Error(advice.error));
      else answer(this.#hinted(advice.moves));
    });
    return isAsked ? undefined : { kind: 'hint-pending' };
  }

  #hinted(moves: readonly Weighed[]): readonly HintedMove[] {
    const { game } = this.play.referee;
    const [best, ...others] = moves;
    // What was given up early is known less well; the choice itself stays the first, and what only
    // seems better than it is told as no better.
    others.sort((one, other) => other.worth - one.worth);
    return [best, ...others].slice(0, MOST_HINTED).map(({ move, worth }) => ({
      move: game.print(move),
      worth: Number.isNaN(worth) ? null : Math.min(worth, best.worth),
    }));
  }

  /** Whether so many moves and own choices are settled. */
  #isAt(seat: Seat, { ply, own }: Stand): boolean {
    const { referee } = this.play;
    return ply === referee.journal.length && own === referee.chosen(seat).length;
  }

  takeBack(seat: Seat, ply: number): Problem | undefined {
    if (ply !== this.play.referee.journal.length) return { kind: 'stale' };
    return this.#step(seat, () => this.play.takeBack(seat), undefined);
  }

  standIn(seat: Seat, bot: BotName): void {
    this.#minds.seat(seat, bot);
    this.#pondering.wake();
  }

  standDown(seat: Seat): void {
    this.#pondering.forget(seat);
    this.#minds.remove(seat);
  }

  get isBusy(): boolean {
    return this.#pondering.isBusy;
  }

  close(): void {
    this.#pondering.close();
    this.#minds.close();
  }

  #step(
    seat: Seat,
    happen: () => Problem | undefined,
    mover: 'guest' | 'bot' | undefined,
  ): Problem | undefined {
    const { referee, memory } = this.play;
    const { length } = referee.journal;
    const { round } = memory.lookBack(undefined);
    const turn = deciding(referee.shownTurn);
    const problem = happen();
    if (problem !== undefined) return problem;
    this.play.drawChances(this.#around.rng);
    this.#keep();
    if (mover !== undefined) this.#around.counted(mover);
    const hasTurned = memory.lookBack(undefined).round !== round;
    const hasChanged = deciding(referee.shownTurn) !== turn;
    // Whoever goes on with a sealed choice does so unseen, and where answers are hidden whoever
    // makes one: a message would tell it to the others.
    const isUnseen = referee.journal.length === length && !hasChanged;
    const print = movedPrinter(this.#match, this.play, length);
    if (hasTurned) this.#listener.turned();
    else if (isUnseen) this.#listener.moved(print, seat);
    else this.#listener.moved(print);
    if (hasTurned || hasChanged) this.#around.lobbyChanged();
    this.#pondering.wake();
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
    if (this.play.isOver) store.setStatus(this.#match, 'over', clock.date());
  }

  #decided(seat: Seat, move: Move): boolean {
    const { referee } = this.play;
    const problem = this.#step(seat, () => this.play.submit(seat, move), 'bot');
    if (problem !== undefined) {
      const any = this.#failed(seat, `a bot chose ${move}: ${JSON.stringify(problem)}`);
      this.#step(seat, () => this.play.submit(seat, any), 'bot');
    }
    return referee.chosen(seat).length > 0 && this.play.decides(seat);
  }

  /** A bot that fails must not stop the match of those who play with it. */
  #failed(seat: Seat, error: string): Move {
    this.#around.report(new Error(error));
    this.#minds.seatAnew(seat);
    return this.play.referee.anyLegal(seat, this.#around.rng);
  }
}
