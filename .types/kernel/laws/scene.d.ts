import type { Game } from '../game.ts';
import { type Move, Moves } from '../moves.ts';
import type { Options } from '../options.ts';
import type { Entry } from '../entry.ts';
import type { Rng } from '../rng.ts';
import type { Actor, Seat } from '../seats.ts';
import { type Immutable, type View, type World } from '../world.ts';
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
}
/** `kept`: the law was tried and holds. `silent`: there was nothing to try. Else what broke it. */
export type Finding = 'kept' | 'silent' | {
    readonly broken: string;
};
export interface Law {
    readonly name: string;
    /** Tried at one position in so many: dear laws are tried less often. */
    readonly every: number;
    readonly check: (scene: Scene) => Finding;
}
export declare const broken: (why: string) => Finding;
export declare const keptIf: (holds: boolean, why: string) => Finding;
export declare const textOf: (world: AnyWorld) => string;
/** The position itself, on a bench. */
export declare const cloneOn: (bench: AnyWorld, world: AnyWorld) => AnyWorld;
/** `into` is a list to use again, where nobody keeps what it held before. */
export declare function movesOf(game: AnyGame, world: AnyWorld, actor: Actor, into?: Moves): Moves;
/** Whether a move could be made: for chance, whether it could be drawn. */
export declare function isListed(game: AnyGame, world: AnyWorld, { actor, move }: Entry): boolean;
/** All places of a list or, where there are many, some at random, each once. */
export declare function placesIn({ weight }: Moves, rng: Rng): ReadonlySet<number>;
/** All moves of a player's list or, of a long one, some at random. */
export declare const someOf: (moves: Moves, rng: Rng) => readonly Move[];
/** Those of some moves that are listed; the list is walked along, not written out. */
export declare function listedAmong(some: readonly Move[], moves: Moves): ReadonlySet<Move>;
export declare const seatsOf: ({ seats }: Setup) => readonly number[];
