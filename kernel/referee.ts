import { has, only } from './bits.ts';
import type { Entry } from './entry.ts';
import { type Game, variantOf } from './game.ts';
import { begin, listMoves } from './match.ts';
import { type Move, Moves } from './moves.ts';
import { makeRecord, type MatchRecord, type Player } from './record.ts';
import { faultRefusal, type Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import { type Actor, type Audience, CHANCE, everybody, ONLOOKERS, type Seat } from './seats.ts';
import { deciding, isChance, isOver, isSimultaneous, mayAct, sealed, type Turn } from './turn.ts';
import type { Start } from './start.ts';
import type { Translated } from './words.ts';
import { copy, type Immutable, look, tableOf, type View, World } from './world.ts';

/** What somebody learns of a move: at least that it was made, by whom, and how to speak of it. */
export type Seen =
  | { readonly actor: Actor; readonly move: Move }
  | { readonly actor: Actor; readonly unseen: Translated<string> };

/** Most positions are such that nobody has chosen anything. */
const NONE: readonly Move[] = [];

interface Settled extends Entry {
  readonly learners: Audience;
  /** What those are told who don't learn the move; absent when everybody does. */
  readonly unseen: Translated<string> | undefined;
}

/**
 * Runs one match and lets nobody see more than they may: the world never leaves it.
 *
 * In a simultaneous turn a choice is carried out at once (the rules seal it in the chooser's hand),
 * but it enters the journal, in seat order, only when all are in; until then its seat may take it
 * back. In a game that hides answers not even that somebody has chosen shows before: everybody sees
 * the world as it was when the turn began, with what they have chosen themselves.
 */
export class Referee<T, H, B, O> {
  readonly game: Game<T, H, B, O>;
  readonly seats: number;
  readonly options: O;
  /** What the match began with, if something was imagined there. */
  readonly start: Start<T, H, B> | undefined;
  readonly #world: World<T, H, B>;
  /** The world before the first choice of the simultaneous turn under way. */
  readonly #before: World<T, H, B>;
  /** Where moves are tried out; made when it is first needed. */
  #trial: World<T, H, B> | undefined;
  /** By seat, that world with the seat's own choices; made when it is first needed. */
  readonly #own: World<T, H, B>[] = [];
  readonly #settled: Settled[] = [];
  #pending: Settled[] = [];
  readonly #moves = new Moves();

  constructor(game: Game<T, H, B, O>, seats: number, options: O, start?: Start<T, H, B>) {
    this.game = variantOf(game, options);
    this.seats = seats;
    this.options = options;
    this.start = start;
    this.#world = begin(this.game, seats, options);
    this.#before = begin(this.game, seats, options);
    if (start !== undefined) copy(new World(start), this.#world);
  }

  /** Who acts now. */
  get turn(): Turn {
    return this.game.turn(tableOf(this.#world));
  }

  /** The turn as onlookers see it: where answers are hidden, as if nobody had answered yet. */
  get shownTurn(): Turn {
    return this.game.turn(this.table);
  }

  /** What a spectator sees. */
  get table(): Immutable<T> {
    return tableOf(this.#isHiding ? this.#before : this.#world);
  }

  /** What a seat sees now: a live window, good for as long as the match goes on. */
  view(seat: Seat): View<T, H> {
    return look(this.#isHiding ? this.#ownWorld(seat) : this.#world, seat);
  }

  /** Whether there are choices whose being made must not show. */
  get #isHiding(): boolean {
    return this.game.hidesAnswers === true && this.#pending.length > 0;
  }

  /** The world in which nobody but this seat has chosen anything. */
  #ownWorld(seat: Seat): World<T, H, B> {
    const own = (this.#own[seat] ??= begin(this.game, this.seats, this.options));
    copy(this.#before, own);
    for (const move of this.chosen(seat)) this.game.apply(own, seat, move);
    return own;
  }

  /** Whether the match is over. */
  get isOver(): boolean {
    return isOver(this.turn);
  }

  /** The result, once the match is over. */
  get result(): Result | undefined {
    return this.isOver ? this.game.result(this.table) : undefined;
  }

  /** What a seat may do now: nothing unless it has to decide. Not for more than `MOST_LISTED`. */
  legal(seat: Seat): readonly Move[] {
    return [...this.listed(seat)];
  }

  /** Some legal move of a seat, which has to decide, each as likely as the others. */
  anyLegal(seat: Seat, rng: Rng): Move {
    return this.listed(seat).draw(rng);
  }

  /** The same moves as `legal`, not written out; good until something else is asked. */
  listed(seat: Seat): Moves {
    if (has(deciding(this.turn), seat)) listMoves(this.game, this.#world, seat, this.#moves);
    else this.#moves.clear();
    return this.#moves;
  }

  /** Why a seat may not make a move now, if it may not. */
  judge(seat: Seat, move: Move): Refusal | undefined {
    const fault = has(deciding(this.turn), seat)
      ? this.game.judge(look(this.#world, seat), move)
      : this.game.outOfTurnFault(this.table);
    return fault === undefined ? undefined : faultRefusal(this.game, fault);
  }

  /**
   * What a seat would see after so many more moves of its own in the simultaneous turn under way,
   * if it would have to go on with its choice then; nothing changes. To be read before something
   * else is asked.
   */
  viewAfter(seat: Seat, moves: readonly Move[]): View<T, H> | undefined {
    if (moves.length === 0) return this.view(seat);
    if (!isSimultaneous(this.turn)) return undefined;
    const trial = this.#tryOut(seat, moves);
    if (trial === undefined) return undefined;
    const turn = this.game.turn(tableOf(trial));
    return sealed(turn) !== 0 && has(deciding(turn), seat) ? look(trial, seat) : undefined;
  }

  /** A copy of the world in which a seat has made such moves, if it may. */
  #tryOut(seat: Seat, moves: readonly Move[]): World<T, H, B> | undefined {
    const trial = (this.#trial ??= begin(this.game, this.seats, this.options));
    copy(this.#world, trial);
    for (const move of moves) {
      const isAsked = has(deciding(this.game.turn(tableOf(trial))), seat);
      if (!isAsked || this.game.judge(look(trial, seat), move) !== undefined) return undefined;
      this.game.apply(trial, seat, move);
    }
    return trial;
  }

  /** Makes a move of a seat, or says why not; then nothing has changed. */
  submit(seat: Seat, move: Move): Refusal | undefined {
    const refusal = this.judge(seat, move);
    if (refusal === undefined) this.#carryOut(seat, move);
    return refusal;
  }

  /** Takes back all that a seat has chosen in the simultaneous turn under way. */
  takeBack(seat: Seat): Refusal | undefined {
    const others = this.#pending.filter(({ actor }) => actor !== seat);
    if (others.length === this.#pending.length) return { kind: 'nothing-to-take-back' };
    copy(this.#before, this.#world);
    for (const { actor, move } of others) this.game.apply(this.#world, actor, move);
    this.#pending = others;
    return undefined;
  }

  /** Lets chance move, when it is chance's turn. */
  drawChance(rng: Rng): Move {
    const move = this.chanceBy(rng);
    this.#carryOut(CHANCE, move);
    return move;
  }

  /** What chance would bring by a generator: nothing happens yet. */
  chanceBy(rng: Rng): Move {
    if (!isChance(this.turn)) throw new Error('it is not the turn of chance');
    listMoves(this.game, this.#world, CHANCE, this.#moves);
    return this.#moves.draw(rng);
  }

  /** Lets chance bring what a record says it brought. */
  tellChance(move: Move): Refusal | undefined {
    const fault = isChance(this.turn)
      ? this.game.judgeChance(this.#world, move)
      : this.game.outOfTurnFault(this.table);
    if (fault !== undefined) return faultRefusal(this.game, fault);
    this.#carryOut(CHANCE, move);
    return undefined;
  }

  /** A move by any actor, as a record or a journal tells it. */
  tell({ actor, move }: Entry): Refusal | undefined {
    return actor === CHANCE ? this.tellChance(move) : this.submit(actor, move);
  }

  /** Whether an actor may act now. */
  mayAct(actor: Actor): boolean {
    return mayAct(this.turn, actor);
  }

  #carryOut(actor: Actor, move: Move): void {
    const wasSimultaneous = isSimultaneous(this.turn);
    // What is chosen at any other time is settled at once: nobody can take it back.
    if (wasSimultaneous && this.#pending.length === 0) copy(this.#world, this.#before);
    const table = tableOf(this.#world);
    const learners = this.game.audience(table, actor, move);
    const unseen = learners === everybody(this.seats) ? undefined : this.#tellUnseen(table);
    this.game.apply(this.#world, actor, move);
    this.#pending.push({ actor, move, learners, unseen });
    if (!wasSimultaneous || sealed(this.turn) === 0) this.#settle();
  }

  /** How the move that is due is told to those who may not learn it. */
  #tellUnseen(table: Immutable<T>): Translated<string> {
    const { words } = this.game;
    return { en: words.en.unseen(table), fr: words.fr.unseen(table) };
  }

  #settle(): void {
    // A stable sort: what one seat chose stays in its order.
    this.#settled.push(...this.#pending.sort((one, other) => one.actor - other.actor));
    this.#pending = [];
  }

  /** Every settled move. It holds every secret of the match: for the store, never for a player. */
  get journal(): readonly Entry[] {
    return this.#settled;
  }

  /** The sealed choices of the simultaneous turn under way, as secret as the journal. */
  get pending(): readonly Entry[] {
    return this.#pending;
  }

  /** The record of the match, once it is over: before, it would tell every secret. */
  record(players: readonly Player[]): MatchRecord | undefined {
    const { game, seats, options, start, journal, result } = this;
    if (result === undefined) return undefined;
    return makeRecord(game, { seats, options, players, start, journal, result });
  }

  /**
   * The settled moves from `from` on, as a seat has seen them happen, or, without a seat, as a
   * spectator has: who learns what everybody present may.
   */
  seen(seat: Seat | undefined, from = 0): readonly Seen[] {
    const viewer = seat === undefined ? ONLOOKERS : only(seat);
    return this.#settled.slice(from).map(({ actor, move, learners, unseen }) => {
      const isLearned = unseen === undefined || (learners & viewer) !== 0;
      return isLearned || actor === seat ? { actor, move } : { actor, unseen };
    });
  }

  /** The choices that a seat has made in the simultaneous turn under way, in its own order. */
  chosen(seat: Seat): readonly Move[] {
    if (this.#pending.length === 0) return NONE;
    return this.#pending.filter(({ actor }) => actor === seat).map(({ move }) => move);
  }
}
