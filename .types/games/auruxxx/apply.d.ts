import { type Actor, type Move } from '@pepite/kernel';
import { type AuruxxxWorld } from './world.ts';
/** Carries out a legal move. */
export declare function apply(world: AuruxxxWorld, actor: Actor, move: Move): void;
