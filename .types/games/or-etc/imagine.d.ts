import { type Rng } from '@pepite/kernel';
import { type OrEtcView } from './moves.ts';
import { type Rules } from './steps/asking.ts';
import { type OrEtcWorld } from './world.ts';
/**
 * Some world that looks like `view` to its seat. Cards shown in offers and contests stay where they
 * are known to be; the others are dealt out at random, so that those who contest could do so and,
 * in version 1, those who are asked could be asked and the others could not; who has chosen already
 * has chosen anything.
 */
export declare function imagine(rules: Rules, view: OrEtcView, rng: Rng, into: OrEtcWorld): void;
