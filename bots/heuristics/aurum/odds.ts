import { type Bits, size } from '@pepite/kernel';
import { ALL_METALS, HIGH_BIT, LOW_BIT, VALUES, valueOf } from '@pepite/games/aurum/pieces';

/**
 * How likely a quantity is above zero that is expected to be `x` and strays by about 1. Only
 * operations that every machine rounds alike, so that a seed gives the same match everywhere.
 */
export const chance = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);

/** x to a small whole power. */
export function power(x: number, exponent: number): number {
  let product = 1;
  for (let factor = 0; factor < exponent; factor++) product *= x;
  return product;
}

/** For every value: the metals below it, low and high word. */
const maskBelow = (bits: Int32Array): Int32Array =>
  Int32Array.from({ length: VALUES + 2 }, (_, value) =>
    ALL_METALS.filter((card) => valueOf(card) < value).reduce((mask, card) => mask | bits[card], 0),
  );
const BELOW_LOW = maskBelow(LOW_BIT);
const BELOW_HIGH = maskBelow(HIGH_BIT);

/** How many metals of a set have a lower value. */
export const countBelow = (low: Bits, high: Bits, value: number): number =>
  size(low & BELOW_LOW[value]) + size(high & BELOW_HIGH[value]);
