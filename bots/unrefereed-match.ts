import {
  type Actor,
  begin,
  CHANCE,
  deciding,
  firstActor,
  type Game,
  isSimultaneous,
  itemAt,
  listMoves,
  look,
  lowest,
  type Move,
  Moves,
  type Options,
  OVER,
  type Result,
  type Rng,
  type Seat,
  type Seats,
  tableOf,
  type Turn,
  variantOf,
  type World,
} from '@pepite/kernel';
import type { Bot } from './bot.ts';

export interface Unrefereed {
  readonly result: Result;
  /** How many decisions the players made. */
  readonly decisions: number;
}

type AnyWorld = World<unknown, unknown, unknown>;

/** Who looks on, and sees everything; nothing may be changed or kept but by copying it. */
export interface Watcher {
  /** Before a choice is carried out, of a player or of chance: what there was to choose from. */
  chose?(world: AnyWorld, actor: Actor, moves: Moves, move: Move): void;
  /** After every move, in the order of a record. */
  saw?(world: AnyWorld, actor: Actor, move: Move): void;
}

/** Where chance comes from. Bots throw the same dice as chance, unless each has its own. */
export interface MatchDice {
  readonly chance: Rng;
  readonly bots?: readonly Rng[];
}

/**
 * Plays a match among bots to its end without a referee: nothing is judged, copied or written
 * down, so a bot must only choose what is legal. With the same bots and the same chance it is the
 * match that `playMatch` plays.
 */
export function playWithoutReferee(
  game: Game,
  options: Options,
  bots: readonly Bot[],
  dice: MatchDice,
  watcher: Watcher = {},
): Unrefereed {
  const variant = variantOf(game, options);
  const world = begin(variant, bots.length, options);
  return new UnrefereedMatch(variant, world, new Moves(), bots, dice, watcher).play();
}

/** One match from a world in which nothing has happened yet. */
export class UnrefereedMatch {
  #decisions = 0;
  readonly #game: Game;
  readonly #bots: readonly Bot[];
  readonly #chance: Rng;
  /** By seat. */
  readonly #dice: readonly Rng[];
  readonly #watcher: Watcher;
  readonly #world: AnyWorld;
  readonly #moves: Moves;
  /** Whether any bot remembers what it sees. */
  readonly #isSeen: boolean;
  /** By seat: what was answered in a turn whose answers are hidden. */
  readonly #answers: Move[];

  constructor(
    game: Game,
    world: AnyWorld,
    moves: Moves,
    bots: readonly Bot[],
    { chance, bots: dice = bots.map(() => chance) }: MatchDice,
    watcher: Watcher,
  ) {
    this.#game = game;
    this.#bots = bots;
    this.#chance = chance;
    this.#dice = dice;
    this.#watcher = watcher;
    this.#world = world;
    this.#moves = moves;
    this.#answers = bots.map(() => 0);
    this.#isSeen = bots.some((bot) => 'see' in bot);
  }

  get #turn(): Turn {
    return this.#game.turn(tableOf(this.#world));
  }

  play(): Unrefereed {
    this.#playToEnd();
    return { result: this.#game.result(tableOf(this.#world)), decisions: this.#decisions };
  }

  #playToEnd(): void {
    const { hidesAnswers } = this.#game;
    for (let turn = this.#turn; turn !== OVER; turn = this.#turn) {
      if (hidesAnswers === true && isSimultaneous(turn)) this.#answerAtOnce(deciding(turn));
      else {
        const actor = firstActor(turn);
        this.#carryOut(actor, this.#choose(actor));
      }
    }
  }

  /** Nobody sees who has answered: all are asked before any answer is carried out. */
  #answerAtOnce(seats: Seats): void {
    for (let left = seats; left !== 0; left &= left - 1) {
      this.#answers[lowest(left)] = this.#choose(lowest(left));
    }
    for (let left = seats; left !== 0; left &= left - 1) {
      this.#carryOut(lowest(left), itemAt(this.#answers, lowest(left)));
    }
  }

  #choose(actor: Actor): Move {
    const moves = this.#moves;
    listMoves(this.#game, this.#world, actor, moves);
    const move = actor === CHANCE ? moves.draw(this.#chance) : this.#decide(actor);
    this.#watcher.chose?.(this.#world, actor, moves, move);
    return move;
  }

  #decide(seat: Seat): Move {
    this.#decisions++;
    const dice = itemAt(this.#dice, seat);
    return itemAt(this.#bots, seat).choose(look(this.#world, seat), this.#moves, dice);
  }

  #carryOut(actor: Actor, move: Move): void {
    this.#game.apply(this.#world, actor, move);
    if (this.#isSeen) this.#show();
    this.#watcher.saw?.(this.#world, actor, move);
  }

  #show(): void {
    for (const [seat, bot] of this.#bots.entries()) bot.see?.(look(this.#world, seat));
  }
}
