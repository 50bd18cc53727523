import { type Rng } from '@pepite/kernel';
import type { AuruxxxView } from './moves.ts';
import { type AuruxxxWorld } from './world.ts';
/**
 * Some world that looks like `view` to its seat: the others hold what it knows them to hold; all
 * that it can't see is dealt out at random, to the other hands, the pile and the talon. What the
 * others know is theirs, and it imagines that they know nothing.
 */
export declare function imagine(view: AuruxxxView, rng: Rng, into: AuruxxxWorld): void;
