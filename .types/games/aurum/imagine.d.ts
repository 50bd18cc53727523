import { type Rng } from '@pepite/kernel';
import type { AurumView } from './moves.ts';
import { type AurumWorld } from './world.ts';
/**
 * Some world that looks like `view` to its seat: what it can't see is dealt out at random, to the
 * other hands, to secret bids already made, and the rest to where nobody looks.
 */
export declare function imagine(view: AurumView, rng: Rng, into: AurumWorld): void;
