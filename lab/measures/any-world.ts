import type { World } from '@pepite/kernel';

/** A world of whatever game. */
export type AnyWorld = World<unknown, unknown, unknown>;
