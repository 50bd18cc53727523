import type { Actor, Move } from '@pepite/kernel';
import { type SilverWorld } from './world.ts';
/** Carries out a legal move. */
export declare function apply(world: SilverWorld, actor: Actor, move: Move): void;
