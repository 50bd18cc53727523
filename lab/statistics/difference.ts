import type { CrossSums, Sums } from '../tally.ts';
import { isPlainShare, MISSES, ratioOf, varianceOf } from './estimate.ts';
import { chanceOf, errorsFor } from './student.ts';

/** By how much a measure of one arm is more than that of another. */
export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly error: number;
  /** How likely chance alone makes such a difference, or a larger one. */
  readonly p: number;
}

/**
 * The difference of two ratios, and what it strays by: match number m of both arms had the same
 * chance, so what both have in common cancels out (delta method, paired).
 */
export function differenceOf(own: Sums, base: Sums, cross: CrossSums | undefined): Difference {
  const value = ratioOf(own) - ratioOf(base);
  const variance = floored(own) + floored(base) - 2 * covarianceOf(own, base, cross);
  const freedom = Math.min(own.matches, base.matches) - 1;
  const error = freedom < 1 ? Infinity : Math.sqrt(Math.max(0, withoutTrace(variance, own, base)));
  const away = error === 0 ? 0 : error * errorsFor(MISSES, freedom);
  const most = Number.isFinite(away) ? away : Infinity;
  return { value, low: value - most, high: value + most, error, p: pOf(value, error, freedom) };
}

/** How likely a measure strays so far from what it should be. */
export const chanceOfOffset = (sums: Sums, expected: number): number =>
  pOf(ratioOf(sums) - expected, Math.sqrt(floored(sums)), sums.matches - 1);

function pOf(value: number, error: number, freedom: number): number {
  if (error === 0) return value === 0 ? 1 : 0;
  return chanceOf(Math.abs(value) / error, freedom);
}

/** A share that was always or never so is not certain: two more matches might say otherwise. */
function floored(sums: Sums): number {
  const { matches, v } = sums;
  const isExtreme = isPlainShare(sums) && (v === 0 || v === matches);
  if (!isExtreme) return varianceOf(sums);
  const share = (v + 1) / (matches + 2);
  return (share * (1 - share)) / (matches + 2);
}

function covarianceOf(own: Sums, base: Sums, cross: CrossSums | undefined): number {
  const matches = Math.min(own.matches, base.matches);
  if (cross === undefined || matches < 2 || own.n === 0 || base.n === 0) return 0;
  const mine = ratioOf(own);
  const theirs = ratioOf(base);
  // The first letter of cross sums is this arm's.
  const products = cross.vv - theirs * cross.vn - mine * cross.nv + mine * theirs * cross.nn;
  return (products * matches) / (matches - 1) / (own.n * base.n);
}

/** Two arms that play alike differ by nothing, but for rounding. */
function withoutTrace(variance: number, own: Sums, base: Sums): number {
  const whole = varianceOf(own) + varianceOf(base);
  return Math.abs(variance) < ROUNDING * whole ? 0 : variance;
}

const ROUNDING = 1e-10;
