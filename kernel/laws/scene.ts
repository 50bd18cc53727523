import type { Game } from '../game.ts';
import { listMoves } from '../match.ts';
import { type Move, Moves } from '../moves.ts';
import type { Options } from '../options.ts';
import type { Entry } from '../entry.ts';
import type { Rng } from '../rng.ts';
import type { Actor, Seat } from '../seats.ts';
import { copy, type Immutable, type World } from '../world.ts';

export type AnyGame = Game;
export type AnyWorld = World<unknown, unknown, unknown>;

/** What is tried: a game with so many seats and such options. */
export interface Setup {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  /** Moves that turn up hidden cards by the rules, so that a view may depend on them afterwards. */
  readonly reveals: (text: string, scene: Viewing) => boolean;
}

/** Where a move is made, and who looks on. */
export interface Viewing {
  readonly table: Immutable<unknown>;
  readonly viewer: Seat;
}

/** One position of a random match, and the move that will be made in it. */
export interface Scene extends Setup {
  /** The position; a law must leave it as it is. */
  readonly world: AnyWorld;
  readonly actor: Actor;
  readonly move: Move;
  /** Nothing has been chosen yet in the simultaneous turn, if it is one. */
  readonly isFresh: boolean;
  /** Everything that happened so far. */
  readonly journal: readonly Entry[];
  /** Moves that were legal for some seat somewhere in this match. */
  readonly pool: readonly Move[];
  readonly rng: Rng;
  /** Two worlds to try things in: making a new one each time would take most of the time. */
  readonly benches: readonly [AnyWorld, AnyWorld];
}

/** `kept`: the law was tried and holds. `silent`: there was nothing to try. Else what broke it. */
export type Finding = 'kept' | 'silent' | { readonly broken: string };

export interface Law {
  readonly name: string;
  /** Tried at one position in so many: dear laws are tried less often. */
  readonly every: number;
  readonly check: (scene: Scene) => Finding;
}

export const broken = (why: string): Finding => ({ broken: why });

export const keptIf = (holds: boolean, why: string): Finding => (holds ? 'kept' : broken(why));

export const textOf = (world: AnyWorld): string =>
  JSON.stringify([world.table, world.hands, world.box]);

/** The position itself, on a bench. */
export const cloneOn = (bench: AnyWorld, world: AnyWorld): AnyWorld => {
  copy(world, bench);
  return bench;
};

/** `into` is a list to use again, where nobody keeps what it held before. */
export function movesOf(
  game: AnyGame,
  world: AnyWorld,
  actor: Actor,
  into: Moves = new Moves(),
): Moves {
  listMoves(game, world, actor, into);
  return into;
}

/** Whether a move could be made: for chance, whether it could be drawn. */
export const isListed = (game: AnyGame, world: AnyWorld, { actor, move }: Entry): boolean =>
  movesOf(game, world, actor).has(move);

export const seatsOf = ({ seats }: Setup): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat);
