import { itemAt } from '@pepite/kernel';
import { estimateOf, isPlainShare } from '../statistics/estimate.ts';
import type { Sums, Tally } from '../tally.ts';
import type { Goal, Search } from './search.ts';

/** What is known of a measure: its value, and where it lies in 95 of a hundred such runs. */
export interface Evidence {
  readonly measure: string;
  readonly seats: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How far off the goal the value is, in tolerances. */
  readonly miss: number;
}

/** Further off than anything that was counted; a number that JSON has. */
export const NEVER = 1e9;

/** By goal, the worst that it is about: of several seats and items the one that is furthest off. */
export const evidenceFor = (search: Search, tally: Tally): readonly (Evidence | undefined)[] =>
  search.goals.map((goal) => worstOf(allFor(search, goal, tally)));

/** By goal, how far off it is; nothing that was never counted can be right. */
export const missesOf = (search: Search, tally: Tally): readonly number[] =>
  evidenceFor(search, tally).map((evidence) => evidence?.miss ?? NEVER);

/** The less, the better: far off counts more than a little off twice. */
export const costOf = (misses: readonly number[]): number =>
  misses.reduce((sum, miss) => sum + miss * miss, 0);

const worstOf = (all: readonly Evidence[]): Evidence | undefined =>
  all.reduce<Evidence | undefined>(
    (worst, one) => (worst === undefined || one.miss > worst.miss ? one : worst),
    undefined,
  );

function allFor({ seats: counts }: Search, goal: Goal, tally: Tally): readonly Evidence[] {
  return counts.flatMap((seats, arm) => {
    if (goal.seats !== undefined && goal.seats !== seats) return [];
    return Object.entries(itemAt(tally, arm).measures)
      .filter(([measure, { n }]) => n > 0 && isMeant(goal.measure, measure))
      .map(([measure, sums]) => evidenceOf(goal, measure, seats, sums));
  });
}

const isMeant = (wanted: string, measure: string): boolean =>
  wanted.endsWith('/*') ? measure.startsWith(wanted.slice(0, -1)) : wanted === measure;

function evidenceOf(goal: Goal, measure: string, seats: number, sums: Sums): Evidence {
  const { value, low, high } = estimateOf(sums, isPlainShare(sums) ? 'share' : 'mean');
  return { measure, seats, value, low, high, miss: missOf(goal, value) };
}

/** How far off a goal a value is, in tolerances. */
function missOf({ target, least, most, tolerance }: Goal, value: number): number {
  if (target !== undefined) return Math.abs(value - target) / tolerance;
  return Math.max(0, (least ?? -Infinity) - value, value - (most ?? Infinity)) / tolerance;
}

/** How a goal stands: reached or missed for certain, or too close to call. */
export type Verdict = 'reached' | 'open' | 'missed';

export function verdictOf(goal: Goal, { low, high, value }: Evidence): Verdict {
  const isRight = (one: number): boolean =>
    missOf(goal, one) <= (goal.target === undefined ? 0 : 1);
  const ends = [low, high].filter((one) => isRight(one)).length;
  if (ends === 2) return 'reached';
  return ends === 0 && !isRight(value) && !isBetween(goal, low, high) ? 'missed' : 'open';
}

/** Whether an interval holds what is aimed at though both its ends do not. */
function isBetween({ target, least, most }: Goal, low: number, high: number): boolean {
  const aim = target ?? least ?? most ?? 0;
  return low <= aim && aim <= high;
}

/** Whether one is at least as good in everything, and better in something. */
export const dominates = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((miss, goal) => miss <= itemAt(other, goal)) &&
  one.some((miss, goal) => miss < itemAt(other, goal));
