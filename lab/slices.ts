import { type Contender, isProgram, thinks } from '@pepite/bots';
import type { Experiment } from './experiment.ts';

/** Matches number `from` up to but without `to`, of every arm: the unit of work. */
export interface Slice {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** Small enough that little is lost when a run is stopped, large enough to be worth sending. */
const SIZE = 20;
/** A match of bots that think takes minutes, and programs may. */
const THINKING_SIZE = 1;

const takesLong = (bot: Contender): boolean => isProgram(bot) || thinks(bot);

/**
 * How many matches a slice has. It follows from the experiment alone, so that whoever works on it
 * adds up the same; and not from how many matches there are, so that more can be played later.
 */
const sliceSize = ({ bots, variants }: Experiment): number =>
  [bots, ...variants.map((variant) => variant.bots ?? [])].flat().some(takesLong)
    ? THINKING_SIZE
    : SIZE;

export const slicesIn = (experiment: Experiment): number =>
  Math.ceil(experiment.matches / sliceSize(experiment));

export function sliceAt(experiment: Experiment, number: number): Slice {
  const size = sliceSize(experiment);
  const from = number * size;
  return { number, from, to: Math.min(experiment.matches, from + size) };
}
