import { type Rng } from '@pepite/kernel';
import { type SilverView } from './moves.ts';
import { type SilverWorld } from './world.ts';
/**
 * Some world that looks like `view` to its seat: cards it can't see are dealt out at random, others
 * who are done have chosen anything, and of this round's expedition cards only the last is known,
 * since nobody may look back (S6). Whoever is not done may have begun; that changes nothing.
 */
export declare function imagine(view: SilverView, rng: Rng, into: SilverWorld): void;
