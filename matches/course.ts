import {
  CHANCE,
  deciding,
  type Entry,
  itemAt,
  type Move,
  Moves,
  printEntry,
  refuseText,
  type Seat,
} from '@pepite/kernel';
import type { BotName, Weighed } from '@pepite/bots';
import type { HintedMove, Pace, Position, Problem } from '@pepite/protocol';
import { type Answered, Answers } from './answers.ts';
import type { Holder } from './holder.ts';
import type { Viewer } from './memory.ts';
import { Minds } from './minds.ts';
import { Moment, type Wait, waitAt } from './pace.ts';
import type { Play } from './play.ts';
import { Pondering } from './pondering.ts';
import type { Guest } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import { movedPrinter } from './telling.ts';

/** What the match does with what happens. */
export interface Listener {
  /** Something has happened: each viewer, or only that one, is to be told in its own words. */
  readonly moved: (print: (viewer: Viewer) => string, only?: Seat) => void;
  /** A round or the match has ended: everybody is to be told everything anew. */
  readonly turned: () => void;
  /** What the lobby shows of the match may have changed. */
  readonly lobbyChanged: () => void;
  /** How quickly bots move. */
  readonly pace: Pace;
  /** Whether there is somebody to play for; else bots wait. */
  readonly isAttended: () => boolean;
  /** For whom the match is played, and where they come from: thinking is shared by that. */
  readonly guest: () => Guest;
  readonly origin: () => string;
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
  readonly #answers: Answers;
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
    const { guest, origin } = listener;
    this.#minds = new Minds(play.referee, around.thinking, { match, guest, origin });
    this.#answers = new Answers(
      play,
      around.clock,
      () => this.#drawMoment(waitAt('human', around.botPause)),
      (answers) => this.#step([...answers.keys()], () => this.#submitAnswers(answers)),
    );
    this.#pondering = new Pondering(this.#minds, around.clock, {
      mayAsk: (seat) => !this.#answers.isForced(seat) && !this.#answers.isHeld(seat),
      moment: () => this.#answers.moment ?? this.#drawMoment(this.#wait),
      decided: (seat, moves) => this.#decided(seat, moves),
      failed: (seat, moves, error) => this.#failed(seat, moves, error),
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
    this.wake();
  }

  /**
   * How long a bot waits that is asked now. Though nobody may look on, players who are in the lobby
   * are told there when it is their turn.
   */
  get #wait(): Wait {
    return waitAt(this.#listener.pace, this.#around.botPause);
  }

  #drawMoment(wait: Wait): Moment {
    return new Moment(this.#around.clock.now(), wait, this.#around.jitter());
  }

  /** Goes on with what is up to the bots and to the server, if there is somebody to play for. */
  wake(): void {
    if (this.play.isOver || !this.#listener.isAttended()) return;
    this.#answers.note();
    this.#pondering.wake();
  }

  /** A player's choice, made at the position where so many moves and own choices were settled. */
  choose(seat: Seat, at: Stand, text: string): Problem | undefined {
    const { game, table } = this.play.referee;
    if (!this.#isAt(seat, at)) return { kind: 'stale' };
    const move = game.parse(text);
    if (move === undefined) return refuseText(game, table, text);
    const refusal = this.play.referee.judge(seat, move);
    if (refusal !== undefined || this.#answers.hold(seat, move)) return refusal;
    return this.#step([seat], () => this.play.submit(seat, move));
  }

  /** What the best bot would do in place of a seat; it is told later, through `answer`. */
  hint(
    seat: Seat,
    at: Stand,
    answer: (hint: readonly HintedMove[] | Problem) => void,
  ): Problem | undefined {
    if (!this.play.decides(seat)) return { kind: 'not-deciding' };
    if (!this.#isAt(seat, at)) return { kind: 'stale' };
    return this.#minds.advise(seat, (advice) => {
      if ('error' in advice) {
        this.#around.report(new Error(advice.error));
        answer({ kind: 'hint-failed' });
      } else answer(this.#hinted(advice.moves));
    });
  }

  #hinted(moves: readonly Weighed[]): readonly HintedMove[] {
    const { game } = this.play.referee;
    const [best, ...others] = moves;
    if (best === undefined) return [];
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
    const isThere = ply === referee.journal.length && own === referee.chosen(seat).length;
    return isThere && !this.#answers.isHeld(seat);
  }

  takeBack(seat: Seat, ply: number): Problem | undefined {
    if (ply !== this.play.referee.journal.length) return { kind: 'stale' };
    if (this.#answers.drop(seat)) return undefined;
    return this.#step([seat], () => this.play.takeBack(seat));
  }

  standIn(seat: Seat, bot: BotName): void {
    this.#minds.seat(seat, bot);
    this.wake();
  }

  standDown(seat: Seat): void {
    this.#pondering.forget(seat);
    this.#minds.remove(seat);
    // What the bot has answered is not told yet: the player answers instead.
    this.#answers.drop(seat);
  }

  get isBusy(): boolean {
    return this.#pondering.isBusy || this.#answers.isBusy;
  }

  close(): void {
    this.#answers.close();
    this.#pondering.close();
    this.#minds.close();
  }

  /** Something is done by these seats: it is kept, told, and the match goes on. */
  #step(seats: readonly Seat[], happen: () => Problem | undefined): Problem | undefined {
    const { referee, memory } = this.play;
    const { length } = referee.journal;
    const { round } = memory.lookBack(undefined);
    const asked = deciding(referee.shownTurn);
    const problem = happen();
    if (problem !== undefined) return problem;
    this.play.drawChances(this.#around.rng);
    this.#keep();
    this.#count(length);
    const hasTurned = memory.lookBack(undefined).round !== round;
    const hasChanged = deciding(referee.shownTurn) !== asked;
    // Whoever goes on with a sealed choice does so unseen, and where answers are hidden whoever
    // makes one: a message would tell it to the others.
    const isUnseen = referee.journal.length === length && !hasChanged;
    const print = movedPrinter(this.#match, this.play, length);
    if (hasTurned) this.#listener.turned();
    else if (isUnseen) for (const seat of seats) this.#listener.moved(print, seat);
    else this.#listener.moved(print);
    if (hasTurned || hasChanged) this.#listener.lobbyChanged();
    // Bots that have nothing left to do leave their places to others.
    if (this.play.isOver) this.close();
    else this.wake();
    return undefined;
  }

  /** Counts moves once they are settled: before, their number would tell of what is sealed. */
  #count(from: number): void {
    for (const { actor } of this.play.referee.journal.slice(from)) {
      if (actor !== CHANCE) this.#around.counted(this.#minds.plays(actor) ? 'bot' : 'guest');
    }
  }

  /** Puts on disk what is not there yet, with the seats that have to decide then. */
  #keep(): void {
    const { store, clock } = this.#around;
    const { game, journal, turn } = this.play.referee;
    const print = (entry: Entry): string => printEntry(game, entry);
    if (this.#kept < journal.length) {
      store.addMoves(this.#match, this.#kept, journal.slice(this.#kept).map(print), deciding(turn));
      this.#kept = journal.length;
    }
    const { sealed } = this.play;
    if (sealed.length > 0 || this.#hasChoices) {
      store.setChoices(this.#match, sealed.map(print), deciding(turn));
      this.#hasChoices = sealed.length > 0;
    }
    if (this.play.isOver) store.setStatus(this.#match, 'over', clock.date());
  }

  #submitAnswers(answers: Answered): Problem | undefined {
    for (const [seat, move] of answers) {
      const problem = this.play.submit(seat, move);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  #decided(seat: Seat, moves: readonly Move[]): void {
    const isHeld = moves.length === 1 && this.#answers.hold(seat, itemAt(moves, 0));
    if (!isHeld) this.#step([seat], () => this.#submitAll(seat, moves));
  }

  /** A bot's whole choice; what it may not do is replaced by what it may. */
  #submitAll(seat: Seat, moves: readonly Move[]): Problem | undefined {
    for (const move of moves) {
      const problem = this.play.submit(seat, move);
      if (problem === undefined) continue;
      const error = `a bot chose ${move}: ${JSON.stringify(problem)}`;
      return this.play.submit(seat, this.#failed(seat, [], error));
    }
    return undefined;
  }

  /** A bot that fails must not stop the match of those who play with it. */
  #failed(seat: Seat, moves: readonly Move[], error: string): Move {
    const { referee } = this.play;
    this.#around.report(new Error(error));
    this.#minds.seatAnew(seat);
    const view = referee.viewAfter(seat, moves);
    if (view === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    const legal = new Moves();
    referee.game.moves(view, legal);
    return legal.draw(this.#around.rng);
  }
}
