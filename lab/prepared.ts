import { type MatchDice, type Setting } from '@pepite/bots';
import { type MatchObserver, Seeded, variantOf } from '@pepite/kernel';
import type { Arm } from './arm.ts';
import { loadObservers } from './observe.ts';
import type { Observe } from './observer.ts';
import type { ReadExperiment } from './read-experiment.ts';

/** All that is needed to play an experiment. */
export interface Prepared extends ReadExperiment {
  readonly observe: Observe;
}

/**
 * One in so many matches is looked at closely, unless the experiment says otherwise: such a look
 * takes about as long as 150 matches.
 */
const CLOSELY = 200;
/** Streams of chance: one for the match itself, one for each seat, one for whoever looks on. */
const STREAMS = 2 ** 32;
const ONLOOKER = 7;

export const prepare = async (read: ReadExperiment): Promise<Prepared> => ({
  ...read,
  observe: await loadObservers(read.game),
});

/** What the matches of an arm are set up with. */
export const settingOf = ({ game }: Prepared, { seats, options }: Arm): Setting => ({
  game: variantOf(game, options),
  seats,
  options,
});

/**
 * The dice of a match. They depend on the seed and its own number alone, so chance is the same in
 * every arm; and a bot that decides otherwise does not change what chance brings, nor what other
 * bots throw.
 */
export const diceOf = (
  { experiment: { seed } }: Prepared,
  seats: number,
  match: number,
): Required<MatchDice> => ({
  chance: stream(seed, match, 0),
  bots: Array.from({ length: seats }, (_, seat) => stream(seed, match, 1 + seat)),
});

/** Who looks on at a match. */
export function observerOf(
  { experiment: { seed, closely = CLOSELY }, observe }: Prepared,
  setting: Setting,
  match: number,
): MatchObserver {
  const isClose = (match + 1) % closely === 0;
  return observe(setting, { isClose, dice: stream(seed, match, ONLOOKER) });
}

const stream = (seed: number, match: number, which: number): Seeded =>
  new Seeded(seed, match + which * STREAMS);
