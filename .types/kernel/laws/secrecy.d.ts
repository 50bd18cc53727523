import type { Entry } from '../entry.ts';
import { type AnyWorld, type Law, type Scene } from './scene.ts';
/** Lets all seats choose at random until nothing is sealed any more. */
export declare function completeTurn({ game, rng }: Scene, world: AnyWorld): readonly Entry[];
export declare const SECRECY_LAWS: readonly Law[];
