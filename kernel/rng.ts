/** Where chance comes from: a seeded generator in simulations, a cryptographic one at the table. */
export interface Rng {
  /** A whole number from 0 to n − 1, each as likely as the others. */
  below(n: number): number;
}

const SMALL = 0x7fff;
/** Flipping the sign bit of both sides makes a signed comparison an unsigned one. */
const SIGN = -0x80000000;
const WARM_UP = 15;

/**
 * The "small fast counting" generator (sfc32): 128 bits of state, whole numbers only, so that the
 * same seed gives the same match on every machine. `stream` makes independent generators from one
 * seed: a simulation gives every match its own, whichever worker plays it.
 */
export class Seeded implements Rng {
  /** The three words of state and the counter. */
  readonly #state = new Int32Array(4);

  constructor(seed: number, stream = 0) {
    const state = this.#state;
    state[0] = stream;
    state[1] = seed;
    state[2] = Math.floor(seed / 2 ** 32) ^ Math.floor(stream / 2 ** 32);
    state[3] = 1;
    for (let round = 0; round < WARM_UP; round++) this.next();
  }

  /** 32 random bits, as a signed integer. */
  next(): number {
    const state = this.#state;
    const b = state[1];
    const c = state[2];
    const out = (state[0] + b + state[3]) | 0;
    state[3]++;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + out;
    return out;
  }

  below(n: number): number {
    if (n > SMALL) return this.#belowLarge(n);
    // The high half of a product, drawn again in the rare case that would bias it. Every step
    // stays within a signed 32-bit integer.
    for (;;) {
      const bits = this.next();
      const low = Math.imul(bits, n);
      if ((low ^ SIGN) >= (n ^ SIGN) || low >= (-n >>> 0) % n) {
        return (Math.imul(bits >>> 16, n) + (Math.imul(bits & 0xffff, n) >>> 16)) >>> 16;
      }
    }
  }

  #belowLarge(n: number): number {
    const mask = 2 ** (32 - Math.clz32(n - 1)) - 1;
    for (;;) {
      const drawn = (this.next() & mask) >>> 0;
      if (drawn < n) return drawn;
    }
  }
}
