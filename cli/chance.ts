import { randomInt } from 'node:crypto';
import type { Rng } from '@pepite/kernel';

/** Chance at a real table: nobody can foresee it, and there is no seed that would tell it. */
export const cryptographic: Rng = { below: (n) => randomInt(n) };
