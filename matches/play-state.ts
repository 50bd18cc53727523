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
  type Start,
} from '@pepite/kernel';
import type { ClockState } from '@pepite/protocol';
import type { Opening } from './branch.ts';
import { endingOf } from './ending.ts';
import { followEntries } from './following.ts';
import { History, type Viewer } from './history.ts';
import type { MatchChange } from './store.ts';

/** Where the move at a place of the record is drawn from, if it is chance's. */
export type ChanceAt = (ply: number) => Rng;

/** What a match begins with that goes on from another one. */
export interface Beginning {
  /** The world that its moves begin in, if something was imagined there. */
  readonly start?: Start | undefined;
  /** Moves that were made in the other match, and choices that were sealed there. */
  readonly given?: Pick<Opening, 'moves' | 'choices'> | undefined;
}

/** What has happened in one step: a choice, what it settled, and what chance brought then. */
export interface Step {
  /** What is to be kept of it. */
  readonly change: MatchChange;
  /** How many moves were settled before. */
  readonly from: number;
  /** Whether a round or the match has ended. */
  readonly hasEndedRound: boolean;
  /** Whether onlookers see others decide than before. */
  readonly hasTurned: boolean;
  /** The seats that may know of it; nothing if all may. */
  readonly only: readonly Seat[] | undefined;
  /** The seats for which bots have chosen, as their time was up. */
  readonly timedOut?: readonly Seat[];
  /** The seats whose plans have chosen. */
  readonly planned?: readonly Seat[];
}

/** How a match stood before a step. */
interface Before {
  readonly from: number;
  readonly round: number;
  /** The seats that onlookers saw decide. */
  readonly asked: number;
  readonly hadChoices: boolean;
}

/** A match without people and bots: a referee, and what may be looked back at. */
export class PlayState {
  readonly referee: Referee<unknown, unknown, unknown, Options>;
  readonly history: History;
  /** Called after every move, before anything else happens: bots are told what they see then. */
  onMove: () => void = () => {};
  /** Whether it was ended without a result: nothing more is played. */
  isAborted = false;
  readonly #given: Beginning['given'];
  /** The table as it was last printed; nothing once it may have changed. */
  #printedTable: string | undefined;

  constructor(game: Game, seats: number, options: Options, { start, given }: Beginning = {}) {
    this.#given = given;
    this.referee = new Referee(game, seats, options, start);
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
    return this.isAborted || isOver(this.referee.turn);
  }

  /** How many of its moves were made in the match that it goes on from. */
  get givenPlies(): number {
    return this.#given?.moves.length ?? 0;
  }

  /** Whether what was given is still to come, before anything else. */
  get #awaitsGiven(): boolean {
    return this.givenPlies > 0 && this.referee.journal.length === 0;
  }

  /** Whether something has to come before anybody can move: what was given, or chance. */
  get awaitsChance(): boolean {
    return this.#awaitsGiven || isChance(this.referee.turn);
  }

  decides(seat: Seat): boolean {
    return has(deciding(this.referee.turn), seat);
  }

  get sealed(): readonly Entry[] {
    return this.referee.pending;
  }

  /** Lets chance move until somebody has to decide; before it comes what was given. */
  begin(chanceAt: ChanceAt): Step {
    const before = this.#standing();
    this.#tellGiven();
    this.#letChanceMove(chanceAt);
    return this.#stepSince(before, []);
  }

  #tellGiven(): void {
    if (!this.#awaitsGiven || this.#given === undefined) return;
    if (this.restore(this.#given.moves, this.#given.choices)) return;
    throw new Error('these rules do not lead to where the match goes on from');
  }

  /**
   * Makes a choice of some seats, if it may be made, and lets chance move until somebody has to
   * decide: all of it is one step.
   */
  step<P>(
    seats: readonly Seat[],
    chanceAt: ChanceAt,
    choose: () => P | undefined,
  ): { readonly value: Step } | { readonly problem: P } {
    const before = this.#standing();
    const problem = choose();
    if (problem !== undefined) return { problem };
    this.#letChanceMove(chanceAt);
    return { value: this.#stepSince(before, seats) };
  }

  #letChanceMove(chanceAt: ChanceAt): void {
    while (isChance(this.referee.turn)) {
      this.referee.drawChance(chanceAt(this.referee.journal.length));
      this.#noted(undefined);
    }
  }

  /**
   * Goes where another process has brought it, by the moves since and the choices that are sealed
   * now: that is one step, too. Nothing if these rules can't have led there.
   */
  follow(moves: readonly string[], choices: readonly string[]): Step | undefined {
    const before = this.#standing();
    const seats = followEntries(this, [...moves, ...choices]);
    return seats && this.#stepSince(before, seats);
  }

  #standing(): Before {
    const { journal, shownTurn } = this.referee;
    return {
      from: journal.length,
      round: this.history.round,
      asked: deciding(shownTurn),
      hadChoices: this.sealed.length > 0,
    };
  }

  #stepSince({ from, round, asked, hadChoices }: Before, seats: readonly Seat[]): Step {
    const { referee } = this;
    const hasTurned = deciding(referee.shownTurn) !== asked;
    // Whoever goes on with a sealed choice does so unseen, and where answers are hidden whoever
    // makes one: a message would tell it to the others.
    const isUnseen = referee.journal.length === from && !hasTurned;
    return {
      change: this.#changeSince(from, hadChoices),
      from,
      hasEndedRound: this.history.round !== round,
      hasTurned,
      only: isUnseen ? seats : undefined,
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
    this.#printedTable = undefined;
    this.history.note();
    this.onMove();
    return undefined;
  }

  /** What has happened since `from`, and where the match stands now, as it is sent to a viewer. */
  printMoved(match: string, viewer: Viewer, from: number, clock?: ClockState): string {
    const events = this.history.printSince(viewer, from);
    const position = this.printPosition(viewer);
    const moved = `{"type":"moved","match":"${match}","events":${events},"position":${position}`;
    return clock === undefined ? `${moved}}` : `${moved},"clock":${JSON.stringify(clock)}}`;
  }

  /**
   * The position as a viewer may know it (`Position`). The table is most of every message and the
   * same for all, so it is printed once; but where answers are hidden, whoever has made one sees it
   * there.
   */
  printPosition(viewer: Viewer): string {
    const { referee } = this;
    const { round, since } = this.history.lookBack(viewer);
    const own = viewer === undefined ? 0 : referee.chosen(viewer).length;
    const shared = (this.#printedTable ??= JSON.stringify(referee.table));
    const place =
      `"ply":${referee.journal.length},"own":${own},` +
      `"lookBack":{"round":${round},"since":${since}}`;
    if (viewer === undefined) return `{${place},"table":${shared}}`;
    const { table, hand } = referee.view(viewer);
    const isShared = own === 0 || table === referee.table;
    const printed = isShared ? shared : JSON.stringify(table);
    return `{${place},"table":${printed},"hand":${JSON.stringify(hand)}}`;
  }
}
