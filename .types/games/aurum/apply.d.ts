import { type Actor, type Move } from '@pepite/kernel';
import { type AurumWorld } from './world.ts';
/** Carries out a legal move. */
export declare function apply(world: AurumWorld, actor: Actor, move: Move): void;
