import type { MeasureForm } from '@pepite/kernel';
import type { Sums } from '../tally.ts';
import { errorsFor } from './student.ts';

/** What is told of a measure: its value, and where it lies in 95 of a hundred such runs. */
export interface Estimate {
  readonly value: number;
  /** From −∞ to ∞ where too few matches tell. */
  readonly low: number;
  readonly high: number;
  /** The standard error of the value. */
  readonly error: number;
  /** Matches that have told anything. */
  readonly matches: number;
}

/** How often an interval misses what it is about. */
export const MISSES = 0.05;

/** All values over all counts; nothing where nothing was counted. */
export const ratioOf = ({ v, n }: Sums): number => (n === 0 ? 0 : v / n);

/**
 * The spread of the ratio (delta method). Matches are independent of each other, but what one match
 * counts is not: so the spread is that of matches, however many they count.
 */
export function varianceOf(sums: Sums): number {
  const { matches, n } = sums;
  if (matches < 2 || n === 0) return Infinity;
  const squares = Math.max(0, squaresOf(sums));
  return (squares * matches) / (matches - 1) / (n * n);
}

/** The sum of squares of what matches stray from the ratio: rounding may leave a trace of zero. */
function squaresOf(sums: Sums): number {
  const ratio = ratioOf(sums);
  const { vv, vn, nn } = sums;
  const squares = vv - 2 * ratio * vn + ratio * ratio * nn;
  return Math.abs(squares) < ROUNDING * (vv + ratio * ratio * nn) ? 0 : squares;
}

const ROUNDING = 1e-12;

/** Whether every match says yes or no once: then the interval of a share is known better. */
export const isPlainShare = ({ matches, v, n, vv, nn }: Sums): boolean =>
  n === matches && nn === n && vv === v && v >= 0 && v <= n;

export function estimateOf(sums: Sums, form: MeasureForm): Estimate {
  const value = ratioOf(sums);
  const error = Math.sqrt(varianceOf(sums));
  const { matches } = sums;
  const [low, high] = boundsOf(sums, form, value, error);
  return { value, low, high, error, matches };
}

function boundsOf(
  sums: Sums,
  form: MeasureForm,
  value: number,
  error: number,
): readonly [low: number, high: number] {
  if (form === 'share' && isPlainShare(sums)) return wilson(value, sums.matches);
  const away = error === 0 ? 0 : error * errorsFor(MISSES, sums.matches - 1);
  // Too few matches, or nothing counted: it may be anything.
  const most = Number.isFinite(away) ? away : Infinity;
  return form === 'share'
    ? [Math.max(0, value - most), Math.min(1, value + most)]
    : [value - most, value + most];
}

const NORMAL = 1.959963984540054;

/** Wilson's interval of a share: right for few matches, too, and for shares near nothing. */
export function wilson(share: number, matches: number): readonly [low: number, high: number] {
  if (matches === 0) return [0, 1];
  const square = (NORMAL * NORMAL) / matches;
  const centre = (share + square / 2) / (1 + square);
  const spread = (share * (1 - share)) / matches + square / (4 * matches);
  const away = (NORMAL * Math.sqrt(spread)) / (1 + square);
  return [Math.max(0, centre - away), Math.min(1, centre + away)];
}
