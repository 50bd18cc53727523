import {
  type ArrayWriter,
  CHANCE,
  firstActor,
  type Game,
  type GameArrays,
  isOver,
  type Language,
  type Move,
  type Options,
  Referee,
  refuseText,
  type Refusal,
  type Result,
  type Rng,
  type Seat,
} from '@pepite/kernel';
import { ToldEvents } from '../events.ts';
import { legalMoves, type LegalMoves, seatNames } from '../legal-moves.ts';
import { type OutsidePosition, positionOf } from '../position.ts';

/** Nobody has to decide: the match is over. */
const NOBODY = -1;

/** One match of a batch: it waits for one seat at a time to decide. */
export class EnvMatch {
  readonly #referee: Referee<unknown, unknown, unknown, Options>;
  readonly #rng: Rng;
  readonly #told: ToldEvents;
  /** Who has to decide; of several at once the first seat, as all choose unseen. */
  #seat: Seat = NOBODY;
  #count = 0;

  constructor(game: Game, seats: number, options: Options, rng: Rng) {
    this.#referee = new Referee(game, seats, options);
    this.#rng = rng;
    this.#told = new ToldEvents(seats);
    this.#goOn();
  }

  get seat(): Seat {
    return this.#seat;
  }

  /** How many legal moves there are to choose from. */
  get count(): number {
    return this.#count;
  }

  get isOver(): boolean {
    return this.#seat === NOBODY;
  }

  get result(): Result | undefined {
    return this.#referee.result;
  }

  get game(): Game {
    return this.#referee.game;
  }

  /** The move at a place of the list of legal moves. */
  moveAt(place: number): Move {
    return this.#referee.listed(this.#seat).at(place);
  }

  /** The legal move that a text tells, or why it is none. */
  read(text: string): { readonly move: Move } | { readonly problem: Refusal } {
    const { game, table } = this.#referee;
    const move = game.parse(text);
    if (move === undefined) return { problem: refuseText(game, table, text) };
    const problem = this.#referee.judge(this.#seat, move);
    return problem === undefined ? { move } : { problem };
  }

  /** Makes a legal move of the seat that has to decide, and lets chance move after it. */
  step(move: Move): void {
    const problem = this.#referee.submit(this.#seat, move);
    if (problem !== undefined) throw new Error(`not legal: ${JSON.stringify(problem)}`);
    this.#goOn();
  }

  #goOn(): void {
    const referee = this.#referee;
    let turn = referee.turn;
    while (!isOver(turn) && firstActor(turn) === CHANCE) {
      referee.drawChance(this.#rng);
      turn = referee.turn;
    }
    this.#seat = isOver(turn) ? NOBODY : firstActor(turn);
    this.#count = this.#seat === NOBODY ? 0 : referee.listed(this.#seat).weight;
  }

  legal(seat = this.#seat): LegalMoves {
    return legalMoves(this.#referee, seat);
  }

  /** Where it stands for a seat, with what that seat has not been told yet. */
  position(seat = this.#seat): OutsidePosition {
    return positionOf(this.#referee, seat, this.#told.take(this.#referee, seat));
  }

  /** What a seat sees, as lines of text. */
  show(seat: Seat, language: Language): readonly string[] {
    const { game, seats } = this.#referee;
    const { table, hand } = this.#referee.view(seat);
    const words = game.words[language];
    return [...words.table(table, seatNames(seats, language)), ...words.hand(hand)];
  }

  observe(arrays: GameArrays, into: ArrayWriter, seat = this.#seat): void {
    into.clear();
    arrays.observe(this.#referee.view(seat), into);
  }

  /** The actions of whoever has to decide, and the move that each makes. */
  choices(arrays: GameArrays, add: (action: number, move: Move) => void): void {
    if (this.isOver) return;
    arrays.choices(this.#referee.view(this.#seat), this.#referee.listed(this.#seat), add);
  }
}
