import { itemAt } from '@pepite/kernel';
import type { Arm } from './arm.ts';
import type { MatchNotes, Note } from './collector.ts';

/** Sums over matches of what they added to one measure, values `v` and counts `n`. */
export interface Sums {
  /** Matches that added anything. */
  matches: number;
  v: number;
  n: number;
  vv: number;
  nn: number;
  vn: number;
}

/**
 * Sums of products with the same match of the arm that this one is compared with: the first letter
 * is this arm's, the second that one's. They make differences as sure as common chance does.
 */
export interface CrossSums {
  vv: number;
  vn: number;
  nv: number;
  nn: number;
}

/** What is summed up of one arm: plain data, by the names of measures. */
export interface ArmTally {
  matches: number;
  readonly measures: Record<string, Sums>;
  readonly cross: Record<string, CrossSums>;
  /** How often each value came up. */
  readonly histograms: Record<string, Record<string, number>>;
}

/** By arm. */
export type Tally = readonly ArmTally[];

export const emptyTally = (arms: readonly Arm[]): Tally =>
  arms.map(() => ({ matches: 0, measures: {}, cross: {}, histograms: {} }));

/** Adds one match of every arm, each with the same number and so with the same chance. */
export function addMatches(tally: Tally, arms: readonly Arm[], notes: readonly MatchNotes[]): void {
  for (const [index, { base }] of arms.entries()) {
    const arm = itemAt(tally, index);
    const own = itemAt(notes, index);
    arm.matches++;
    for (const [measure, note] of own.measures) addSums(arm.measures, measure, sumsOf(note));
    for (const [histogram, value] of own.values) addCount(arm.histograms, histogram, value, 1);
    if (base !== undefined) addCrossOf(arm, own, itemAt(notes, base));
  }
}

const sumsOf = ({ value, count }: Note): Sums => ({
  matches: 1,
  v: value,
  n: count,
  vv: value * value,
  nn: count * count,
  vn: value * count,
});

function addCrossOf(arm: ArmTally, own: MatchNotes, other: MatchNotes): void {
  for (const [measure, { value, count }] of own.measures) {
    const base = other.measures.get(measure);
    if (base === undefined) continue;
    addCross(arm.cross, measure, {
      vv: value * base.value,
      vn: value * base.count,
      nv: count * base.value,
      nn: count * base.count,
    });
  }
}

/** Adds a slice to all before it: in their order, or sums would be rounded otherwise. */
export function mergeTally(into: Tally, from: Tally): void {
  for (const [index, arm] of from.entries()) {
    const target = itemAt(into, index);
    target.matches += arm.matches;
    for (const [measure, sums] of Object.entries(arm.measures)) {
      addSums(target.measures, measure, sums);
    }
    for (const [measure, sums] of Object.entries(arm.cross)) {
      addCross(target.cross, measure, sums);
    }
    for (const [histogram, counts] of Object.entries(arm.histograms)) {
      for (const [value, count] of Object.entries(counts)) {
        addCount(target.histograms, histogram, value, count);
      }
    }
  }
}

function addSums(into: Record<string, Sums>, measure: string, more: Sums): void {
  const sums = into[measure];
  if (sums === undefined) into[measure] = { ...more };
  else {
    sums.matches += more.matches;
    sums.v += more.v;
    sums.n += more.n;
    sums.vv += more.vv;
    sums.nn += more.nn;
    sums.vn += more.vn;
  }
}

function addCross(into: Record<string, CrossSums>, measure: string, more: CrossSums): void {
  const sums = into[measure];
  if (sums === undefined) into[measure] = { ...more };
  else {
    sums.vv += more.vv;
    sums.vn += more.vn;
    sums.nv += more.nv;
    sums.nn += more.nn;
  }
}

function addCount(
  into: ArmTally['histograms'],
  histogram: string,
  value: number | string,
  count: number,
): void {
  const counts = (into[histogram] ??= {});
  counts[value] = (counts[value] ?? 0) + count;
}
