import {
  type Actor,
  begin,
  CHANCE,
  deciding,
  firstActor,
  isSimultaneous,
  itemAt,
  listMoves,
  look,
  lowest,
  type Move,
  Moves,
  OVER,
  type Result,
  type Rng,
  type Seats,
  tableOf,
  type World,
} from '@pepite/kernel';
import type { Bot } from './bot.ts';
import { heuristicFor } from './heuristics/index.ts';
import type { Setting } from './setting.ts';

type AnyWorld = World<unknown, unknown, unknown>;

/** What plays on where nothing else is said: the game's heuristic at every seat. */
const heuristics = ({ game, seats, options }: Setting): readonly Bot[] =>
  Array.from({ length: seats }, () => heuristicFor(game, options));

/** Plays a match on from any world of its making; everything is used again for the next one. */
export class PlayOn {
  /** The world to be played on: whoever asks makes it what it should be. */
  readonly world: AnyWorld;
  readonly #setting: Setting;
  readonly #bots: readonly Bot[];
  readonly #moves = new Moves();
  readonly #answers: Move[];

  constructor(setting: Setting, bots: readonly Bot[] = heuristics(setting)) {
    const { game, seats, options } = setting;
    this.#setting = setting;
    this.#bots = bots;
    this.world = begin(game, seats, options);
    this.#answers = bots.map(() => 0);
  }

  /** `each` is called before every turn: to set the dice anew, so that worlds stay in step. */
  toEnd(rng: Rng, each: (table: unknown) => void = () => {}): Result {
    const { game } = this.#setting;
    for (const bot of this.#bots) bot.forget?.();
    const table = tableOf(this.world);
    for (let turn = game.turn(table); turn !== OVER; turn = game.turn(table)) {
      each(table);
      const actor = firstActor(turn);
      if (game.hidesAnswers === true && isSimultaneous(turn)) this.#answer(deciding(turn), rng);
      else game.apply(this.world, actor, this.#choose(actor, rng));
    }
    return game.result(table);
  }

  /** Nobody sees who has answered: all are asked before any answer is carried out. */
  #answer(seats: Seats, rng: Rng): void {
    for (let left = seats; left !== 0; left &= left - 1) {
      this.#answers[lowest(left)] = this.#choose(lowest(left), rng);
    }
    for (let left = seats; left !== 0; left &= left - 1) {
      const seat = lowest(left);
      this.#setting.game.apply(this.world, seat, itemAt(this.#answers, seat));
    }
  }

  #choose(actor: Actor, rng: Rng): Move {
    const moves = this.#moves;
    listMoves(this.#setting.game, this.world, actor, moves);
    if (actor === CHANCE) return moves.draw(rng);
    return itemAt(this.#bots, actor).choose(look(this.world, actor), moves, rng);
  }
}
