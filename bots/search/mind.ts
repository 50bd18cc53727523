import {
  CHANCE,
  type Actor,
  begin,
  firstActor,
  type Game,
  listMoves,
  look,
  type Move,
  Moves,
  OVER,
  tableOf,
  type View,
  type World,
} from '@pepite/kernel';
import type { Setting } from '../setting.ts';
import { Dice } from './dice.ts';
import type { Insight } from './insight.ts';

const GRAINS = 1024;

/**
 * One match in the mind: a world imagined from a view, played on by the game's insight. Everything
 * is made once and used again for every playout.
 */
export class Mind {
  readonly game: Game;
  readonly insight: Insight;
  /** The world that is played on. */
  readonly world: World<unknown, unknown, unknown>;
  /** By seat: what came of the last playout. */
  readonly worth: Float64Array;
  readonly moves = new Moves();
  readonly #dice = new Dice();
  #seed = 0;
  #volume = 0;
  #page = 0;
  #epoch = 0;
  #end = 0;

  constructor({ game, seats, options }: Setting, insight: Insight) {
    this.game = game;
    this.insight = insight;
    this.world = begin(game, seats, options);
    this.worth = new Float64Array(seats);
  }

  /** Another blank world of the same make. */
  static blank({ game, seats, options }: Setting): World<unknown, unknown, unknown> {
    return begin(game, seats, options);
  }

  /** Imagines world number `volume` of those that fit a view. */
  imagine(
    view: View<unknown, unknown>,
    seed: number,
    volume: number,
    into: World<unknown, unknown, unknown>,
  ): void {
    this.#dice.set(seed, volume, -1);
    if (this.insight.imagine === undefined) this.game.imagine(view, this.#dice, into);
    else this.insight.imagine(view, this.#dice, into);
  }

  /** Sets out to play on from the world as it is now, with the luck of that volume. */
  start(seed: number, volume: number): void {
    this.#seed = seed;
    this.#volume = volume;
    this.#page = 0;
    this.#epoch = this.insight.epoch(tableOf(this.world));
    this.#end = this.#epoch + this.insight.span;
    this.#dice.set(seed, volume, this.#page);
    this.insight.start?.();
  }

  /** Who acts next, or nobody (−1) where the playout ends. */
  next(): Actor {
    const table = tableOf(this.world);
    const turn = this.game.turn(table);
    if (turn === OVER) return -1;
    const epoch = this.insight.epoch(table);
    if (epoch >= this.#end) return -1;
    if (epoch !== this.#epoch) this.#turnPage(epoch);
    return firstActor(turn);
  }

  /** Luck is set anew at every epoch: what differed before does not shift the draws after. */
  #turnPage(epoch: number): void {
    this.#page += epoch - this.#epoch;
    this.#epoch = epoch;
    this.#dice.set(this.#seed, this.#volume, this.#page);
  }

  list(actor: Actor): void {
    listMoves(this.game, this.world, actor, this.moves);
  }

  /** Any of the moves listed, as chance would have it. */
  draw(): Move {
    return this.moves.draw(this.#dice);
  }

  /** A number from 0 to 1, as chance would have it. */
  throwDice(): number {
    return this.#dice.below(GRAINS) / GRAINS;
  }

  /** What the insight does with the moves listed. */
  decide(actor: Actor): Move {
    return this.insight.decide(look(this.world, actor), this.moves, this.#dice);
  }

  apply(actor: Actor, move: Move): void {
    this.game.apply(this.world, actor, move);
  }

  /** Plays on to where the playout ends, and weighs that. */
  finish(): void {
    for (let actor = this.next(); actor >= 0; actor = this.next()) {
      this.list(actor);
      this.apply(actor, actor === CHANCE ? this.draw() : this.decide(actor));
    }
    this.insight.evaluate(this.world, this.worth);
  }
}
