import {
  deciding,
  has,
  itemAt,
  type Options,
  printActor,
  type Referee,
  type Seat,
  type Seen,
  type Translated,
} from '@pepite/kernel';
import type { Logged, LookBack } from '@pepite/protocol';

/** A seat, or nothing for a spectator. */
export type Viewer = Seat | undefined;

/**
 * What may be looked back at while a match is played (A26, S6, X32): the moves of rounds that are
 * over, and those since one's own last move or turn, as the game says. A spectator may look back at
 * what every player may: a player could be one, too, in another window.
 */
export class History {
  readonly #referee: Referee<unknown, unknown, unknown, Options>;
  /** The last settled move of each seat, and where its last two turns began. */
  readonly #own: number[];
  readonly #turn: number[];
  readonly #turnBefore: number[];
  #lastSeat: Seat | undefined;
  /** The log as each viewer may know it, one text a move, and the two texts there are of each. */
  readonly #lines = new Map<Viewer, string[]>();
  readonly #texts: string[] = [];
  readonly #unseenTexts: string[] = [];
  /** What was printed last for everybody: the moves from one up to another. */
  #latest:
    { readonly from: number; readonly end: number; readonly text: string | undefined } | undefined;
  /** What moves have brought about, told from the table right after them. */
  readonly #outcomes = new Map<number, Translated<string>>();
  /** How many settled moves have been noted. */
  #noted = 0;
  #roundsEnded = 0;
  #round = 0;

  constructor(referee: Referee<unknown, unknown, unknown, Options>) {
    this.#referee = referee;
    const none = (): number[] => Array.from({ length: referee.seats }, () => 0);
    this.#own = none();
    this.#turn = none();
    this.#turnBefore = none();
  }

  /** To be called after every step of the referee. */
  note(): void {
    const { journal, game, table, isOver } = this.#referee;
    if (this.#noted < journal.length) this.#noteOutcome(journal.length - 1);
    for (; this.#noted < journal.length; this.#noted++) {
      const { actor } = itemAt(journal, this.#noted);
      if (actor < this.#own.length) this.#noteMove(actor, this.#noted);
    }
    const { ended } = game.rounds(table);
    if (ended === this.#roundsEnded && !isOver) return;
    this.#roundsEnded = ended;
    this.#round = journal.length;
  }

  /** Only of moves that onlookers learned: what another one has led to could tell which it was. */
  #noteOutcome(ply: number): void {
    const { game, table } = this.#referee;
    const seen = itemAt(this.#referee.seen(undefined, ply), 0);
    if ('unseen' in seen) return;
    const en = game.words.en.outcome?.(seen.move, table);
    const fr = game.words.fr.outcome?.(seen.move, table);
    if (en !== undefined && fr !== undefined) this.#outcomes.set(ply, { en, fr });
  }

  #noteMove(seat: Seat, ply: number): void {
    this.#own[seat] = ply;
    // What chance brings in between belongs to the turn.
    if (seat === this.#lastSeat) return;
    this.#lastSeat = seat;
    this.#turnBefore[seat] = itemAt(this.#turn, seat);
    this.#turn[seat] = ply;
  }

  /** The first move of the round under way. */
  get round(): number {
    return this.#round;
  }

  lookBack(viewer: Viewer): LookBack {
    if (viewer !== undefined) return { round: this.#round, since: this.#since(viewer) };
    let since = 0;
    for (const seat of this.#own.keys()) since = Math.max(since, this.#since(seat));
    return { round: this.#round, since };
  }

  #since(seat: Seat): number {
    const { game, turn } = this.#referee;
    if (game.lookBack === 'all') return 0;
    if (game.lookBack !== 'turn') return itemAt(this.#own, seat);
    const isInTurn = seat === this.#lastSeat && has(deciding(turn), seat);
    return isInTurn ? itemAt(this.#turnBefore, seat) : itemAt(this.#turn, seat);
  }

  /** Whether everybody has seen a move, and a viewer may look at it now. */
  isSeenByAll(ply: number, viewer: Viewer): boolean {
    const { round, since } = this.lookBack(viewer);
    const [seen] = this.#referee.seen(undefined, ply);
    return seen !== undefined && !('unseen' in seen) && (ply < round || ply >= since);
  }

  /** Everything the viewer may look at, printed as a list of `Logged`. */
  printLog(viewer: Viewer): string {
    const { round, since } = this.lookBack(viewer);
    const lines = this.#linesFor(viewer);
    return `[${lines.filter((_line, ply) => ply < round || ply >= since).join(',')}]`;
  }

  /** What has happened from a move on, as the viewer may know it, printed as a list of `Logged`. */
  printSince(viewer: Viewer, from: number): string {
    if (this.#latest?.from !== from || this.#latest.end !== this.#noted) {
      this.#latest = { from, end: this.#noted, text: this.#printForAll(from) };
    }
    return this.#latest.text ?? `[${this.#linesFor(viewer).slice(from).join(',')}]`;
  }

  /** The same if all may know all of it, as with most moves: what onlookers learn, all do. */
  #printForAll(from: number): string | undefined {
    const seen = this.#referee.seen(undefined, from);
    if (seen.some((one) => 'unseen' in one)) return undefined;
    return `[${seen.map((one, place) => this.#printed(one, from + place)).join(',')}]`;
  }

  /** The printed log of a viewer, brought up to date: what was printed before stays as it is. */
  #linesFor(viewer: Viewer): readonly string[] {
    const lines = this.#lines.get(viewer) ?? [];
    this.#lines.set(viewer, lines);
    for (const seen of this.#referee.seen(viewer, lines.length)) {
      lines.push(this.#printed(seen, lines.length));
    }
    return lines;
  }

  /** A line is one text for all who learn the move, and another one for those who don't. */
  #printed(seen: Seen, ply: number): string {
    const texts = 'unseen' in seen ? this.#unseenTexts : this.#texts;
    return (texts[ply] ??= JSON.stringify(this.#logged(seen, ply)));
  }

  #logged(seen: Seen, ply: number): Logged {
    const actor = printActor(seen.actor);
    if ('unseen' in seen) return { ply, actor, unseen: seen.unseen };
    const logged = { ply, actor, move: this.#referee.game.print(seen.move) };
    const outcome = this.#outcomes.get(ply);
    return outcome === undefined ? logged : { ...logged, outcome };
  }
}
