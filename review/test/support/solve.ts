import type { Setting } from '@pepite/bots';
import {
  begin,
  copy,
  firstActor,
  isOver,
  itemAt,
  listMoves,
  type Move,
  Moves,
  type Seat,
  Seeded,
  sidesOf,
  tableOf,
  winsOf,
} from '@pepite/kernel';
import type { AnyView, AnyWorld } from '../../walk.ts';

/** Positions that are counted before one is too large to be solved, and moves in a row. */
const MOST = 20_000;
const DEEPEST = 60;
/** Worlds that a seat could be in. */
const WORLDS = 8;

/** Counts all that can come of a position. */
class Solver {
  readonly #setting: Setting;
  readonly #seat: Seat;
  #left = MOST;

  constructor(setting: Setting, seat: Seat) {
    this.#setting = setting;
    this.#seat = seat;
  }

  /** Whether the seat wins whatever anybody does, itself included, and whatever chance brings. */
  isWon(world: AnyWorld, depth = 0): boolean {
    const { game, seats, options } = this.#setting;
    if (this.#left-- <= 0 || depth > DEEPEST) return false;
    const turn = game.turn(tableOf(world));
    if (isOver(turn)) return this.#hasWon(world);
    const actor = firstActor(turn);
    const moves = new Moves();
    listMoves(game, world, actor, moves);
    const next = begin(game, seats, options);
    return [...moves].every((move) => {
      copy(world, next);
      game.apply(next, actor, move);
      return this.isWon(next, depth + 1);
    });
  }

  #hasWon(world: AnyWorld): boolean {
    const { game, seats } = this.#setting;
    const wins = winsOf(sidesOf(game, seats), game.result(tableOf(world)));
    return itemAt(wins, this.#seat) === 1;
  }
}

/**
 * The moves with which a seat wins for certain, by counting every continuation in many worlds that
 * fit what it sees.
 */
export function sureWins(setting: Setting, view: AnyView): readonly Move[] {
  const { game, seats, options } = setting;
  const listed = new Moves();
  game.moves(view, listed);
  const worlds = Array.from({ length: WORLDS }, (_, sample) => {
    const world = begin(game, seats, options);
    game.imagine(view, new Seeded(1, sample), world);
    return world;
  });
  const next = begin(game, seats, options);
  return [...listed].filter((move) =>
    worlds.every((world) => {
      copy(world, next);
      game.apply(next, view.seat, move);
      return new Solver(setting, view.seat).isWon(next);
    }),
  );
}
