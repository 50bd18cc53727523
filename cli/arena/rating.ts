import { itemAt, type Rng } from '@pepite/kernel';
import type { Lineup } from './lineups.ts';

/** How a match came out: who sat where, and the seats that won it together. */
export interface Outcome {
  readonly lineup: Lineup;
  readonly winners: readonly number[];
}

export interface Rating {
  readonly points: number;
  /** With 95 % confidence. */
  readonly low: number;
  readonly high: number;
}

/** Points as in chess: 400 more are ten times the chances. */
const SCALE = 400 / Math.LN10;
const CENTRE = 1500;
const STEPS = 200;
const RESAMPLES = 300;
/** A half match won and one lost against an average bot: nobody is infinitely strong. */
const PRIOR = 0.5;

/**
 * How strong each of `bots` is: every seat wins in proportion to the strength of its bot
 * (Bradley–Terry, for more than two: Luce), fitted by minorisation–maximisation. A shared win
 * counts in parts. The strengths have a mean logarithm of 0.
 */
export function strengths(outcomes: readonly Outcome[], bots: number): Float64Array {
  const wins = new Float64Array(bots).fill(PRIOR);
  for (const { lineup, winners } of outcomes) {
    for (const seat of winners) add(wins, itemAt(lineup, seat), 1 / winners.length);
  }
  const met = Map.groupBy(outcomes, ({ lineup }) => lineup.join());
  let strength = new Float64Array(bots).fill(1);
  for (let step = 0; step < STEPS; step++) {
    const due = Float64Array.from(strength, (own) => (2 * PRIOR) / (own + 1));
    for (const same of met.values()) {
      const { lineup } = itemAt(same, 0);
      const all = lineup.reduce((sum, bot) => sum + itemAt(strength, bot), 0);
      for (const bot of lineup) add(due, bot, same.length / all);
    }
    strength = centred(wins.map((won, bot) => won / itemAt(due, bot)));
  }
  return strength;
}

function add(sums: Float64Array, place: number, value: number): void {
  sums[place] = itemAt(sums, place) + value;
}

function centred(strength: Float64Array): Float64Array<ArrayBuffer> {
  const mean = strength.reduce((sum, one) => sum + Math.log(one), 0) / strength.length;
  return Float64Array.from(strength, (one) => one / Math.exp(mean));
}

const pointsOf = (strength: number): number => CENTRE + SCALE * Math.log(strength);

/**
 * Ratings with intervals from resampling. What is drawn again and again is whole deals: matches of
 * the same cards are no independent observations.
 */
export function rate(
  deals: readonly (readonly Outcome[])[],
  bots: number,
  rng: Rng,
): readonly Rating[] {
  const drawn = Array.from({ length: RESAMPLES }, () => {
    const sample = deals.map(() => itemAt(deals, rng.below(deals.length)));
    return strengths(sample.flat(), bots).map(pointsOf);
  });
  const fitted = strengths(deals.flat(), bots).map(pointsOf);
  return Array.from(fitted, (points, bot) => {
    const sorted = drawn.map((sample) => itemAt(sample, bot)).sort((one, other) => one - other);
    const at = (share: number): number => itemAt(sorted, Math.round(share * (RESAMPLES - 1)));
    return { points, low: Math.min(points, at(0.025)), high: Math.max(points, at(0.975)) };
  });
}
