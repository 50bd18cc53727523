import type { Game } from '../game.ts';
import { listMoves } from '../match.ts';
import { identical } from '../data.ts';
import type { Move, Moves } from '../moves.ts';
import type { Options } from '../options.ts';
import type { Entry } from '../entry.ts';
import type { Rng } from '../rng.ts';
import type { Actor, Seat } from '../seats.ts';
import { copy, type Immutable, look, type View, type World } from '../world.ts';
import type { Follower } from './follower.ts';

export type AnyGame = Game;
export type AnyWorld = World<unknown, unknown, unknown>;

/** What is tried: a game with so many seats and such options. */
export interface Setup {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  /** Moves that turn up hidden cards by the rules, so that a view may depend on them afterwards. */
  readonly reveals: (text: string, scene: Viewing) => boolean;
  /** How the players choose, so that rare positions occur; at random, unless said. */
  readonly policy?: Policy;
}

/** One of the legal moves of a view's seat, which has to decide. */
export type Policy = (view: View<unknown, unknown>, moves: Moves, rng: Rng) => Move;

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
  /** A list to write moves to, for the same reason. */
  readonly list: Moves;
  /** A referee of the same match. */
  readonly follower: Follower;
}

/** `kept`: the law was tried and holds. `silent`: there was nothing to try. Else what broke it. */
export type Finding = 'kept' | 'silent' | { readonly broken: string };

export interface Law {
  readonly name: string;
  /** Tried at one position in so many, of long matches in more: dear laws are tried less often. */
  readonly every: number;
  readonly check: (scene: Scene) => Finding;
}

export const broken = (why: string): Finding => ({ broken: why });

/** What there is to say when a law is broken is only put together then. */
export const keptIf = (holds: boolean, why: string | (() => string)): Finding =>
  holds ? 'kept' : broken(typeof why === 'string' ? why : why());

export const textOf = (world: AnyWorld): string =>
  JSON.stringify([world.table, world.hands, world.box]);

export const sameWorlds = (one: AnyWorld, other: AnyWorld): boolean =>
  identical(one.table, other.table) &&
  identical(one.hands, other.hands) &&
  identical(one.box, other.box);

/** Whether two worlds look the same to a seat. */
export const lookSame = (one: AnyWorld, other: AnyWorld, seat: Seat): boolean =>
  identical(one.table, other.table) && identical(look(one, seat).hand, look(other, seat).hand);

/** The position itself, on a bench. */
export const cloneOn = (bench: AnyWorld, world: AnyWorld): AnyWorld => {
  copy(world, bench);
  return bench;
};

/** What an actor may do; good until the next list is asked for. */
export function movesOf({ game, list }: Lister, world: AnyWorld, actor: Actor): Moves {
  listMoves(game, world, actor, list);
  return list;
}

type Lister = Pick<Scene, 'game' | 'list'>;

/** Whether a move could be made: for chance, whether it could be drawn. */
export function isListed(scene: Lister, world: AnyWorld, { actor, move }: Entry): boolean {
  const moves = movesOf(scene, world, actor);
  // A long list is always a seat's, and what it holds is what the judge finds no fault in.
  return moves.isLong ? scene.game.judge(look(world, actor), move) === undefined : moves.has(move);
}

const SAMPLE = 300;

/** All places of a list or, where there are many, some at random, each once. */
export function placesIn({ weight }: Moves, rng: Rng): ReadonlySet<number> {
  const isShort = weight <= SAMPLE;
  const length = isShort ? weight : SAMPLE;
  return new Set(Array.from({ length }, (_, place) => (isShort ? place : rng.below(weight))));
}

/** All moves of a player's list or, of a long one, some at random. */
export const someOf = (moves: Moves, rng: Rng): readonly Move[] =>
  moves.isLong ? [...placesIn(moves, rng)].map((place) => moves.at(place)) : [...moves];

/** Those of some moves that are listed; the list is walked along, not written out. */
export function listedAmong(some: readonly Move[], moves: Moves): ReadonlySet<Move> {
  const wanted = new Set(some);
  const listed = new Set<Move>();
  for (let place = 0; place < moves.weight; place++) {
    const move = moves.at(place);
    if (wanted.has(move)) listed.add(move);
  }
  return listed;
}

export const seatsOf = ({ seats }: Setup): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat);
