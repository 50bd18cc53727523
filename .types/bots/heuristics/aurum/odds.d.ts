import { type Bits } from '@pepite/kernel';
/**
 * How likely a quantity is above zero that is expected to be `x` and strays by about 1. Only
 * operations that every machine rounds alike, so that a seed gives the same match everywhere.
 */
export declare const chance: (x: number) => number;
/** x to a small whole power. */
export declare function power(x: number, exponent: number): number;
/** How many metals of a set have a lower value. */
export declare const countBelow: (low: Bits, high: Bits, value: number) => number;
