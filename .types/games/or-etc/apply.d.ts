import type { Actor, Move } from '@pepite/kernel';
import type { Rules } from './steps/asking.ts';
import { type OrEtcWorld } from './world.ts';
/** Carries out a legal move. Where a step says that nobody is left to ask, play goes on. */
export declare function apply(rules: Rules, world: OrEtcWorld, actor: Actor, move: Move): void;
