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
import { PlayoutRng } from './playout-rng.ts';
import type { Insight } from './insight.ts';

const GRAINS = 1024;

/**
 * One match played on from a view: a world imagined from it, and the moves that the game's insight
 * makes there. Everything is made once and used again for every playout.
 */
export class Playout {
  readonly game: Game;
  readonly insight: Insight;
  /** The world that is played on. */
  readonly world: World<unknown, unknown, unknown>;
  /** By seat: what came of the last playout. */
  readonly worth: Float64Array;
  readonly moves = new Moves();
  readonly #rng = new PlayoutRng();
  #seed = 0;
  #sample = 0;
  #epochsPlayed = 0;
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

  /** Imagines world number `sample` of those that fit a view. */
  imagine(
    view: View<unknown, unknown>,
    seed: number,
    sample: number,
    into: World<unknown, unknown, unknown>,
  ): void {
    this.#rng.set(seed, sample, -1);
    if (this.insight.imagine === undefined) this.game.imagine(view, this.#rng, into);
    else this.insight.imagine(view, this.#rng, into);
  }

  /** Starts a playout from the world as it is now, with the draws of that sample. */
  start(seed: number, sample: number): void {
    this.#seed = seed;
    this.#sample = sample;
    this.#epochsPlayed = 0;
    this.#epoch = this.insight.epoch(tableOf(this.world));
    this.#end = this.#epoch + this.insight.span;
    this.#rng.set(seed, sample, this.#epochsPlayed);
    this.insight.start?.();
  }

  /** Who acts next, or nobody (−1) where the playout ends. */
  next(): Actor {
    const table = tableOf(this.world);
    const turn = this.game.turn(table);
    if (turn === OVER) return -1;
    const epoch = this.insight.epoch(table);
    if (epoch >= this.#end) return -1;
    if (epoch !== this.#epoch) this.#enterEpoch(epoch);
    return firstActor(turn);
  }

  /** The draws are set anew at every epoch: what differed before does not shift the draws after. */
  #enterEpoch(epoch: number): void {
    this.#epochsPlayed += epoch - this.#epoch;
    this.#epoch = epoch;
    this.#rng.set(this.#seed, this.#sample, this.#epochsPlayed);
  }

  list(actor: Actor): void {
    listMoves(this.game, this.world, actor, this.moves);
  }

  /** Any of the moves listed, as chance would have it. */
  draw(): Move {
    return this.moves.draw(this.#rng);
  }

  /** A number from 0 to 1, as chance would have it. */
  throwDice(): number {
    return this.#rng.below(GRAINS) / GRAINS;
  }

  /** What the insight does with the moves listed. */
  decide(actor: Actor): Move {
    return this.insight.decide(look(this.world, actor), this.moves, this.#rng);
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

  /** By seat, how likely it wins the match from where the playout has ended. */
  weighChances(into: Float64Array): void {
    if (this.insight.chances === undefined) into.set(this.worth);
    else this.insight.chances(this.world, into);
  }
}
