import { type Setting, UnrefereedTable } from '@pepite/bots';
import { Seeded, variantOf } from '@pepite/kernel';
import type { Arm } from './arm.ts';
import { MatchNotes } from './collector.ts';
import { loadObservers } from './observe.ts';
import type { Observe } from './observer.ts';
import type { ReadExperiment } from './read-experiment.ts';
import { sliceAt } from './slices.ts';
import { addMatches, emptyTally, type Tally } from './tally.ts';

/** All that is needed to play an experiment. */
export interface Prepared extends ReadExperiment {
  readonly observe: Observe;
}

export interface SliceDone {
  readonly number: number;
  readonly tally: Tally;
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

/** Plays a slice: all matches in it, of all arms. */
export function playSlice(prepared: Prepared, number: number): SliceDone {
  const { experiment, arms } = prepared;
  const { from, to } = sliceAt(experiment, number);
  const tally = emptyTally(arms);
  const tables = arms.map((arm) => new PlayedArm(prepared, arm));
  for (let match = from; match < to; match++) {
    addMatches(
      tally,
      arms,
      tables.map((table) => table.playOne(match)),
    );
  }
  return { number, tally };
}

/** The matches of one arm, one after the other at the same table. */
class PlayedArm {
  readonly #prepared: Prepared;
  readonly #setting: Setting;
  readonly #table: UnrefereedTable;

  constructor(prepared: Prepared, { seats, options, bots }: Arm) {
    this.#prepared = prepared;
    this.#setting = { game: variantOf(prepared.game, options), seats, options };
    this.#table = new UnrefereedTable(bots, this.#setting);
  }

  /**
   * Its chance depends on the seed and its own number alone, so it is the same in every arm; and a
   * bot that decides otherwise does not change what chance brings, nor what other bots throw.
   */
  playOne(match: number): MatchNotes {
    const { experiment, observe } = this.#prepared;
    const { seed, closely = CLOSELY } = experiment;
    const stream = (which: number): Seeded => new Seeded(seed, match + which * STREAMS);
    const isClose = (match + 1) % closely === 0;
    const observer = observe(this.#setting, { isClose, dice: stream(ONLOOKER) });
    const bots = Array.from({ length: this.#setting.seats }, (_, seat) => stream(1 + seat));
    const { result } = this.#table.play({ chance: stream(0), bots }, observer);
    const notes = new MatchNotes();
    observer.ended(result, notes);
    return notes;
  }
}
