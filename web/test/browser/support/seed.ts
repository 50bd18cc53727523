import { randomInt } from 'node:crypto';

const MOST = 1_000_000;

/** What all chance of this file begins with: as it is set, or another one at every run. */
export const SEED = process.env['PEPITE_SEED'] || String(randomInt(MOST));
