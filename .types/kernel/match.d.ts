import type { Game } from './game.ts';
import type { Moves } from './moves.ts';
import type { Options } from './options.ts';
import type { Rng } from './rng.ts';
import { type Actor } from './seats.ts';
import { World } from './world.ts';
/** The world of a match to come. With options that make a variant, `game` is that variant. */
export declare const begin: <T, H, B, O = Options>(game: Game<T, H, B, O>, seats: number, options: O) => World<T, H, B>;
/** Fills `into` with what `actor` may do now. */
export declare function listMoves<T, H, B, O>(game: Game<T, H, B, O>, world: World<T, H, B>, actor: Actor, into: Moves): void;
/**
 * Plays a match to its end, every move at random, and returns how many decisions the players made.
 * Choices of a simultaneous turn are sealed by the rules, so they may be made one by one.
 */
export declare function playout<T, H, B, O>(game: Game<T, H, B, O>, world: World<T, H, B>, moves: Moves, rng: Rng): number;
