import { itemAt, type Rng } from '@pepite/kernel';

/** Random words are asked for so many at a time: a call to the system costs more than a draw. */
const POOL = new Uint32Array(256);
const WORDS = 2 ** 32;
let used = POOL.length;

function word(): number {
  if (used === POOL.length) {
    crypto.getRandomValues(POOL);
    used = 0;
  }
  return itemAt(POOL, used++);
}

/**
 * Chance at a real table: nobody can foresee it, and there is no seed that would tell it. Words
 * beyond the last whole multiple of n are thrown away, so every outcome is equally likely.
 */
export const cryptographic: Rng = {
  below(n) {
    const limit = WORDS - (WORDS % n);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % n;
  },
};
